import type { Checkpoint, Pending, Question, Seat } from '../../shared/engine/index.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import type { Language } from '../platform/requests/language.ts';
import type { Commit } from '../platform/storage/contract.ts';
import type { SeatRequirements, WantedNews } from './terms/seat-requirements.ts';

/**
 * The projections, for the consumer of the table's stream and the bots; no API offers them to
 * clients.
 */
export type MatchProjections = {
  /**
   * Updates the summary and lists to a stored commit, or to the newest if that one came late. Safe
   * to repeat and to interrupt; of the commits of one match in order, only those that change the
   * lists cost a read. Ignores a commit of another stream.
   */
  project(commit: Commit): Promise<void>;
  /**
   * Groups viewers by the view they get of a match, at this version or now: the same text for all
   * who see the same, `spectator` without a seat; `undefined` for those who may not see it. No read
   * after `project`.
   */
  audience(
    matchId: string,
    version?: number,
  ): Promise<(viewer: AccountActor | undefined) => Promise<string | undefined>>;
  /**
   * The accounts that a match waits for: as of this version, or now; `undefined` if there is no such match. No read
   * after `project`.
   */
  wanted(matchId: string, version?: number): Promise<SeatRequirements | undefined>;
  /** Lists the events of a commit that its players may want to know. No read after `project`. */
  news(commit: Commit): Promise<readonly WantedNews[]>;
  /** The questions that wait for a bot, as its seat sees them; none if there is no such match. */
  botTurns(matchId: string): Promise<readonly BotTurn[]>;
};

/** The result of waking a match whose time had come. */
export type Woken = {
  /** Number of commits by the clock that were stored. */
  readonly answered: number;
  /** The next wake-up, ISO 8601; absent if no clock runs. */
  readonly next?: string;
  /** The fault that the rules threw if they could not go on: the match's clocks are stopped. */
  readonly fault?: unknown;
};
/** Answers all overdue questions of a match, by the clock. Safe to repeat, at any time. */
export type Wake = (matchId: string) => Promise<Woken>;

/** The command for timers; no API offers it to clients. */
export type TimerCommands = { readonly wake: Wake };

/** A match that was found for people who look for one. */
export type FoundMatch = {
  readonly id: string;
  readonly gameId: string;
  /** A preset's id. */
  readonly timeControl: string;
  readonly language?: Language | undefined;
  /** The queue it was found in, which holds the reserved places. */
  readonly queue: string;
  /** The accounts at its table, in order of its seats; each once. */
  readonly accounts: readonly string[];
};
/** The command of matchmaking; no API offers it to clients. */
export type Founding = {
  /**
   * Reserves a place for the match that a turn-based queue may lead to; refused if the account
   * holds as many rated ones as it may.
   */
  reserve(account: string, queue: string): Promise<void>;
  /** Frees it. */
  release(account: string, queue: string): Promise<void>;
  /**
   * Creates the match and starts it. Safe to repeat and to interrupt; the same id makes one match.
   */
  found(match: FoundMatch): Promise<void>;
};

/** The randomness of bots, and the match itself for bots that search. */
export type BotLuck = {
  /**
   * Derives a bot's seed from the secret. No one can know it before the match is over, everyone can
   * compute it then, and it reveals nothing of the dice.
   */
  botSeed(matchId: string): Promise<string>;
  /**
   * Reads the run of a match, in which a searching bot imagines how it goes on; `undefined` if it is
   * not in play.
   */
  botRun(matchId: string): Promise<Checkpoint<unknown> | undefined>;
};

/** A question that waits for a bot. */
export type BotTurn = {
  readonly matchId: string;
  readonly gameId: string;
  readonly seat: Seat;
  readonly level: string;
  /** True if only bots play in this match. */
  readonly alone: boolean;
  readonly question: Pending & Question;
  /** The answer of the seat's own standing orders, if its holder is absent. */
  readonly ordered?: readonly string[] | undefined;
  /** The view of its seat. */
  readonly view: unknown;
};
