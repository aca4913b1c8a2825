import type {
  LogLine,
  Order,
  WrittenOrder,
  Pending,
  Question,
  Seat,
  Standing,
} from '../../shared/engine/index.ts';
import type { Journal } from '../../shared/engine/journal/journal.ts';
import type { Beacon } from '../beacon/contract.ts';
import type { AccountActor, Actor } from '../requests/actor.ts';
import type {
  Commit,
  EventStore,
  OperatorTimes,
  Places,
  Secrets,
  Summaries,
  WakeUps,
} from '../storage/contract.ts';
import type {
  BeaconOf,
  MatchRecord,
  MatchStatus,
  SeatInfo,
  Visibility,
} from './record/match-record.ts';
import type { Clock } from '../time/clock.ts';
import type { DeadlineCause } from './clocks/seat-clock.ts';
import type { Bank, TimeControl } from './clocks/time-control.ts';
import type { Source } from './source.ts';

export type * from './record/match-record.ts';

export type CreateMatch = {
  readonly gameId: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly visibility?: Visibility;
  /**
   * Levels of the bots that take seats at once. The host takes the first seat, unless the bots take
   * them all: that match is for watching.
   */
  readonly bots?: readonly string[];
  /** When a public beacon is to draw chance for it, ISO 8601; seats can be taken until then. */
  readonly beaconAt?: string;
  /** What limits the time of those who play: a preset's id, or parts; nothing does where it is absent. */
  readonly timeControl?: TimeControlInput;
  /** Refused, in words: it is taken once the secret is fixed, from those who join and at the start. */
  readonly entropy?: string;
  readonly commandId?: string;
};
export type JoinMatch = Guarded & {
  readonly matchId: string;
  readonly seat?: Seat;
  readonly invitation?: string;
  /** Must be true where the time control is the host's own. */
  readonly acceptTimeControl?: boolean;
  readonly entropy?: string;
  readonly commandId?: string;
};
export type StartMatch = OnMatch & {
  /** The host's entropy for the dice. */
  readonly entropy?: string;
};
export type Answer = {
  readonly matchId: string;
  readonly questionId: string;
  readonly choose: readonly string[];
  readonly commandId: string;
  readonly expectedVersion?: number;
};

/** A time control as a client writes it: nothing of it is checked yet. */
export type TimeControlInput = Partial<Omit<TimeControl, 'bank'>> & {
  readonly bank?: Partial<Bank>;
};

/** A seat's clock as everybody may see it: times and amounts, and not what is asked. */
export type SeenClock = {
  readonly seat: Seat;
  /** Whether its time passes now. */
  readonly running: boolean;
  /** When it is answered for, ISO 8601. */
  readonly deadline: string | undefined;
  readonly cause: DeadlineCause | undefined;
  /** Time left in its bank, an ISO 8601 duration, as of when it was last set. */
  readonly bank: string | undefined;
};

/** A question with when it is answered by the clock, ISO 8601. */
export type TimedQuestion = Pending & { readonly deadline?: string };

/** A match as one viewer may see it, at one version. */
export type MatchView = {
  readonly record: Omit<
    MatchRecord,
    'play' | 'commands' | 'secret' | 'invitation' | 'entropyOf' | 'clocks'
  >;
  /** Of every seat that is timed. */
  readonly clocks: readonly SeenClock[];
  /** For the host alone. */
  readonly invitation: string | undefined;
  /** The seat the viewer holds. */
  readonly seat: Seat | undefined;
  readonly view: unknown;
  /** Those that this viewer must answer now. */
  readonly questions: readonly TimedQuestion[];
  readonly waitingOn: readonly Seat[];
  readonly orders: readonly Order[];
  readonly result: { readonly ranking: readonly Standing[]; readonly reason: string } | undefined;
  readonly fairness: {
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly secret: string | undefined;
    readonly beacon: BeaconOf | undefined;
  };
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
  /** The version the patch starts from; absent with a snapshot. */
  readonly from: number | undefined;
  readonly snapshot: unknown;
  readonly patch: readonly unknown[] | undefined;
  readonly log: readonly SeenLogLine[];
  readonly questions: readonly TimedQuestion[];
  readonly waitingOn: readonly Seat[];
  readonly clocks: readonly SeenClock[];
  readonly seats: readonly SeatInfo[];
  readonly status: MatchStatus;
};

/** Which matches a list holds. */
export type MatchFilter = {
  readonly list: 'MINE' | 'OPEN' | 'RUNNING' | 'FINISHED';
  readonly gameId?: string;
  /** With `MINE`: only those that wait for the viewer. */
  readonly myTurn?: boolean;
};
export type Page<T> = {
  readonly items: readonly { readonly cursor: string; readonly item: T }[];
  readonly hasNext: boolean;
};

/** A standing order as a client writes it: nothing of it is checked yet, and every `Order` is one. */
export type ClientOrder = Omit<WrittenOrder, 'about'> & { readonly about?: unknown };

/** A command on one match. With a `commandId`, sending it again changes nothing twice. */
export type OnMatch = Guarded & { readonly matchId: string; readonly commandId?: string };

/** Refused with `STALE_VERSION` where the match stands at another version than expected. */
export type Guarded = { readonly expectedVersion?: number };

/**
 * The use-cases, behind every front door. A refusal is thrown as `CommandRefusedError`
 * (`refusal.ts`), and nothing was changed then. Anything else that is thrown is a fault of ours.
 */
