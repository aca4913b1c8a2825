import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ties, type Tie } from '../../../shared/tournaments/ties/tie.ts';
import type { PlayedRound } from '../../../shared/tournaments/results.ts';
import { firstTies, numbersIn, round, tableOf } from '../support/table.ts';

/** The texts of one tie-break, by number. */
const said = (tie: Tie, count: number, rounds: readonly PlayedRound[]) =>
  firstTies(tableOf(count, rounds, { ties: [tie] }));

/** Round 1: 1 before 2 before 3, 4 before 5. Round 2: 4 and 1 share, then 2; 3 before 5. Round 3: 1 before 4; 2 has a bye. */
const rounds = [
  round(1, [
    [1, 2, 3],
    [4, 5],
  ]),
  round(2, [
    [[4, 1], 2],
    [3, 5],
  ]),
  round(3, [[1, 4]], { byes: [2] }),
];

describe('the head to head', () => {
  it('is the mean place in common pods of players who all met, and of no others', () => {
    const circle = [
      round(1, [
        [1, 2],
        [3, 4],
      ]),
      round(2, [
        [3, 1],
        [2, 4],
      ]),
      round(3, [
        [4, 3],
        [1, 2],
      ]),
    ];
    const table = tableOf(4, circle, { ties: [{ kind: 'HEAD_TO_HEAD' }] });
    expect(numbersIn(table)).toEqual([3, 1, 2, 4]); // 3 beat 1, with two wins each; 2 beat 4, with one
    expect(firstTies(table)).toEqual({ 3: '1', 1: '2', 2: '1', 4: '2' });
    const sooner = tableOf(4, circle.slice(0, 2), { ties: [{ kind: 'HEAD_TO_HEAD' }] });
    expect(firstTies(sooner)).toEqual({ 3: '', 1: '1', 2: '2', 4: '' }); // no one is level with 3 or 4
  });

  it('counts a shared place as the mean of the shared places', () => {
    const shared = [
      round(1, [[[1, 2, 3], 4]]),
      round(2, [
        [3, 4],
        [1, 2],
      ]),
      round(3, [[2, 1]]),
    ];
    const level = tableOf(4, shared, {
      ties: [{ kind: 'HEAD_TO_HEAD' }],
      scoring: { kind: 'WIN', win: 0, draw: 0, loss: 0 },
    });
    // 4 never met 1 and 2 but in round 1, which is enough
    expect(firstTies(level)).toEqual({ 1: '5/3', 2: '5/3', 3: '1.5', 4: '3' });
  });

  it('has no value if two of the players never met', () => {
    const apart = [
      round(1, [
        [1, 2],
        [3, 4],
      ]),
    ];
    expect(said({ kind: 'HEAD_TO_HEAD' }, 4, apart)).toEqual({ 1: '', 2: '', 3: '', 4: '' });
  });
});

describe('a tie-break by a player’s own results', () => {
  it('is the number of pods won outright', () => {
    expect(said({ kind: 'WINS' }, 5, rounds)).toEqual({ 1: '2', 2: '0', 3: '1', 4: '1', 5: '0' });
  });

  it('is the count of each place', () => {
    expect(said({ kind: 'PLACES' }, 5, rounds)).toEqual({
      1: '3 0 0',
      2: '0 1 1',
      3: '1 0 1',
      4: '2 1 0',
      5: '0 2 0',
    });
    const table = tableOf(5, rounds, {
      ties: [{ kind: 'PLACES' }],
      scoring: { kind: 'WIN', win: 0, draw: 0, loss: 0 },
    });
    expect(numbersIn(table)).toEqual([1, 4, 3, 5, 2]);
  });

  it('is the sum of scores', () => {
    const places = [1, 2].map((number) => ({ number, place: number, score: 10 - number }));
    const scored = [1, 2].map((n) => round(n, [], { pods: [{ pod: 1, players: [1, 2], places }] }));
    expect(said({ kind: 'GAME_SCORE' }, 3, scored)).toEqual({ 1: '18', 2: '16', 3: '0' });
  });

  it('is the sum of running totals', () => {
    // 1: 1, 1.5, 2.5; 2: 0, 0, 1 by a bye; 3: 0, 1, 1; 4: 1, 1.5, 1.5
    expect(said({ kind: 'PROGRESSIVE' }, 5, rounds)).toEqual({
      1: '5',
      2: '1',
      3: '2',
      4: '4',
      5: '0',
    });
  });
});

