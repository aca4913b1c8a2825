import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { presetFor, wrongIn } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { limitsOf, presetOf } from '../../services/matches/terms/time-control.ts';
import { millisecondsOf } from '../../services/platform/time/duration.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { faultsOf } from '../../shared/words/faults.ts';
import { locales } from '../../shared/words/phrase.ts';
import { render } from '../../shared/words/render.ts';
import { root } from '../../tools/root.ts';
import type { MeasuredPresets } from '../../tools/simulate/presets.ts';

const all = Object.values(games).flatMap((game) =>
  (game.presets ?? []).map((preset) => [preset.id, { game, preset }] as const),
);
const DAY_MS = 86_400_000;

it('presets have an id each', () => {
  expect(all.length).toBeGreaterThan(9);
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
});

describe.each(all)('the preset %s', (id, { game, preset }) => {
  it('has valid options, seat numbers and auto-responses', () => {
    const { options, seats, orders = [] } = preset;
    expect(game.options.safeParse(options).error).toBeUndefined();
    expect(seats).toBeGreaterThanOrEqual(game.seats.min);
    expect(seats).toBeLessThanOrEqual(game.seats.max);
    expect(orders.flatMap((order) => wrongIn(game, order) ?? [])).toEqual([]);
  });

  it('is found by its options, or another with the same options is', () => {
    const found = presetFor(game, game.options.parse(preset.options));
    expect(found).toMatchObject({ options: preset.options });
  });

  it('is as fast as its time control, and ends in good time', () => {
    const control = presetOf(preset.timeControl) ?? expect.fail();
    expect(limitsOf(control).speed).toBe(preset.speed);
    const deadline = millisecondsOf(preset.deadline) ?? expect.fail();
    expect(deadline > DAY_MS).toBe(preset.speed === 'ASYNC');
    if (preset.speed === 'LIVE') expect(preset.orders).toBeUndefined();
  });

  it('has words in every language', () => {
    const { catalogue } = game.words;
    for (const key of [`preset.${id}`, `preset.${id}.text`]) {
      expect(faultsOf(catalogue, { key })).toEqual([]);
      const texts = locales.map((locale) => render(catalogue, locale, { key }));
      expect(new Set(texts).size).toBe(locales.length);
    }
  });
});

describe('measures of presets', () => {
  const measured = Object.values(catalogue).flatMap(({ folder }) => {
    const file = join(root, 'shared/games', folder, 'preset-figures.json');
    if (!existsSync(file)) return [];
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as MeasuredPresets);
  });

  it('belong to existing presets, and are stored with them', () => {
    const known = new Map(all);
    for (const [id, { matches, answers, turns }] of measured) {
      expect(known.get(id)?.preset.figures, id).toEqual({ matches, answers, turns });
    }
  });
});
