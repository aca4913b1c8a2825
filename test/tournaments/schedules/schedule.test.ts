import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../../shared/tournaments/pairing/history.ts';
import { mostApart } from '../../../shared/tournaments/schedules/most-apart.ts';
import {
  schedule,
  type Schedule,
  type ScheduleInput,
} from '../../../shared/tournaments/schedules/schedule.ts';

const numbers = (players: number) => Array.from({ length: players }, (_, i) => i + 1);

const roundRobin = (
  players: number,
  podSize: number,
  more: Partial<ScheduleInput> = {},
): Schedule =>
  schedule({
    ...{
      algorithm: 'round-robin-1',
      seed: 'ace0',
      players: numbers(players),
      podSize: { preferred: podSize, min: podSize, max: podSize },
      meetings: 1,
    },
    ...more,
  });

describe('a schedule of the second kind', () => {
  const games = (rounds: Schedule['rounds'], player: number) =>
    rounds.filter(({ pods }) => pods.flat().includes(player)).length;
  it.each([
    // players, the least seats of a pod of four, rounds, the sizes of its pods, how often any two meet at least
    [6, 3, 6, [3, 3], 1],
    [6, 4, 3, [4], 1],
    [8, 3, 5, [4, 4], 1],
    [8, 4, 5, [4, 4], 1],
    [10, 3, 5, [4, 3, 3], 1],
    [10, 4, 5, [4, 4], 0],
    [12, 4, 7, [4, 4, 4], 1],
    [16, 4, 5, [4, 4, 4, 4], 1],
  ] as const)('gives %i in fours, of %i or more, equally many games each', (...row) => {
    const [players, min, rounds, sizes, fewest] = row;
    const podSize = { preferred: 4, min, max: 4 };
    const drawn = roundRobin(players, 4, { algorithm: 'round-robin-2', podSize });
    expect(drawn.rounds).toHaveLength(rounds);
    for (const { pods } of drawn.rounds) expect(pods.map(({ length }) => length)).toEqual(sizes);
    expect(drawn.fewestMeetings).toBeGreaterThanOrEqual(fewest);
    const played = numbers(players).map((player) => games(drawn.rounds, player));
    expect(new Set(played).size).toBe(1);
  });
});

