import type { Seat } from '../../../shared/engine/index.ts';
import type { Speed } from './time-control.ts';

/** The accounts that a match waits for, at one version. */
export type Wanted = {
  readonly matchId: string;
  readonly gameId: string;
  readonly version: number;
  /** The time at which that version was stored, ISO 8601. */
  readonly at: string;
  /** Absent where no time is limited. */
  readonly speed: Speed | undefined;
  /** The number of the turn of the table, where turns are counted. */
  readonly turn: number | undefined;
  /**
   * Everybody who holds a seat, has left one or is invited to one, each once of a kind; votes only where something was
   * proposed.
   */
  readonly accounts: readonly WantedAccount[];
};
export type WantedAccount = {
  /** The kind of thing they are wanted for; an answer where absent. */
  readonly kind?: 'VOTE' | 'INVITATION';
  readonly account: string;
  readonly seat: Seat;
  /** Number of questions, or of proposals, that wait for them; 0 where none does. */
  readonly count: number;
  /** The deadline, when the first of them is answered by the clock, or its time to vote is over, ISO 8601. */
  readonly deadline?: string;
};
/** Something that happened to a match: to `all` at the table, to whoever holds the seat, or to one who is invited. */
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
