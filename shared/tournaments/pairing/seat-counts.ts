import type { FormerRound, Pods } from './input.ts';

/**
 * A count of the times each start number has had each of the first seats; later seats are left out.
 */
export type SeatCounts = {
  of(number: number): readonly number[];
  /** Adds pods, their players in the order of seats, or removes them. */
  note(pods: Pods, by: 1 | -1): void;
};

export function seatCounting(seats: number): SeatCounts {
  const counts = new Map<number, number[]>();
  const none = Array.from({ length: seats }, () => 0);
  return {
    of: (number) => counts.get(number) ?? none,
    note(pods, by) {
      for (const pod of pods) {
        for (const [seat, number] of pod.slice(0, seats).entries()) {
          const had = counts.get(number) ?? [...none];
          had[seat] = (had[seat] ?? 0) + by;
          counts.set(number, had);
        }
      }
    },
  };
}

/** Counts the times each start number has had each of the first `seats` seats in these rounds. */
export function seatCounts(
  former: readonly Pick<FormerRound, 'pods'>[],
  seats: number,
): SeatCounts['of'] {
  const counts = seatCounting(seats);
  for (const { pods } of former) counts.note(pods, 1);
  return counts.of;
}
