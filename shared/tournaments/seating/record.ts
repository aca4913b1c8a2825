import type { FormerRound } from '../pairing/input.ts';
import { seatCounts } from './seat-counts.ts';

/** What seats players have had. */
export type SeatRecord = {
  /** What it costs to give somebody this seat, from 0, of so many: whole, and the less the better. */
  costOf(number: number, seat: number, of: number): number;
};

const MOST_SEATS = 6;
/** From the first seat to the last, whatever the number of seats: 1 to 5 steps go into it. */
const WHOLE = 60;
/** Above all that places can make of a difference. */
const COUNT = 2 ** 30;

/**
 * By the square of how often a player will have had the seat; where that is level, by how far the mean of their
 * places is from the middle of the table.
 */
export function recordOf(former: readonly Pick<FormerRound, 'pods'>[]): SeatRecord {
  const counts = seatCounts(former, MOST_SEATS);
  const leanings = leaningsIn(former);
  return {
    costOf(number, seat, of) {
      const times = (counts(number)[seat] ?? 0) + 1;
      const lean = (leanings.get(number) ?? 0) + leanOf(seat, of);
      return COUNT * times * times + lean * lean;
    },
  };
}

/** How far everybody has sat behind the middle in all, or before it. */
function leaningsIn(former: readonly Pick<FormerRound, 'pods'>[]): ReadonlyMap<number, number> {
  const leanings = new Map<number, number>();
  for (const pod of former.flatMap(({ pods }) => pods)) {
    for (const [seat, number] of pod.entries()) {
      leanings.set(number, (leanings.get(number) ?? 0) + leanOf(seat, pod.length));
    }
  }
  return leanings;
}

const leanOf = (seat: number, of: number): number =>
  of > 1 ? (2 * WHOLE * seat) / (of - 1) - WHOLE : 0;
