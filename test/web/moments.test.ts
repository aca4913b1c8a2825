import { expect, it } from 'vitest';
import type { Line, ShownCue } from '../../shared/client/index.ts';
import { momentsOf, oddsOf } from '../../services/page/web/pages/match/end/worth-seeing.ts';

const line = (version: number) => ({ version }) as Line;
const roll = (...values: readonly number[]): ShownCue => ({
  as: 'roll',
  who: 'seat:seat1',
  dice: values.map((value) => ({ sides: 6, value })),
});
const duel = (n: number, foeN: number): ShownCue => ({
  ...{ as: 'duel', who: 'seat:seat1', foe: 'card:dragon', dice: [], foeDice: [] },
  ...{ n, foeN },
});
const count = (n: number): ShownCue => ({
  ...{ as: 'count', who: 'seat:seat2', of: 'attribute:life' },
  n,
});

/** The moments of a log whose lines have these cues, by kind with the line of each. */
const found = (log: readonly (readonly ShownCue[])[]) =>
  Object.fromEntries(
    momentsOf(
      log.map((_, at) => line(at)),
      ({ version }) => log[version] ?? [],
    ).map(({ kind, line: its }) => [kind, its.version]),
  );

it('the rarity of a roll is one in a number of rolls as high', () => {
  expect(oddsOf(roll(6))).toBeCloseTo(6);
  expect(oddsOf(roll(6, 6, 6))).toBeCloseTo(216);
  // 11 or 12: three of 36
  expect(oddsOf(roll(5, 6))).toBeCloseTo(12);
  expect(oddsOf(roll(1, 1))).toBeCloseTo(1);
  expect(oddsOf(duel(9, 8))).toBe(0);
});

it('moments are the biggest fight, the luckiest roll and the heaviest loss, the first of equals', () => {
  const log = [
    [duel(7, 6), count(-1)],
    [duel(11, 9)],
    [duel(9, 11)],
    [roll(6, 6)],
    [roll(6, 6, 6)],
    [count(-3), count(2)],
    [count(-3)],
  ];
  expect(found(log)).toEqual({ fight: 1, roll: 4, loss: 5 });
});

it('moments include no common roll, and nothing of a quiet log', () => {
  expect(found([[roll(5, 6)], [count(4)]])).toEqual({});
  expect(found([])).toEqual({});
});
