import type { PodPlace } from '../results.ts';

/** A seat of a pod in the order of places. */
export type RankedSeat = {
  readonly seat: PodPlace;
  /** The recomputed place, 1 being the best. */
  readonly place: number;
  /** Number of seats that share the place, this one included. */
  readonly shared: number;
  /** True if it was struck from the pod by a disqualification. */
  readonly struck: boolean;
};

/**
 * Ranks a pod: disqualified players last, before them no-shows, and missed turns break ties of
 * places. If no one came, all share the last place.
 */
export function ranked(
  places: readonly PodPlace[],
  struck: ReadonlySet<number>,
): readonly RankedSeat[] {
  const compared = (one: PodPlace, other: PodPlace): number =>
    Number(struck.has(one.number)) - Number(struck.has(other.number)) ||
    Number(one.noShow ?? false) - Number(other.noShow ?? false) ||
    one.place - other.place ||
    (one.missedTurns ?? 0) - (other.missedTurns ?? 0);
  const sorted = places.toSorted((a, b) => compared(a, b) || a.number - b.number);
  const nobodyCame = places.every(({ noShow }) => noShow === true);
  return sorted.map((seat) => {
    const first = sorted.findIndex((other) => compared(other, seat) === 0);
    const last = sorted.findLastIndex((other) => compared(other, seat) === 0);
    return {
      seat,
      place: nobodyCame ? sorted.length : first + 1,
      shared: nobodyCame ? 1 : last - first + 1,
      struck: struck.has(seat.number),
    };
  });
}
