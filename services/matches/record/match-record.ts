import type { Match, NamedRound, Seat, Standing } from '../../../shared/engine/index.ts';
import type { DoneCommands } from '../../platform/commands/done-before.ts';
import type { Origin } from '../terms/origin.ts';
import type { MatchClocks } from '../terms/match-clocks.ts';
import type { Speed, TimeControl } from '../terms/time-control.ts';
import type { Invitation } from '../terms/invitation.ts';
import type { Absence } from './absence.ts';
import type { Terms } from './terms.ts';
import type { Proposal } from '../terms/proposal.ts';

export type MatchStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'ABANDONED' | 'PAUSED';
/**
 * The visibility of a match: `PUBLIC` ones are listed and anyone may watch; `PRIVATE` ones need an
 * invitation.
 */
export type Visibility = 'PUBLIC' | 'PRIVATE';

/** The chat modes, by what may be said at a match: anything, phrases of a list, or nothing. */
export type ChatMode = 'FREE' | 'PHRASES' | 'OFF';

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
  readonly ranking: readonly Standing[];
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
export type KeptSeats = {
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
  readonly ranking: readonly Standing[];
};

/** The turns that seats have done since the start, up to two of each: no one asks for more. */
export type FirstTurns = {
  /** The seat whose turn it is, in games with turns. */
  readonly of?: Seat;
  readonly done: Readonly<Record<Seat, number>>;
};

/** The whole of a match: its lobby, and once started its play. Folded from commits; plain JSON. */
export type MatchRecord = Terms & {
  readonly id: string;
  /** The origin; absent unless it is a fork. */
  readonly origin?: Origin;
  /** The pod; absent unless it is the match of one. */
  readonly pod?: PodOf;
  readonly gameId: string;
  readonly options: unknown;
  /** Seats that are kept for people. */
  readonly kept?: KeptSeats;
  /** The account that created it; in a tournament's match its owner, in name only. */
  readonly host: string;
  readonly visibility: Visibility;
  /** The code that opens a private match; known to its host. */
  readonly invitation: string | undefined;
  /** The invitations: all that hold, and the latest of the rest; the newest last. */
  readonly invitations?: readonly Invitation[];
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  /** The version that changed the seats last. */
  readonly seatsAt: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The number of commits after the first, which created the match. */
  readonly version: number;
  /** The commitment to the secret, and to the beacon's round if there is one (`commitmentOf`). */
  readonly commitment: string;
  readonly beacon?: BeaconOf | undefined;
  /**
   * The entropy added to the dice, in that order: by who joined, and last by the host. A leaver takes its own
   * along.
   */
  readonly entropy: readonly string[];
  /** The seat that each came with; empty for what came at the start. */
  readonly entropyOf: readonly Seat[];
  /** Published when the match is over. */
  readonly secret: string | undefined;
  readonly play: Match<unknown> | undefined;
  /** The time control; absent without a time limit. The short one, after time was called. */
  readonly timeControl?: TimeControl;
  /** The rules of absence, for late players; only with a time control. */
  readonly absence?: Absence;
  /** The closing, if it was ended early. */
  readonly closing?: Closing;
  /**
   * The ranking, after its rules have ended it; absent if it ended before rankings were recorded.
   */
  readonly ranking?: readonly Standing[];
  /** The round of the table under way, in a tournament's match; absent before one has begun. */
  readonly tableRound?: TableRound;
  /**
   * The speed that the match was created with; only in a match that ends with the table's current
   * round, because time was called.
   */
  readonly lastRound?: { readonly speed?: Speed | undefined };
  /** Accounts that left during play and did not return, in order. */
  readonly leavers?: readonly Leaver[];
  /** The clocks of all seats; absent before the start, and without a time limit. */
  readonly clocks?: RecordedClocks;
  /** Spectator delay; absent if spectators see the present. */
  readonly spectators?: SpectatorDelay;
  /**
   * The end of the time in which the table may agree on pauses, in a tournament's match, ISO 8601;
   * without it on none.
   */
  readonly pausesUntil?: string;
  /** The proposals to the table: all that is open, and the latest of the rest; the newest last. */
  readonly proposals?: readonly Proposal[];
  /** True if a single player was left and asked to end the match; absent otherwise. */
  readonly askedWhetherToEnd?: true;
  /** The answers that were due by the clock, by account; absent if there were none. */
  readonly answers?: Readonly<Record<string, DueAnswers>>;
  /** The turns done since the start; absent before it. */
  readonly firstTurns?: FirstTurns;
  /** The number of times the table has taken the match back. */
  readonly undos?: number;
  /** The current pause, if its end is known: times are ISO 8601. */
  readonly pause?: { readonly since: string; readonly until: string };
  /** All such pauses together, in milliseconds. */
  readonly pausedMs?: number;
  readonly commands: DoneCommands;
};

/** The lobby of a match, open to all who may find it: permissions are judged by it. */
export type Lobby = Omit<
  MatchRecord,
  'play' | 'commands' | 'secret' | 'invitation' | 'entropyOf' | 'clocks' | 'ranking' | 'tableRound'
>;
