import { describe, expect, it } from 'vitest';
import { numbersIn, playersUpTo, pod, round, rowOf, tableOf } from '../support/table.ts';

/** Two rounds of pairs among four: 1 beat 2 and 3, 3 beat 4, 4 and 2 drew. */
const pairs = [
  round(1, [
    [1, 2],
    [3, 4],
  ]),
  round(2, [[1, 3], [[2, 4]]]),
];

describe('a table', () => {
  it('ranks by points, and lists the points of each round', () => {
    const table = tableOf(4, pairs);
    expect(table.map(({ rank, number, points }) => [rank, number, points]).slice(0, 2)).toEqual([
      [1, 1, 2_000],
      [2, 3, 1_000],
    ]);
    expect(rowOf(table, 2).rounds).toEqual([
      { round: 1, pod: 1, place: 2, points: 0, source: 'MATCH' },
      { round: 2, pod: 2, place: 1, points: 500, source: 'MATCH' },
    ]);
  });

  it('has no equal ranks: a random draw is last, even if the list has none', () => {
    const table = tableOf(4, pairs);
    expect(table[0]?.ties).toEqual([
      { kind: 'DRAW', value: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
    ]);
    expect(tableOf(4, pairs, { ties: [{ kind: 'DRAW' }, { kind: 'WINS' }] })[0]?.ties).toHaveLength(
      2,
    );
    const orders = ['00', '01', '02', '03', '04'].map((seed) =>
      numbersIn(tableOf(4, pairs, { seed })),
    );
    expect(new Set(orders.map(String))).toEqual(new Set(['1,3,2,4', '1,3,4,2']));
  });

  it('skips an unresolved pod', () => {
    const open = { ...pod(3, 5, 6), places: undefined };
    const table = tableOf(6, [
      {
        ...round(1, [
          [1, 2],
          [3, 4],
        ]),
        pods: [pod(1, 1, 2), open],
      },
    ]);
    expect(rowOf(table, 5)).toMatchObject({ points: 0, rounds: [] });
    expect(numbersIn(table).slice(-2).toSorted()).toEqual([3, 4]); // a player who plays is not away
  });

  it('counts points carried from the stage before', () => {
    const table = tableOf(4, pairs, { carry: { 4: 2_000 } });
    expect(table.slice(0, 2).map(({ number, points }) => [number, points])).toEqual([
      [4, 2_500],
      [1, 2_000],
    ]);
  });
});

describe('a bye', () => {
  const rounds = [round(1, [[1, 2]], { byes: [3] })];

  it('is worth a win by default', () => {
    expect(rowOf(tableOf(3, rounds), 3)).toMatchObject({
      points: 1_000,
      rounds: [{ round: 1, points: 1_000, source: 'BYE' }],
    });
    expect(rowOf(tableOf(3, rounds, { byePoints: 0.25 }), 3).points).toBe(250);
  });

  it('is worth the lowest first place by places, and the mean of the round’s best by scores', () => {
    const bySize = { 2: [4, 0], 3: [6, 3, 0] };
    expect(rowOf(tableOf(3, rounds, { scoring: { kind: 'PLACEMENT', bySize } }), 3).points).toBe(
      4_000,
    );
    const scored = [9, 4].map((score, i) => ({ number: i + 1, place: i + 1, score }));
    const pods = [
      { pod: 1, players: [1, 2], places: scored },
      { ...pod(2, 4, 5), places: [4, 5].map((number) => ({ number, place: 1, score: 4 })) },
    ];
    const table = tableOf(5, [{ round: 1, stage: 1, pods, byes: [3] }], {
      scoring: { kind: 'GAME_SCORE', measure: 'RAW' },
    });
    expect(rowOf(table, 3).points).toBe(6_500);
  });
});

describe('a late entrant', () => {
  const late = [...playersUpTo(4), { number: 5, status: 'ACTIVE', entered: 3 } as const];

  it('gets nothing for missed rounds, or fixed points, but never more than the lowest present player', () => {
    expect(rowOf(tableOf(5, pairs, { players: late }), 5).points).toBe(0);
    const granted = tableOf(5, pairs, { players: late, lateEntryPoints: 0.4 });
    expect(rowOf(granted, 5).rounds).toEqual([
      { round: 1, points: 0, source: 'LATE_ENTRY' }, // one of the others had nothing after round 1
      { round: 2, points: 400, source: 'LATE_ENTRY' },
    ]);
    expect(rowOf(tableOf(5, pairs, { players: late, lateEntryPoints: 1 }), 5).points).toBe(500);
  });

  it('gains nothing by leaving and coming back', () => {
    const missing = [round(1, [[1, 2]]), round(2, [[2, 3]], { missed: [1] })];
    const table = tableOf(3, missing, { lateEntryPoints: 1 });
    expect(rowOf(table, 1).points).toBe(1_000); // 3 has nothing
  });
});

describe('an absent player', () => {
  it('is never above players who played, whatever the points', () => {
    const places = [
      { number: 1, place: 1 },
      { number: 2, place: 2, noShow: true },
    ];
    const rounds = [
      round(1, [], { pods: [{ pod: 1, players: [1, 2], places }, pod(2, 3, 4)], byes: [5] }),
    ];
    const table = tableOf(6, rounds, { carry: { 2: 9_000, 6: 8_000 } });
    expect(numbersIn(table).slice(-2)).toEqual([2, 6]);
    expect(rowOf(table, 2).rounds[0]).toMatchObject({ place: 2, source: 'FORFEIT' });
    expect(numbersIn(table).slice(0, 3)).toContain(5); // a bye is no absence
  });
});

describe('a penalty', () => {
  it('takes points from its round on, or a pod', () => {
    const points = { kind: 'POINTS', number: 1, round: 2, points: 750 } as const;
    expect(rowOf(tableOf(4, pairs, { penalties: [points] }), 1).points).toBe(1_250);
    expect(rowOf(tableOf(4, pairs.slice(0, 1), { penalties: [points] }), 1).points).toBe(1_000);
    const loss = { kind: 'POD_LOSS', number: 1, round: 2, pod: 1 } as const;
    const table = tableOf(4, pairs, { penalties: [loss] });
    expect(rowOf(table, 1)).toMatchObject({ points: 1_000, rounds: [{}, { place: 2, points: 0 }] });
    expect(rowOf(table, 3).points).toBe(1_000);
  });
});

describe('a disqualified player', () => {
  const out = (pastPods?: 'KEEP' | 'RECOMPUTE') =>
    playersUpTo(4).map((each) =>
      each.number === 1 ? { ...each, status: 'DISQUALIFIED' as const, pastPods } : each,
    );

  it('is out of the table, with past pods unchanged or ranked again', () => {
    const kept = tableOf(4, pairs, { players: out() });
    expect(numbersIn(kept)).toHaveLength(3);
    expect(rowOf(kept, 3).points).toBe(1_000);
    const anew = tableOf(4, pairs, { players: out('RECOMPUTE') });
    expect(rowOf(anew, 3).points).toBe(2_000);
    expect(rowOf(anew, 2).points).toBe(1_500);
  });
});

describe('the standings of an elimination', () => {
  const lives = [2, 1, 0, 0, 0];
  const players = playersUpTo(5).map((each, i) => ({ ...each, lives: lives[i] }));
  const rounds = [
    round(1, [[3, 4, 1, 2]], { byes: [5] }),
    round(2, [[1, 2, 4]], { byes: [5] }),
    round(3, [[2, 1]]),
  ];

  it('rank by lives, then by the later exit, and then by points', () => {
    expect(numbersIn(tableOf(5, rounds, { players }))).toEqual([1, 2, 5, 4, 3]);
  });

  it('put the places of the final first', () => {
    expect(numbersIn(tableOf(5, rounds, { players, final: 3 })).slice(0, 2)).toEqual([2, 1]);
  });

  it('count a player who dropped out as out', () => {
    const dropped = players.map((each) =>
      each.number === 1 ? { ...each, status: 'DROPPED' as const } : each,
    );
    expect(numbersIn(tableOf(5, rounds, { players: dropped })).slice(0, 2)).toEqual([2, 1]);
  });
});
