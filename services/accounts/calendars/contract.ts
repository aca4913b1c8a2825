import type { AccountProfile, StoredVacation } from '../../platform/storage/contract.ts';
import type { Stop } from '../../platform/time/open-time.ts';

/** A timeline that stops now and then. */
export type Timeline = {
  /**
   * Computes the milliseconds that pass from one ISO 8601 time to another, without the given stops.
   */
  between(from: string, to: string, besides?: readonly Stop[]): number;
  /**
   * Computes the first time, ISO 8601, by which a number of milliseconds has passed since another.
   */
  after(from: string, milliseconds: number, besides?: readonly Stop[]): string;
};

/** The calendar of a seat in a match, by which its own time passes. */
export type SeatCalendar = {
  /** While its calendar is open. */
  readonly open: Timeline;
  /** The timeline by which the most time it has is counted: always, but for vacations. */
  readonly most: Timeline;
};

/** The parts that the clock of a match minds of what its people have said of their time. */
export type Minds = {
  readonly weekends?: 'STOP';
  readonly playingHours?: true;
  readonly vacation?: 'ALLOWED';
};

/** The calendar of an account: its hours, and its vacations. */
export type AccountCalendar = {
  readonly profile: AccountProfile | undefined;
  readonly vacations: readonly StoredVacation[];
  /**
   * Builds the calendar of a seat, with the hours that count for a question asked at a time, and
   * vacations as they are known now.
   */
  seat(minds: Minds, asOf: string, now: string): SeatCalendar;
};
