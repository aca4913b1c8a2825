/** The number of pods without a single answer after which a player is out. */
export const MOST_NO_SHOWS = 2;

/** The status of a registered player. */
export type PlayerStatus =
  /** Waits for the approval of staff. */
  | 'PENDING'
  | 'WAITLISTED'
  | 'REGISTERED'
  /** Has said before the start that they are there. */
  | 'CHECKED_IN'
  | 'ACTIVE'
  /** Is left out of the rounds until they check in again. */
  | 'SITTING_OUT'
  | 'DROPPED'
  | 'ELIMINATED'
  | 'DISQUALIFIED';

/** A player of a tournament. */
export type Player = {
  /** The account that holds the place now. */
  readonly account: string;
  readonly status: PlayerStatus;
  /** Time at which the registration was received, ISO 8601. */
  readonly at: string;
  /** The entropy that they add to the dice of their matches. */
  readonly entropy?: string;
  /** True for a bot account. */
  readonly machine?: true;
  /** The start number, from the start on: 1, 2, … */
  readonly number?: number;
  /** The place that staff have seeded them at. */
  readonly seed?: number;
  /** The first round that they play in; absent: the first. */
  readonly entered?: number;
  /** The round that they have checked in for last. */
  readonly checkedIn?: number;
  /** Number of pods in which they never answered a question of their own. */
  readonly noShows?: number;
  /** True if they leave as soon as their pod is over. */
  readonly leaving?: true;
  /** Lives left, in an elimination. */
  readonly lives?: number;
  /** Accounts that held the number before, the first first. */
  readonly before?: readonly string[];
  /**
   * By table rules 2: the last published rounds when they dropped out, came back, dropped out again, …, each greater than
   * the one before.
   */
  readonly out?: readonly number[];
  /** By table rules 2: the last published round when they were disqualified. */
  readonly disqualified?: number;
  /** Treatment of the past pods of a disqualified player. */
  readonly pastPods?: 'KEEP' | 'RECOMPUTE';
};
