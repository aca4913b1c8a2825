import type { FormerRound, Pods } from '../pairing/input.ts';
import { seatCounting } from '../pairing/seat-counts.ts';

/** The seats that players have had. */
export type SeatRecord = {
  /**
   * The cost of giving a player this seat, from 0, at a table of `of`: a whole number, the less the
   * better.
   */
  costOf(number: number, seat: number, of: number): number;
  /** Adds pods, their players in the order of seats, or removes them. */
  note(pods: Pods, by: 1 | -1): void;
};

const MOST_SEATS = 6;
/**
 * Distance from the first seat to the last, whatever the number of seats: divisible into 1 to 5
 * steps.
 */
const WHOLE = 60;
/** Weight of a count of seats, above any difference of distances. */
const COUNT = 2 ** 30;

/**
 * A record of seats. Costs go by the square of the number of times a player will have had the seat;
 * ties by the distance of the mean of their places from the middle of the table. All numbers are
 * whole, so that removing a pod restores the record exactly.
 */
export function seatRecord(): SeatRecord {
  const counts = seatCounting(MOST_SEATS);
  /** The sum of each player's distances behind the middle, negative before it. */
  const leanings = new Map<number, number>();
  return {
    note(pods, by) {
      counts.note(pods, by);
      for (const pod of pods) {
        for (const [seat, number] of pod.entries()) {
          leanings.set(number, (leanings.get(number) ?? 0) + by * leanOf(seat, pod.length));
        }
      }
    },
    costOf(number, seat, of) {
      const times = (counts.of(number)[seat] ?? 0) + 1;
      const lean = (leanings.get(number) ?? 0) + leanOf(seat, of);
      return COUNT * times * times + lean * lean;
    },
  };
}

/** Builds the record of these rounds. */
export function recordOf(former: readonly Pick<FormerRound, 'pods'>[]): SeatRecord {
  const record = seatRecord();
  for (const { pods } of former) record.note(pods, 1);
  return record;
}

const leanOf = (seat: number, of: number): number =>
  of > 1 ? (2 * WHOLE * seat) / (of - 1) - WHOLE : 0;
