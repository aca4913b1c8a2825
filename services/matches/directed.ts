import type { TimeControl } from './terms/time-control.ts';
import type { Absence } from './record/absence.ts';
import type { Seat, SeatStanding } from '../../shared/engine/index.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import type { PodPlace } from './pods/places.ts';
import type { PodTerms } from './record/terms.ts';
import type { Holder, PodOf, Visibility } from './record/match-record.ts';
import type { MatchResult, MatchView } from './views/visible-match.ts';

export type { PodPlace } from './pods/places.ts';

/** The match of a pod: all that it begins with. */
export type SeatMatch = PodTerms & {
  /** Follows from the pod, so that it is made once. */
  readonly id: string;
  readonly pod: PodOf;
  /** The tournament's owner, who is its host in name only. */
  readonly host: string;
  readonly gameId: string;
  /** The options, which its game checks. */
  readonly options: unknown;
  /** The players, in the order of the seats. */
  readonly seats: readonly Seating[];
  readonly timeControl: TimeControl;
  /** The rules of absence; only staff seats a substitute, whatever they say. */
  readonly absence: Absence;
  /**
   * The end of the time in which its table may agree on pauses, ISO 8601: the round's deadline;
   * without it the table may agree on none.
   */
  readonly pausesUntil?: string | undefined;
  /** The visibility: `PRIVATE` is for accounts of the tournament, if that lets them find it. */
  readonly visibility: Visibility;
  /** The number of turns by which spectators lag behind, from 0 to 3. */
  readonly spectatorDelay: number;
  /** The time from which its clocks run, ISO 8601; the time of its creation if that is later. */
  readonly startsAt: string;
  /** The secret of its dice, 32 bytes as hex, which its commitment promises. */
  readonly secret: string;
};

/** A player of a pod. */
export type Seating = {
  readonly holder: Extract<Holder, { readonly kind: 'account' }>;
  /** The entropy that they add to the dice. */
  readonly entropy?: string | undefined;
  /** Their default orders, as they were stored; those are laid down that its game still knows. */
  readonly orders?: readonly unknown[] | undefined;
};

/** The end of a match in play, as its tournament has decided. */
export type EndMatch = {
  readonly matchId: string;
  /** Time was called; an arbiter has ruled; or it counts for nothing. */
  readonly reason: 'deadline' | 'adjudicated' | 'void';
  /**
   * The ranking to end with; by default the present one of the table, at the deadline the one from
   * the beginning of the current round.
   */
  readonly ranking?: readonly SeatStanding[] | undefined;
  readonly commandId: string;
};

/** A call of time in a match in play. */
export type CallTime = {
  readonly matchId: string;
  /** The longest time of a turn from now on, ISO 8601. */
  readonly perTurn: string;
  readonly commandId: string;
};

/** A later end of the time in which the table of a match in play may agree on pauses. */
export type MovePauses = {
  readonly matchId: string;
  /** ISO 8601: the deadline of its round, or its own. */
  readonly until: string;
  readonly commandId: string;
};

/** A substitute that staff seats in a match in play. */
export type SeatPlayer = {
  readonly matchId: string;
  readonly seat: Seat;
  readonly holder: Extract<Holder, { readonly kind: 'account' }>;
  readonly commandId: string;
};

/** The outcome of a pod whose match is over. */
export type PodOutcome = MatchResult & {
  /** The match's place in its tournament. */
  readonly pod: PodOf;
  /** The match's last version. */
  readonly version: number;
  readonly places: readonly PodPlace[];
  /** Time was called, and its last round was played out. */
  readonly playedOut?: true;
};

/** The commands that direct tournaments; no API offers them to clients. */
export type Directed = {
  /**
   * Begins the match of a pod: one commit that creates it, seats everyone, starts it and asks. Safe
   * to repeat and to interrupt; the same id makes one match.
   */
  seatMatch(match: SeatMatch): Promise<void>;
  /**
   * Ends the match of a pod: it is `ABANDONED` for this reason, its secret is out, and its record is exported. One
   * that is over stays as it is, and its outcome is the answer.
   */
  endMatch(wish: EndMatch): Promise<PodOutcome>;
  /**
   * Calls time: the table's current round is the last. It is played out by a short clock, with the
   * autopilot for late players; the commit in which the next round would begin ends the match, as
   * `deadline`, by the standings at its beginning. Does nothing if the match is over.
   */
  callTime(wish: CallTime): Promise<void>;
  /**
   * Seats a substitute in a match in play; the previous holder has left. Refused if the seat was
   * given up, or if the substitute has played another one.
   */
  seatPlayer(wish: SeatPlayer): Promise<void>;
  /** Unrates a match in play; does nothing if it is over. */
  unrateMatch(matchId: string): Promise<void>;
  /**
   * Moves the end of the time in which a table may agree on pauses; does nothing if it may not, or
   * is over.
   */
  movePauses(wish: MovePauses): Promise<void>;
  /**
   * Reads the outcome of a pod; `undefined` while its match is played. Refused for a match without
   * a pod.
   */
  outcome(matchId: string): Promise<PodOutcome | undefined>;
  /**
   * Reads the match as an arbiter sees it, with everything that is not sealed from everyone: for
   * arbiters who do not play in its tournament. The caller keeps a record of it.
   */
  inspect(actor: AccountActor, matchId: string): Promise<MatchView>;
};
