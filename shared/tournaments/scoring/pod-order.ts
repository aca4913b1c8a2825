import type { PodPlace } from '../results.ts';

/** A seat of a pod in its order. */
export type Placed = {
  readonly seat: PodPlace;
  /** Counted anew, 1 being the best. */
  readonly place: number;
  /** How many share the place, this seat among them. */
  readonly shared: number;
  /** Whether it was struck from the pod by a disqualification. */
  readonly struck: boolean;
};

/**
 * The places of a pod, counted anew: behind all others come the disqualified, before them those who did not
 * come, and missed turns part those who share a place. Where nobody came, everybody is last.
 */
export function ranked(
  places: readonly PodPlace[],
  struck: ReadonlySet<number>,
): readonly Placed[] {
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