describe('a tie-break by opponents’ results', () => {
  it('is their points per pod, each meeting once, without byes', () => {
    // a pod: 1 has 2.5/3, 2 has 0/2, 3 has 1/2, 4 has 1.5/3, 5 has 0/2
    expect(said({ kind: 'OPPONENT_POINTS' }, 6, rounds)).toEqual({
      1: '0.3', // 2, 3, 4, 2, 4
      2: '2/3', // 1, 3, 4, 1: (5/6 + 1/2 + 1/2 + 5/6) / 4
      3: '5/18', // 1, 2, 5
      4: '5/12', // 5, 1, 2, 1
      5: '0.5', // 4, 3
      6: '0',
    });
  });

  it('is their wins per pod, each at least the floor', () => {
    // a pod: 1 has 2/3, 2 and 5 have the floor, 3 has 1/2, 4 has 1/3
    const floored: Tie = { kind: 'OPPONENT_WIN_RATE', floor: 0.2 };
    expect(said(floored, 6, rounds)).toEqual({
      1: '47/150', // 1/5, 1/2, 1/3, 1/5, 1/3
      2: '13/24', // 2/3, 1/2, 1/3, 2/3
      3: '16/45', // 2/3, 1/5, 1/5
      4: '13/30', // 1/5, 2/3, 1/5, 2/3
      5: '5/12', // 1/3, 1/2
      6: '0',
    });
  });

  it('is the sum of the means of their points, with an own dummy for a round not played', () => {
    // points: 1 has 2.5, 2 has 1, 3 has 1, 4 has 1.5, 5 has 0
    expect(said({ kind: 'BUCHHOLZ', cut: 0, unplayed: 'VIRTUAL' }, 5, rounds)).toEqual({
      1: '3.75', // 1, 1.25, 1.5
      2: '4.75', // 1.75, 2, and 1 of its own
      3: '2.75', // 1.75, 0, and 1 of its own
      4: '4.25', // 0, 1.75, 2.5
      5: '2.5', // 1.5, 1, and 0 of its own
    });
    expect(said({ kind: 'BUCHHOLZ', cut: 1, unplayed: 'VIRTUAL' }, 5, rounds)).toMatchObject({
      1: '2.75',
      2: '3.75',
      3: '2.75',
    });
    expect(said({ kind: 'BUCHHOLZ', cut: 0, unplayed: 'EXCLUDE' }, 5, rounds)).toMatchObject({
      1: '3.75',
      2: '3.75',
      3: '1.75',
    });
  });
});

describe('the random draw', () => {
  it('equals the result of any other HMAC', () => {
    const lot = (number: number) =>
      createHmac('sha256', Buffer.from('c0ffee', 'hex'))
        .update(`draw:${String(number)}`)
        .digest('hex');
    const table = tableOf(12, [], { seed: 'c0ffee' });
    const lots = table.map(({ number }) => lot(number).slice(0, 16));
    expect(table.map(({ ties }) => ties[0]?.value)).toEqual(lots);
    expect(lots).toEqual(lots.toSorted().toReversed());
  });

  it('is refused if its seed is not hexadecimal', () => {
    expect(() => tableOf(2, [], { seed: 'luck' })).toThrow('The seed of a draw must be hex.');
  });
});

describe('a list of tie-breaks', () => {
  it('is applied in order, each to players that all before it left equal', () => {
    const same = { ties: [{ kind: 'WINS' }, { kind: 'PLACES' }] satisfies readonly Tie[] };
    const even = { scoring: { kind: 'WIN', win: 0, draw: 0, loss: 0 } } as const;
    expect(numbersIn(tableOf(5, rounds, { ...same, ...even }))).toEqual([1, 4, 3, 5, 2]);
  });

  it.each([
    ['one kind twice', [{ kind: 'WINS' }, { kind: 'WINS' }]],
    ['anything behind a draw', [{ kind: 'DRAW' }, { kind: 'WINS' }]],
    ['an unknown kind', [{ kind: 'LUCK' }]],
    ['a floor above 1', [{ kind: 'OPPONENT_WIN_RATE', floor: 1.1 }]],
  ])('refuses %s', (_name, list) => {
    expect(ties.safeParse(list).success).toBe(false);
  });

  it('has default parameters', () => {
    expect(ties.parse([{ kind: 'OPPONENT_WIN_RATE' }, { kind: 'BUCHHOLZ' }])).toEqual([
      { kind: 'OPPONENT_WIN_RATE', floor: 0.2 },
      { kind: 'BUCHHOLZ', cut: 0, unplayed: 'VIRTUAL' },
    ]);
  });
});
