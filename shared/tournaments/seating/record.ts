import type { FormerRound, Pods } from '../pairing/input.ts';
import { seatCounting } from '../pairing/seat-counts.ts';

/** What seats players have had. */
export type SeatRecord = {
  /** What it costs to give somebody this seat, from 0, of so many: whole, and the less the better. */
  costOf(number: number, seat: number, of: number): number;
  /** Takes pods in, their players in the order of seats, or out again. */
  note(pods: Pods, by: 1 | -1): void;
};

const MOST_SEATS = 6;
/** From the first seat to the last, whatever the number of seats: 1 to 5 steps go into it. */
const WHOLE = 60;
/** Above all that places can make of a difference. */
const COUNT = 2 ** 30;

/**
 * By the square of how often a player will have had the seat; where that is level, by how far the mean of their
 * places is from the middle of the table. All of it is whole, so that what was taken in is taken out without a trace.
 */
export function seatRecord(): SeatRecord {
  const counts = seatCounting(MOST_SEATS);
  /** How far everybody has sat behind the middle in all, or before it. */
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

/** The record of these rounds. */
export function recordOf(former: readonly Pick<FormerRound, 'pods'>[]): SeatRecord {
  const record = seatRecord();
  for (const { pods } of former) record.note(pods, 1);
  return record;
}

const leanOf = (seat: number, of: number): number =>
  of > 1 ? (2 * WHOLE * seat) / (of - 1) - WHOLE : 0;
