import type { Seat } from '../../../shared/engine/index.ts';
import type { Speed } from './time-control.ts';

/** The accounts that a match waits for, at one version. */
export type SeatRequirements = {
  readonly matchId: string;
  readonly gameId: string;
  readonly version: number;
  /** The time at which that version was stored, ISO 8601. */
  readonly at: string;
  /** The speed; absent without a time limit. */
  readonly speed: Speed | undefined;
  /** The number of the turn of the table, where turns are counted. */
  readonly turn: number | undefined;
  /**
   * All accounts that hold a seat, have left one or are invited to one, each once of a kind; votes
   * only if there was a proposal.
   */
  readonly accounts: readonly WantedAccount[];
};
export type WantedAccount = {
  /** The kind of attention; absent for an answer. */
  readonly kind?: 'VOTE' | 'INVITATION';
  readonly account: string;
  readonly seat: Seat;
  /** Number of questions, or of proposals, that wait for them; 0 for none. */
  readonly count: number;
  /** The deadline, when the first of them is answered by the clock, or its time to vote is over, ISO 8601. */
  readonly deadline?: string;
};
/**
 * An event of a match: for `all` at the table, for the holder of the seat, or for one invited
 * account.
 */
export type WantedNews = {
  readonly type:
    | 'match.started'
    | 'match.finished'
    | 'match.seat.absent'
    | 'match.seat.offered'
    | 'match.seat.replaced'
    | 'match.proposal.opened'
    | 'match.proposal.closed'
    | 'match.paused'
    | 'match.resumed'
    | 'match.attention.expired'
    | 'match.invitation';
  readonly of: 'all' | 'seat' | 'account';
  readonly seat?: Seat;
  readonly account?: string;
};
