import type { Phrase } from '../../../shared/words/phrase.ts';
import type { Invitation } from '../terms/invitation.ts';
import type {
  Foresight,
  LogLine,
  Order,
  Pending,
  Seat,
  SeatStanding,
} from '../../../shared/engine/index.ts';
import type { DeadlineCause } from '../terms/seat-clock.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Requirement } from '../terms/requirements.ts';
import type { SeenProposal } from '../terms/proposal.ts';
import type { BeaconOf, Leaver, Lobby, MatchStatus, SeatInfo } from '../record/match-record.ts';

/** A seat's clock as everyone may see it: times and amounts, and not the questions. */
export type SeenClock = {
  readonly seat: Seat;
  /** Whether its time passes now. */
  readonly running: boolean;
  /** The time at which it is answered for, ISO 8601. */
  readonly deadline: string | undefined;
  readonly cause: DeadlineCause | undefined;
  /**
   * The end of the pause, ISO 8601; absent if the match is not paused, or paused without an end.
   */
  readonly pausedUntil: string | undefined;
  /** Time left in its bank, an ISO 8601 duration, as of when it was last set. */
  readonly bank: string | undefined;
};

/** A question with when it is answered by the clock, ISO 8601. */
export type TimedQuestion = Pending & { readonly deadline?: string };

/** Foresees the options of a match's questions. */
export type Foresees = {
  /** The effects and odds of an option by the view of the seat that is asked; computed at each call. */
  of(question: Pending, option: string): Foresight;
};

/** A match as one viewer may see it, at one version. */
export type MatchView = {
  readonly record: Lobby;
  /** The clocks of every timed seat. */
  readonly clocks: readonly SeenClock[];
  /** The code of a private match; only for the host. */
  readonly invitation: string | undefined;
  /** The seat the viewer holds. */
  readonly seat: Seat | undefined;
  /** The viewer's roles in the match's tournament; absent for other matches. */
  readonly stands?: AccountActor['stands'];
  readonly view: unknown;
  /** The questions that this viewer must answer now. */
  readonly questions: readonly TimedQuestion[];
  readonly foresee: Foresees;
  readonly waitingOn: readonly Seat[];
  /** The requirements of its table that the viewer does not meet. */
  readonly unmet: readonly Requirement[];
  /** All to its host; to those who were invited theirs. */
  readonly invitations: readonly Invitation[];
  readonly orders: readonly Order[];
  readonly result: MatchResult | undefined;
  /** The proposals to the table, the newest last. */
  readonly proposals: readonly SeenProposal[];
  readonly fairness: {
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly secret: string | undefined;
    readonly beacon: BeaconOf | undefined;
  };
};

/** The result of a match. */
export type MatchResult = {
  readonly ranking: readonly SeatStanding[];
  readonly reason: string;
  /** The reason by the game's own rules, if it was played to its end. */
  readonly ending: Phrase | undefined;
  readonly leavers: readonly Leaver[];
};

export type SeenLogLine = LogLine & { readonly version: number; readonly at: string };
/** One line of the journal as one viewer may see it; whole once the match is over. */
export type SeenEntry = {
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly data: unknown;
};

/** A step of the view of one viewer, from one version to another. */
export type MatchUpdate = {
  readonly version: number;
  /** The time at which that version was stored, ISO 8601. */
  readonly at: string;
  /** The version the patch starts from; absent with a snapshot. */
  readonly from: number | undefined;
  readonly snapshot: unknown;
  readonly patch: readonly unknown[] | undefined;
  readonly log: readonly SeenLogLine[];
  readonly questions: readonly TimedQuestion[];
  readonly foresee: Foresees;
  readonly waitingOn: readonly Seat[];
  readonly clocks: readonly SeenClock[];
  readonly seats: readonly SeatInfo[];
  /** The version that changed the seats last. */
  readonly seatsAt: number;
  readonly status: MatchStatus;
  readonly proposals: readonly SeenProposal[];
  /** The result, after the end. */
  readonly result: MatchResult | undefined;
};
