import { describe, expect, it } from 'vitest';
import type { PairingInput } from '../../../shared/tournaments/pairing/input.ts';
import { pair, type Pairing } from '../../../shared/tournaments/pairing/pair.ts';
import { checkPairing } from '../../../shared/tournaments/pairing/problems.ts';
import { podsOfSize } from '../../support/paired-event.ts';

/** A round with this number of players; the first has most points. */
function roundOf(players: number, more: Partial<PairingInput> = {}): PairingInput {
  return {
    ...podsOfSize(4),
    ...{ algorithm: 'swiss-1', seed: 'c0ffee', round: 2, former: [], best: 5_000 },
    players: Array.from({ length: players }, (_, i) => ({
      number: i + 1,
      points: 1_000 * (players - i),
    })),
    ...more,
  };
}

const paired = (input: PairingInput): Pairing => {
  const pairing = pair(input);
  if ('impossible' in pairing) return expect.fail(JSON.stringify(pairing));
  return pairing;
};

const sorted = (pods: readonly (readonly number[])[]) =>
  pods.map((pod) => pod.toSorted((a, b) => a - b));

describe('a pairing', () => {
  it('groups players with equal points', () => {
    const { pods, report } = paired(roundOf(12));
    expect(sorted(pods)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]);
    expect(report).toMatchObject({ repeats: 0, spread: 600, oddPods: 0, broken: [] });
  });

  it('separates players who have met, and forbidden pairs', () => {
    const former = [{ pods: [[1, 2, 5, 6]], byes: [] }];
    const { pods, report } = paired(roundOf(16, { former, forbidden: [[3, 4]] }));
    expect(report).toMatchObject({ repeats: 0, broken: [] });
    for (const pair of [
      [1, 2],
      [5, 6],
      [3, 4],
    ]) {
      expect(pods.some((pod) => pair.every((number) => pod.includes(number)))).toBe(false);
    }
  });

  it('breaks a forbidden pair only if there is no other way, and reports it', () => {
    const { report } = paired(roundOf(4, { forbidden: [[2, 1]], repeats: 'NEVER' }));
    expect(report.broken.map((pair) => pair.toSorted())).toEqual([[1, 2]]);
  });

  it('names the players who would have to meet again if repeats are forbidden', () => {
    const former = [
      { pods: [[1, 2]], byes: [3] },
      { pods: [[1, 3]], byes: [2] },
    ];
    const input = roundOf(3, { ...podsOfSize(2), former, repeats: 'NEVER', byesFor: [3] });
    const problem = { kind: 'REPEAT', pod: 0, relax: ['repeats', 'podSize', 'byesFor'] };
    const { impossible } = pair(input) as Extract<ReturnType<typeof pair>, { impossible: unknown }>;
    expect(impossible).toMatchObject([problem]);
    expect(impossible[0]?.players.toSorted()).toEqual([1, 2]);
    const banned = pair({ ...input, forbidden: [[2, 3]] });
    expect(banned).toMatchObject({ impossible: [{ relax: [...problem.relax, 'forbidden'] }] });
    expect(pair({ ...input, repeats: 'MINIMISE' })).toMatchObject({ report: { repeats: 1 } });
  });

  it('gives byes to the lowest players without one, and to players who request one', () => {
    const former = [{ pods: [], byes: [9] }];
    const { pods, byes } = paired(roundOf(10, { former, byesFor: [1] }));
    expect(byes).toEqual([1, 10]);
    expect(pods.flat()).toHaveLength(8);
  });

  it('separates players who shared a bye from each other before any pair repeats', () => {
    const shared = { pods: [], byes: [1, 2] };
    const apart = paired(roundOf(4, { ...podsOfSize(2), former: [shared] }));
    expect(sorted(apart.pods)).not.toContainEqual([1, 2]);
    const met = {
      pods: [
        [1, 3],
        [2, 4],
        [1, 4],
        [2, 3],
      ],
      byes: [],
    };
    const never = roundOf(4, { ...podsOfSize(2), former: [shared, met], repeats: 'NEVER' });
    expect(sorted(paired(never).pods)).toContainEqual([1, 2]);
  });

  it('puts a player in an odd pod again to avoid a repeat, but only under NEVER', () => {
    const podSize = { preferred: 2, min: 2, max: 3 };
    const former = [
      {
        pods: [
          [1, 2, 3],
          [4, 5],
          [6, 7],
        ],
        byes: [],
      },
    ];
    const again = (repeats: 'NEVER' | 'MINIMISE') => {
      const { pods, report } = paired(roundOf(7, { podSize, former, repeats }));
      const odd = pods.find((pod) => pod.length === 3) ?? [];
      return { repeats: report.repeats, odd: odd.filter((number) => number <= 3).length };
    };
    expect(again('NEVER')).toEqual({ repeats: 0, odd: 1 });
    expect(again('MINIMISE')).toEqual({ repeats: 2, odd: 0 });
  });

  it('separates clubs if that costs little', () => {
    const level = roundOf(8).players.map(({ number }) => ({ number, points: 0 }));
    const clubs = [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ];
    const { pods } = paired(roundOf(8, { players: level, clubs }));
    for (const club of clubs) {
      expect(pods.map((pod) => club.filter((one) => pod.includes(one)).length)).toEqual([1, 1]);
    }
  });

  it('floats no player twice in a row if another of the same strength did not float', () => {
    const points = [15, 15, 15, 10, 10, 5, 5, 5];
    const players = points.map((each, i) => ({ number: i + 1, points: 1_000 * each }));
    const former = [
      {
        pods: [
          [4, 6],
          [5, 7],
        ],
        byes: [],
      },
    ];
    for (const float of [4, 5]) {
      const floated = players.map((player) =>
        player.number === float ? { ...player, float: 1 as const } : player,
      );
      const { pods } = paired(
        roundOf(8, { ...podsOfSize(2), players: floated, former, forbidden: [[4, 5]] }),
      );
      const up = pods.find((pod) => pod.includes(float));
      expect(Math.min(...(up ?? []))).toBeGreaterThan(3);
    }
  });

  it('deals the first round as a snake, or randomly', () => {
    const level = roundOf(10).players.map(({ number }) => ({ number, points: 0 }));
    const podSize = { preferred: 4, min: 3, max: 4 };
    const first = { players: level, round: 1, podSize };
    const dealt = paired(roundOf(10, { ...first, opening: 'SNAKE' }));
    expect(dealt.pods).toEqual([
      [1, 6, 7, 10],
      [2, 5, 8],
      [3, 4, 9],
    ]);
    expect(sorted(paired(roundOf(10, first)).pods)).not.toEqual(sorted(dealt.pods));
  });

  it('uses rank in POWER, and chance in RANDOM', () => {
    const players = roundOf(16).players.map((player) => ({ ...player, rank: 17 - player.number }));
    const power = paired(roundOf(16, { players, mode: 'POWER' }));
    expect(sorted(power.pods)[0]).toEqual([13, 14, 15, 16]);
    const drawn = paired(roundOf(16, { mode: 'RANDOM' }));
    const other = paired(roundOf(16, { mode: 'RANDOM', seed: 'c0ffef' }));
    expect(sorted(drawn.pods)).not.toEqual(sorted(other.pods));
  });

  it.each([
    ['LOW', [17, 18, 19]],
    ['HIGH', [1, 2, 3]],
    ['SPREAD', [9, 10, 11]],
  ] as const)('places odd pods %s', (remainderAt, expected) => {
    const podSize = { preferred: 4, min: 3, max: 4 };
    const { pods } = paired(roundOf(19, { podSize, remainderAt }));
    const [odd = []] = pods.filter((pod) => pod.length === 3);
    expect(odd.every((number) => Math.abs(number - expected[1]) <= 4)).toBe(true);
  });

  it.each([
    ['a seed that is no hex', { seed: 'Q' }],
    ['no seed', { seed: '' }],
    ['half a point', { players: [{ number: 1, points: 0.5 }] }],
    ['a player twice', { players: [1, 1].map((number) => ({ number, points: 0 })) }],
    ['a bye for a stranger', { byesFor: [99] }],
    ['pods of seven', { podSize: { preferred: 4, min: 2, max: 7 } }],
    ['a best of nothing', { best: 0 }],
    [
      '4,097 players',
      { players: Array.from({ length: 4_097 }, (_, i) => ({ number: i + 1, points: 0 })) },
    ],
  ])('can’t be made of %s', (_what, more) => {
    expect(() => pair(roundOf(8, more))).toThrow(RangeError);
  });
});

