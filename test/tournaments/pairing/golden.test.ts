import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seatCounts } from '../../../shared/tournaments/pairing/seat-counts.ts';
import { podsOfSize, playEvent, type PlayedRound } from '../../support/paired-event.ts';

const hashOf = (played: readonly PlayedRound[]): string => {
  const pairings = played.map(({ pods, byes }) => ({ pods, byes }));
  return createHash('sha256').update(JSON.stringify(pairings)).digest('hex').slice(0, 16);
};

/**
 * The number of players for each difference between their most and least frequent seat, from 0 to
 * 2.
 */
function unevenness(played: readonly PlayedRound[], seats: number): readonly number[] {
  const counts = seatCounts(played, seats);
  const all = played[0]?.input.players ?? [];
  const differences = all.map(
    ({ number }) => Math.max(...counts(number)) - Math.min(...counts(number)),
  );
  return [0, 1, 2].map((n) => differences.filter((difference) => difference === n).length);
}

describe('an event of 1,024 in fours over eight rounds', () => {
  const played = playEvent({ event: '0123456789abcdef', players: 1_024, rounds: 8 }, podsOfSize(4));

  it('is the same on every machine', () => {
    expect(hashOf(played)).toBe('2571aa90e07d3044');
  });

  it('has no repeats, and in the last round equal points in each pod', () => {
    expect(played.map(({ report }) => report.repeats)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(played.at(-1)?.report.spread).toBeLessThanOrEqual(100);
  });

  it('gives each player every seat equally often, within one for 95 of 100', () => {
    const [level = 0, byOne = 0, byTwo = 0] = unevenness(played, 4);
    expect(level + byOne + byTwo).toBe(1_024);
    expect((level + byOne) / 1_024).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a small event in fours', () => {
  it.each([
    [64, 6, 0, '25ebbdccd945053a'],
    [32, 6, 2, 'ba8db0fc42ff47b5'],
  ])(
    'of %i has almost no repeats in %i rounds, the same on every machine',
    (players, rounds, most, hash) => {
      const played = playEvent({ event: 'feed', players, rounds }, podsOfSize(4));
      expect(played).toHaveLength(rounds);
      expect(played.reduce((sum, { report }) => sum + report.repeats, 0)).toBeLessThanOrEqual(most);
      expect(hashOf(played)).toBe(hash);
    },
  );
});

describe('an event of each format', () => {
  const mixed = {
    ...podsOfSize(4),
    podSize: { preferred: 4, min: 3, max: 5 },
    forbidden: [[1, 2]],
  };
  it.each([
    [{ mode: 'POWER', remainder: 'LARGER', clubs: [[3, 4, 5]] }, '7b6a6e578831943d'],
    [{ mode: 'RANDOM', remainder: 'BYES', repeats: 'SOFT' }, '5878de52e5b2bd8b'],
    [
      { mode: 'SWISS', remainderAt: 'SPREAD', opening: 'SNAKE', repeats: 'NEVER' },
      '5c0fee9e908bd100',
    ],
  ] as const)('is the same on every machine: %j', (manner, hash) => {
    const played = playEvent({ event: 'beef', players: 45, rounds: 4 }, { ...mixed, ...manner });
    expect(played).toHaveLength(4);
    expect(hashOf(played)).toBe(hash);
  });
});
