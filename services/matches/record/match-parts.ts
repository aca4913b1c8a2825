import type { NamedRound, Seat, SeatStanding } from '../../../shared/engine/index.ts';
import type { MatchClocks } from '../terms/match-clocks.ts';

export type MatchStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'ABANDONED' | 'PAUSED';
/**
 * The visibility of a match: `PUBLIC` ones are listed and anyone may watch; `PRIVATE` ones need an
 * invitation.
 */
export type Visibility = 'PUBLIC' | 'PRIVATE';

export type Holder =
  | {
      readonly kind: 'account';
      readonly account: string;
      /** True for a bot account, which a program plays. */
      readonly machine?: true;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** A seat of a match, and who holds it; free while the match is open. */
export type SeatInfo = {
  readonly id: Seat;
  readonly holder: Holder | undefined;
  /** Whether the seat's holder has given up, and is asked nothing more than the game's rules still ask. */
  readonly resigned?: true;
  /**
   * The presence of the seat's absent holder; `OFFERED` if others may take it. Absent while they
   * play.
   */
  readonly presence?: 'ABSENT' | 'OFFERED';
  /** The beginning of the absence, ISO 8601. */
  readonly absentSince?: string;
  /** The number of their own turns, in a row, in which they were late; absent if zero. */
  readonly missed?: number;
  /** The turn they were late in last, by its number. */
  readonly missedTurn?: number;
};

/** An account that left its seat: it resigned, or was absent. */
export type Leaver = { readonly seat: Seat; readonly account: string };

/** A match that was ended before the rules had ended it. */
export type Closing = {
  /** `deserted`, `abandoned`, … */
  readonly reason: string;
  /** The actor who ended it, by key. */
  readonly by: string;
  readonly ranking: readonly SeatStanding[];
};

/** The round of a public beacon that a match hangs on; signed once it was drawn, at the start. */
export type BeaconOf = NamedRound & {
  /** The time at which it is due, ISO 8601. */
  readonly drawnAt: string;
  readonly signature?: string;
  readonly previous?: string;
};

/** The clocks of a match, with the other stored times. */
export type RecordedClocks = MatchClocks & {
  /** The wake-up, when it is next to be looked at, as far as was recorded; ISO 8601. */
  readonly wake?: string;
  /** The questions that the clock has answered, the latest last. */
  readonly expired?: readonly { readonly id: string; readonly seat: Seat }[];
};

/** The answers that were due from an account, by the clock of its seat, and how many of them it gave in time. */
export type DueAnswers = { readonly due: number; readonly inTime: number };

/** Spectator delay and the version spectators see. */
export type SpectatorDelay = {
  /** The number of turns; in a game without turns, each step counts as one. */
  readonly turns: number;
  /** The versions in which the latest turns began, at most `turns` of them. */
  readonly begun: readonly number[];
  /** The version that is shown. It never goes back, whatever the table takes back. */
  readonly shown: number;
};

/**
 * The seats reserved for accounts, until `until` (ISO 8601): a rematch reserves those of the
 * earlier players.
 */
export type ReservedSeats = {
  readonly until: string;
  readonly seats: Readonly<Record<Seat, string>>;
};

/** The pod of a tournament that a match is played for, and the which try of it. */
export type PodOf = {
  /** The tournament's id. */
  readonly tournament: string;
  /** The round, from 1 on, as the next two. */
  readonly round: number;
  readonly pod: number;
  readonly attempt: number;
};

/** The round of the table that is under way. */
export type TableRound = {
  /** The version in which it began. */
  readonly begun: number;
  /** The ranking right after the fact by which it began: all have had as many turns. */
  readonly ranking: readonly SeatStanding[];
};

/** The turns that seats have done since the start, up to two of each: no one asks for more. */
export type FirstTurns = {
  /** The seat whose turn it is, in games with turns. */
  readonly of?: Seat;
  readonly done: Readonly<Record<Seat, number>>;
};

/** The current pause of a match, if its end is known: times are ISO 8601. */
export type Pause = { readonly since: string; readonly until: string };
