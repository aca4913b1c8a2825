import { describe, expect, it } from 'vitest';
import type { Pods } from '../../../shared/tournaments/pairing/input.ts';
import { seatCounts } from '../../../shared/tournaments/pairing/seat-counts.ts';
import { seat, type SeatingInput } from '../../../shared/tournaments/seating/seat.ts';
import { seatAll } from '../../../shared/tournaments/seating/seat-all.ts';
import { podsOfSize, playEvent } from '../../support/paired-event.ts';

const first: SeatingInput = {
  ...{ algorithm: 'seats-1', seed: 'cafe', policy: 'BALANCED' },
  pods: [
    [1, 2, 3, 4],
    [5, 6, 7],
  ],
  former: [],
};

const sorted = (pods: Pods) => pods.map((pod) => pod.toSorted((a, b) => a - b));

/**
 * The number of players for each difference between their most and least frequent seat, from 0 on.
 */
function differences(rounds: readonly { readonly pods: Pods }[], players: number, seats: number) {
  const counts = seatCounts(rounds, seats);
  const all = Array.from({ length: players }, (_, i) => counts(i + 1));
  const apart = all.map((each) => Math.max(...each) - Math.min(...each));
  return Array.from(
    { length: Math.max(...apart) + 1 },
    (_, n) => apart.filter((a) => a === n).length,
  );
}

describe('the seats of a round', () => {
  it('hold the players of each pod, and depend on the seed', () => {
    expect(sorted(seat(first))).toEqual(first.pods);
    expect(seat(first)).toEqual([
      [2, 4, 1, 3],
      [7, 6, 5],
    ]);
    expect(seat({ ...first, seed: 'cafd' })).not.toEqual(seat(first));
    expect(sorted(seat({ ...first, policy: 'RANDOM' }))).toEqual(first.pods);
  });

  it('give each player the seat they had least often', () => {
    const former = [{ pods: [[1, 2, 3, 4]] }, { pods: [[2, 1, 4, 3]] }, { pods: [[3, 4, 1, 2]] }];
    expect(seat({ ...first, pods: [[1, 2, 3, 4]], former })).toEqual([[4, 3, 2, 1]]);
  });

  it('move each player towards the middle of the table if counts are equal', () => {
    // a player who sat before the middle goes behind it, also in a pod of another size
    const former = [{ pods: [[5, 1, 2, 6]] }];
    const [pod = []] = seat({ ...first, pods: [[1, 2, 5]], former });
    expect(pod.indexOf(5)).not.toBe(0);
  });

  it('are random under RANDOM, whatever the former seats', () => {
    const random = { ...first, policy: 'RANDOM' } as const;
    const former = [{ pods: seat(random) }];
    expect(seat({ ...random, former })).toEqual(seat(random));
  });

  it.each([2, 3, 5, 6])(
    'in pods of %i differ by two at most over eight rounds, and by one for 95 of 100',
    (size) => {
      const players = 40 * size;
      const played = playEvent({ event: 'ab', players, rounds: 8 }, podsOfSize(size));
      const [level = 0, byOne = 0, byTwo = 0, ...more] = differences(played, players, size);
      expect(more).toEqual([]);
      expect((level + byOne) / players).toBeGreaterThanOrEqual(0.95);
      expect(level + byOne + byTwo).toBe(players);
    },
  );
});

describe('the seats of a whole schedule', () => {
  it('are balanced over all rounds', () => {
    const played = playEvent({ event: 'ad', players: 16, rounds: 8 }, podsOfSize(4));
    const rounds = played.map(({ pods }) => pods.map((pod) => pod.toSorted((a, b) => a - b)));
    const seated = seatAll({ algorithm: 'seats-1', seed: 'ad', policy: 'BALANCED', rounds });
    expect(seated.map(sorted)).toEqual(rounds.map(sorted));
    expect(
      differences(
        seated.map((pods) => ({ pods })),
        16,
        4,
      ),
    ).toEqual([16]);
  });

  it('are random under RANDOM', () => {
    const rounds = [first.pods, first.pods];
    const [one, other] = seatAll({ algorithm: 'seats-1', seed: 'ad', policy: 'RANDOM', rounds });
    expect(one).not.toEqual(other);
  });
});