/** Counts independently the pairs that meet never, once, twice and so on. */
function meetings({ rounds }: Schedule, players: number): readonly number[] {
  const met = new Map<string, number>();
  for (const [one, other] of rounds.flatMap(({ pods }) => pods.flatMap(pairsOf))) {
    const key = [one, other].toSorted((a, b) => a - b).join();
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  const counts = [...met.values()];
  const most = Math.max(...counts);
  const never = (players * (players - 1)) / 2 - counts.length;
  return [never, ...numbers(most).map((times) => counts.filter((count) => count === times).length)];
}

describe('a round robin', () => {
  it.each([
    ['of pairs', 8, 2, 7],
    ['of pairs with byes', 7, 2, 7],
    ['on an affine plane of 2', 4, 2, 3],
    ['on an affine plane of 3', 9, 3, 4],
    ['on an affine plane of 4', 16, 4, 5],
    ['on an affine plane of 5', 25, 5, 6],
    ['by a table of 15', 15, 3, 7],
    ['by a table of 28', 28, 4, 9],
  ])('%s brings each pair together once', (_how, players, podSize, rounds) => {
    const made = roundRobin(players, podSize);
    expect(made.rounds).toHaveLength(rounds);
    expect(meetings(made, players)).toEqual([0, (players * (players - 1)) / 2]);
    expect([made.fewestMeetings, made.mostMeetings]).toEqual([1, 1]);
  });

  it.each([
    [10, 3, 3],
    [12, 3, 4],
    [20, 4, 5],
    [24, 3, 11],
    [24, 4, 7],
    [30, 5, 6],
    [36, 6, 3],
    [28, 4, 7],
    [27, 3, 9],
    [32, 4, 9],
    [36, 4, 9],
    [44, 4, 11],
    [78, 6, 13],
    [100, 4, 25],
  ])('of %i in pods of %i has %i rounds without a repeat', (players, podSize, rounds) => {
    const made = roundRobin(players, podSize, { rounds });
    expect(made.rounds).toHaveLength(rounds);
    expect(made.mostMeetings).toBe(1);
    expect(meetings(made, players)).toHaveLength(2);
  });

  it('repeats once all pairs have met, and balances repeats otherwise', () => {
    expect(meetings(roundRobin(8, 2, { meetings: 2 }), 8)).toEqual([0, 0, 28]);
    expect(meetings(roundRobin(9, 3, { rounds: 8 }), 9)).toEqual([0, 0, 36]);
    const uneven = roundRobin(10, 4, { rounds: 15 });
    expect([uneven.fewestMeetings, uneven.mostMeetings]).toEqual([3, 5]);
  });

  it('has every player in every round once, and gives byes evenly', () => {
    const inputs = fc.record({
      players: fc.integer({ min: 2, max: 24 }),
      podSize: fc.integer({ min: 2, max: 6 }),
      rounds: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(inputs, ({ players, podSize, rounds }) => {
        const made = roundRobin(players, podSize, { rounds });
        expect(made.rounds).toHaveLength(rounds);
        for (const { pods, byes } of made.rounds) {
          expect([...pods.flat(), ...byes].toSorted((a, b) => a - b)).toEqual(numbers(players));
          expect(pods.every((pod) => pod.length === podSize)).toBe(true);
        }
        const byes = made.rounds.flatMap((round) => round.byes);
        const counts = numbers(players).map(
          (number) => byes.filter((bye) => bye === number).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });

  it('separates forbidden pairs if not everyone meets everyone', () => {
    const inputs = fc.record({
      seed: fc.nat({ max: 65_535 }).map((seed) => seed.toString(16).padStart(4, '0')),
      shape: fc.constantFrom([8, 2], [9, 2], [9, 3], [12, 3], [15, 3], [16, 4]),
      pairs: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(inputs, ({ seed, shape: [players = 0, podSize = 0], pairs }) => {
        const forbidden = numbers(pairs).map((one) => [one, one + 4]);
        const more = { seed, rounds: 2 };
        const made = roundRobin(players, podSize, { ...more, forbidden });
        expect(made.broken).toEqual([]);
        const sat = made.rounds.flatMap(({ pods }) => pods);
        const isTogether = ([one = 0, other = 0]: readonly number[]) =>
          sat.some((pod) => pod.includes(one) && pod.includes(other));
        expect(forbidden.filter(isTogether)).toEqual([]);
        const free = roundRobin(players, podSize, more);
        expect(made.mostMeetings).toBe(free.mostMeetings);
        // a forbidden pair that is not in the event changes nothing
        expect(roundRobin(players, podSize, { ...more, forbidden: [[98, 99]] })).toEqual(free);
        expect(roundRobin(players, podSize, { ...more, forbidden })).toEqual(made);
      }),
      { numRuns: 20 },
    );
  });

  it('finds the one omitted round, and names the pairs it can’t separate', () => {
    const forbidden = [1, 3, 5, 7].map((one) => [one, one + 1]);
    expect(roundRobin(8, 2, { rounds: 6, forbidden }).broken).toEqual([]);
    expect(roundRobin(8, 2, { forbidden }).broken).toEqual(forbidden);
  });

  it('gives in advance the largest number of pairs it can separate, if it is built by rule', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
    const inputs = fc.record({
      shape: fc.constantFrom([9, 2], [9, 3], [12, 3], [15, 3], [16, 4], [20, 4], [25, 5]),
      rounds: fc.integer({ min: 1, max: 4 }),
      pairs: fc.uniqueArray(
        pair.filter(([one, other]) => one < other),
        { minLength: 1, selector: String },
      ),
    });
    fc.assert(
      fc.property(inputs, ({ shape: [size = 0, podSize = 0], rounds, pairs }) => {
        const most = mostApart({ size, podSize, rounds, meetings: 1 }, pairs);
        const { broken } = roundRobin(size, podSize, { rounds, forbidden: pairs });
        expect(broken.length).toBeGreaterThanOrEqual(pairs.length - most);
      }),
      { numRuns: 20 },
    );
    const one = [[1, 2] as const];
    const star = [2, 3, 4, 5, 6].map((other) => [1, other] as const);
    const of = (size: number, podSize: number, rounds?: number) => ({
      ...{ size, podSize, rounds, meetings: 1 },
    });
    expect(mostApart(of(8, 2), one)).toBe(0);
    expect(mostApart(of(16, 4), one)).toBe(0);
    // of twenty, each can avoid four; if rounds are annealed it is known once all meet often
    expect([mostApart(of(20, 4), one), mostApart(of(20, 4), star)]).toEqual([1, 4]);
    expect([mostApart(of(18, 4, 7), one), mostApart(of(18, 4, 14), one)]).toEqual([1, 0]);
  });

  it('depends on its seed and players, not on their order', () => {
    const players = numbers(16);
    expect(roundRobin(16, 4, { players: players.toReversed() })).toEqual(roundRobin(16, 4));
    expect(roundRobin(16, 4, { seed: 'ace1' })).not.toEqual(roundRobin(16, 4));
  });

  it.each([
    [8, 2, {}, 'c0d2c833619d81cb'],
    [16, 4, {}, '0bbdc02d0c65095c'],
    [24, 4, {}, 'cb58f0fdb0aa9f6b'],
    [14, 4, { rounds: 6 }, '32b427a04227d2dd'],
  ])('of %i in pods of %i is the same on every machine', (players, podSize, more, hash) => {
    const text = JSON.stringify(roundRobin(players, podSize, more).rounds);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });

  it.each([
    ['one player', { players: [1] }],
    ['a player twice', { players: [1, 2, 2, 3] }],
    ['pods of one', { podSize: { preferred: 1, min: 1, max: 1 } }],
    ['half a meeting', { meetings: 0.5 }],
    ['fewer rounds than none', { rounds: -1 }],
  ])('can’t be made of %s', (_what, more) => {
    expect(() => roundRobin(8, 4, more)).toThrow(RangeError);
  });
});
