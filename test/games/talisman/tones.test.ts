import { describe, expect, it } from 'vitest';
import { toneOf } from '../../../shared/games/talisman/foresight/phrases.ts';

describe('the tone of an outcome', () => {
  const effectOf = (key: string, ...effects: readonly { readonly key: string }[]) => ({
    key: `effect.${key}`,
    ...(effects.length > 0 && { args: { effects } }),
  });
  const [gain, loss, other] = [effectOf('gain'), effectOf('lose.life'), effectOf('roll')];

  it.each([
    ['a gain', gain, 'GOOD'],
    ['a loss', loss, 'BAD'],
    ['anything else', other, undefined],
    ['gains beside anything else', effectOf('all', gain, other), 'GOOD'],
    ['a gain and a loss', effectOf('all', gain, loss), undefined],
    ['a loss of each in the region', effectOf('each.region', loss), 'BAD'],
  ] as const)('of %s', (_, phrase, tone) => {
    expect(toneOf(phrase)).toBe(tone);
  });
});