describe('a pairing made by hand', () => {
  const input = roundOf(9, {
    podSize: { preferred: 4, min: 3, max: 4 },
    forbidden: [[1, 2]],
    repeats: 'NEVER',
    former: [
      {
        pods: [
          [3, 4, 5, 6],
          [1, 2, 7, 8],
        ],
        byes: [9],
      },
    ],
  });

  it('has every problem listed', () => {
    const problems = checkPairing(
      input,
      [
        [1, 2, 3],
        [4, 5],
        [10, 7, 6, 9, 6],
      ],
      [9, 3],
    );
    expect(problems.map(({ kind, players, pod }) => [kind, players, pod])).toEqual([
      ['PLAYER_TWICE', [3], undefined],
      ['PLAYER_TWICE', [6], undefined],
      ['PLAYER_TWICE', [9], undefined],
      ['PLAYER_MISSING', [8], undefined],
      ['PLAYER_UNKNOWN', [10], undefined],
      ['POD_TOO_SMALL', [4, 5], 1],
      ['POD_TOO_LARGE', [10, 7, 6, 9, 6], 2],
      ['FORBIDDEN_PAIR', [1, 2], 0],
      ['REPEAT', [1, 2], 0],
      ['REPEAT', [4, 5], 1],
      ['SECOND_BYE', [9], undefined],
    ]);
  });

  it('can be played if it has none', () => {
    expect(
      checkPairing(
        input,
        [
          [1, 3, 9],
          [2, 4, 7],
          [5, 8, 6],
        ],
        [],
      ),
    ).toHaveLength(2);
    expect(
      checkPairing(
        { ...input, repeats: 'MINIMISE' },
        [
          [1, 3, 9],
          [2, 4, 7],
          [5, 8, 6],
        ],
        [],
      ),
    ).toEqual([]);
  });
});