export type Matches = {
  create(actor: AccountActor, input: CreateMatch): Promise<MatchView>;
  join(actor: AccountActor, input: JoinMatch): Promise<MatchView>;
  leave(actor: AccountActor, input: OnMatch): Promise<MatchView>;
  addBot(actor: AccountActor, input: OnMatch & { level: string }): Promise<MatchView>;
  start(actor: AccountActor, input: StartMatch): Promise<MatchView>;
  answer(actor: Actor, input: Answer): Promise<{ match: MatchView; version: number }>;
  resign(actor: AccountActor, input: OnMatch): Promise<MatchView>;
  setStandingOrders(
    actor: AccountActor,
    input: OnMatch & { orders: readonly ClientOrder[] },
  ): Promise<MatchView>;
  /** Frees the seat of somebody else, or of a bot, before the start; the host's to do. */
  removeFromSeat(actor: AccountActor, input: OnMatch & { seat: Seat }): Promise<MatchView>;
  /** Stops a match in play; for its host and for arbiters (organizers and admins). */
  pause(actor: AccountActor, input: OnMatch & { reason?: string }): Promise<MatchView>;
  resume(actor: AccountActor, input: OnMatch): Promise<MatchView>;
  /**
   * Takes a match in play back to where it stood at a version; for arbiters without a seat. Whatever
   * was learnt since is worth nothing: the dice are others, and what was seen is shuffled anew.
   */
  rewind(
    actor: AccountActor,
    input: OnMatch & { toVersion: number; reason: string },
  ): Promise<MatchView>;
  /** Lets a match whose rule is stuck go on behind that rule; for arbiters without a seat. */
  closeProcedure(actor: AccountActor, input: OnMatch & { reason: string }): Promise<MatchView>;
  /** `undefined` if it does not exist or is private to others. */
  find(viewer: AccountActor | undefined, matchId: string): Promise<MatchView | undefined>;
  /**
   * The open match that this code invites to, a moment after it was set up; `undefined` for any other
   * code. Whoever has the code may see who sits there, for it gives them a seat.
   */
  invited(viewer: AccountActor, code: string): Promise<MatchView | undefined>;
  list(
    viewer: AccountActor | undefined,
    filter: MatchFilter,
    page: { first: number; after?: string },
  ): Promise<Page<MatchView>>;
  /** Whole versions: at most `first` lines, unless a single version has more. */
  log(
    viewer: AccountActor | undefined,
    matchId: string,
    page: { after?: number; first: number },
  ): Promise<readonly SeenLogLine[]>;
  /** Whole versions, as for the log. */
  journal(
    viewer: AccountActor | undefined,
    matchId: string,
    page: { after?: number; first: number },
  ): Promise<readonly SeenEntry[]>;
  /**
   * What the viewer missed since version `after`, in order, one update a version; a fresh snapshot
   * alone where `after` is absent, ahead of the match, or more than `within` (500) versions behind.
   * Never past `upTo`, and at most `first`, though what may be seen is judged by the newest.
   */
  updates(
    viewer: AccountActor | undefined,
    matchId: string,
    span: { after?: number; upTo?: number; first?: number; within?: number },
  ): Promise<readonly MatchUpdate[]>;
  /** All that `verify` needs to work the dice out again; only once the match is over. */
  exportJournal(viewer: AccountActor | undefined, matchId: string): Promise<Journal>;
};

/** The projections, for the consumer of the table's stream and the bots; no door offers them to clients. */
export type MatchProjections = {
  /**
   * Makes summary and lists show a stored commit, or the newest where that one came late. May be
   * repeated and interrupted; of the commits of one match in order only those that change what the
   * lists show cost a read. A commit that is not of a match is left alone.
   */
  project(commit: Commit): Promise<void>;
  /**
   * With whose eyes viewers look at a match as it stood at this version, or stands now: the same text
   * for all who are shown the same, `spectator` without a seat; `undefined` for those who may not see
   * it. No read after `project`.
   */
  audience(
    matchId: string,
    version?: number,
  ): Promise<(viewer: AccountActor | undefined) => string | undefined>;
  /** The questions that wait for a bot, as its seat sees them; none if there is no such match. */
  botTurns(matchId: string): Promise<readonly BotTurn[]>;
};

/** The result of waking a match whose time had come. */
export type Woken = {
  /** Number of commits by the clock that were stored. */
  readonly answered: number;
  /** When it is to be looked at again, ISO 8601; absent where no clock runs. */
  readonly next?: string;
  /** What the rules threw where they could not go on: its clocks stand. */
  readonly fault?: unknown;
};
/** Answers all that is overdue in a match, by the clock. May be repeated, at any time. */
export type Wake = (matchId: string) => Promise<Woken>;

/** The command for timers; no door offers it to clients. */
export type Timed = { readonly wake: Wake };

/** The source of the bots' own randomness. */
export type BotLuck = {
  /**
   * A seed that nobody else can know before the match is over, and everybody can work out then: it
   * follows from the secret, and tells nothing of the dice.
   */
  botSeed(matchId: string): Promise<string>;
};

/** A question that waits for a bot. */
export type BotTurn = {
  readonly matchId: string;
  readonly gameId: string;
  readonly seat: Seat;
  readonly level: string;
  /** Nobody but bots plays in this match. */
  readonly alone: boolean;
  readonly question: Pending & Question;
  /** The view of its seat. */
  readonly view: unknown;
};

export type MatchesDeps = {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly places: Places;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly operatorTimes: OperatorTimes;
  readonly index: Summaries;
  readonly games: readonly Source[];
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The source of public chance; nobody can ask for it where there is none. */
  readonly beacon?: Beacon | undefined;
};
