import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { presetFor, type Preset } from '../../shared/engine/index.ts';

const options = z.strictObject({
  rounds: z.int().default(9),
  parts: z.strictObject({ quick: z.boolean().default(false) }).default({ quick: false }),
});
const common = { seats: 2, speed: 'LIVE', timeControl: 'live', deadline: 'PT1H' } as const;
const short: Preset = { id: 'short', options: { rounds: 3 }, ...common };
const quick: Preset = { id: 'quick', options: { parts: { quick: true } }, ...common };
const game = { options, presets: [short, quick] };

describe('the preset of options', () => {
  it('is found by chosen values and defaults', () => {
    expect(presetFor(game, { rounds: 3 })).toBe(short);
    expect(presetFor(game, options.parse({ rounds: 3 }))).toBe(short);
    expect(presetFor(game, { parts: { quick: true }, rounds: 9 })).toBe(quick);
  });

  it('is absent if one option differs, or if the game has no such option', () => {
    expect(presetFor(game, { rounds: 3, parts: { quick: true } })).toBeUndefined();
    expect(presetFor(game, { rounds: 4 })).toBeUndefined();
    expect(presetFor(game, { rounds: 3, mercy: true })).toBeUndefined();
    expect(presetFor(game, 'short')).toBeUndefined();
  });

  it('equals the defaults, with the name of a preset if one equals them', () => {
    expect(presetFor(game, {})).toBe('DEFAULTS');
    expect(presetFor(game, { rounds: 9 })).toBe('DEFAULTS');
    expect(presetFor({ options }, {})).toBe('DEFAULTS');
    const full: Preset = { id: 'full', options: {}, ...common };
    expect(presetFor({ options, presets: [short, full] }, { rounds: 9 })).toBe(full);
  });
});
