import { expect, it } from 'vitest';
import type { Line, Ref, ShownCue } from '../../shared/client/index.ts';
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
const glory = (who: Ref, n: number): ShownCue => ({ as: 'count', who, of: 'good:glory', n });
const move = (from: Ref, to: Ref): ShownCue => ({ as: 'move', who: 'seat:seat1', from, to });

/** The moments of a log whose lines have these cues, by kind with the line of each. */
const found = (log: readonly (readonly ShownCue[])[]) =>
  Object.fromEntries(
    momentsOf(
      log.map((_, at) => line(at)),
      {
        cues: ({ version }) => log[version] ?? [],
        score: 'good:glory',
        landOf: (place) => place.split(' ')[1],
      },
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
  expect(found([[roll(5, 6)], [count(1)], [move('space:a outer', 'space:b outer')]])).toEqual({});
  expect(found([])).toEqual({});
});

it('a fight is told by the line that says who won', () => {
  const outcome: ShownCue = {
    ...{ as: 'duel', who: 'seat:seat1', foe: 'card:dragon', dice: [], foeDice: [] },
    won: true,
  };
  expect(found([[duel(11, 9)], [outcome], [duel(3, 2)]])).toEqual({ fight: 1 });
});

it('the last change of lead is a moment: of two who were in the lead, and no tie', () => {
  const [ann, bob] = ['seat:seat1', 'seat:seat2'] as const;
  const log = [
    [glory(ann, 3), glory(bob, 1)],
    [glory(bob, 2)],
    [glory(bob, 4)],
    [glory(ann, 9)],
    [glory(bob, 5)],
    [glory(ann, 1)],
  ];
  expect(found(log)['lead']).toBe(3);
  const lead = momentsOf(
    log.map((_, at) => line(at)),
    { cues: ({ version }) => log[version] ?? [], score: 'good:glory' },
  ).find(({ kind }) => kind === 'lead');
  expect(lead?.overtaking).toEqual({
    ...{ who: ann, passed: bob },
    scores: [
      [3, 1],
      [3, 3],
      [3, 7],
      [12, 7],
      [12, 12],
      [13, 12],
    ],
  });
  expect(found([[glory(ann, 3)], [glory(bob, 2)]])['lead']).toBeUndefined();
});

it('a match with few fights and rolls has other moments, three in all', () => {
  const log = [
    [move('space:a outer', 'space:b outer')],
    [move('space:b outer', 'space:c middle')],
    [count(-1)],
    [count(5)],
    [{ as: 'out', who: 'seat:seat2' } as const],
  ];
  expect(found(log)).toEqual({ out: 4, crossing: 1, loss: 2 });
});
