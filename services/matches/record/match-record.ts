import type { Match, Seat, SeatStanding } from '../../../shared/engine/index.ts';
import type { DoneCommands } from '../../platform/commands/done-before.ts';
import type { Origin } from '../terms/origin.ts';
import type { Speed, TimeControl } from '../terms/time-control.ts';
import type { Invitation } from '../terms/invitation.ts';
import type { Absence } from './absence.ts';
import type {
  BeaconOf,
  Closing,
  DueAnswers,
  FirstTurns,
  ReservedSeats,
  Leaver,
  Pause,
  PodOf,
  RecordedClocks,
  SeatInfo,
  SpectatorDelay,
  TableRound,
  Visibility,
} from './match-parts.ts';
import type { Terms } from './terms.ts';
import type { Proposal } from '../terms/proposal.ts';

export type * from './match-parts.ts';

/** The fields of every match. One that may be absent depends on how the match was set up. */
type AnyMatch = Terms & {
  readonly id: string;
  /** The origin; absent unless it is a fork. */
  readonly origin?: Origin;
  /** The pod; absent unless it is the match of one. */
  readonly pod?: PodOf;
  readonly gameId: string;
  readonly options: unknown;
  /** Seats that are kept for people. */
  readonly kept?: ReservedSeats;
  /** The account that created it; in a tournament's match its owner, in name only. */
  readonly host: string;
  readonly visibility: Visibility;
  /** The code that opens a private match; known to its host. */
  readonly invitation: string | undefined;
  /** The invitations: all that hold, and the latest of the rest; the newest last. */
  readonly invitations: readonly Invitation[];
  readonly seats: readonly SeatInfo[];
  /** The version that changed the seats last. */
  readonly seatsAt: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The number of commits after the first, which created the match. */
  readonly version: number;
  /** The commitment to the secret, and to the beacon's round if there is one (`commitmentOf`). */
  readonly commitment: string;
  readonly beacon?: BeaconOf;
  /**
   * The entropy added to the dice, in that order: by who joined, and last by the host. A leaver takes its own
   * along.
   */
  readonly entropy: readonly string[];
  /** The seat that each came with; empty for what came at the start. */
  readonly entropyOf: readonly Seat[];
  /** The time control; absent without a time limit. The short one, after time was called. */
  readonly timeControl?: TimeControl;
  /** The rules of absence, for late players; only with a time control. */
  readonly absence?: Absence;
  /**
   * The speed that the match was created with; only in a match that ends with the table's current
   * round, because time was called.
   */
  readonly lastRound?: { readonly speed?: Speed | undefined };
  /** Accounts that left during play and did not return, in order. */
  readonly leavers: readonly Leaver[];
  /** Spectator delay; absent if spectators see the present. */
  readonly spectators?: SpectatorDelay;
  /**
   * The end of the time in which the table may agree on pauses, in a tournament's match, ISO 8601;
   * without it on none.
   */
  readonly pausesUntil?: string;
  /** The proposals to the table: all that is open, and the latest of the rest; the newest last. */
  readonly proposals: readonly Proposal[];
  /** The answers that were due by the clock, by account. */
  readonly answers: Readonly<Record<string, DueAnswers>>;
  /** The number of times the table has taken the match back. */
  readonly undos: number;
  /** All pauses with a known end together, in milliseconds. */
  readonly pausedMs: number;
  readonly commands: DoneCommands;
};

/** The fields of a match that was started, whether it is over or not. */
export type Begun = AnyMatch & {
  readonly play: Match<unknown>;
  /** The turns done since the start. */
  readonly firstTurns: FirstTurns;
  /** The clocks of all seats, and the next wake-up; absent before either was set. */
  readonly clocks?: RecordedClocks;
  /** The round of the table under way, in a tournament's match; absent before one has begun. */
  readonly tableRound?: TableRound;
  /** True if a single player was left and asked to end the match. */
  readonly askedWhetherToEnd: boolean;
};

/** A match before its start. */
export type OpenMatch = AnyMatch & { readonly status: 'OPEN'; readonly play: undefined };

/** A match in play. */
export type RunningMatch = Begun & { readonly status: 'RUNNING' };

/** A paused match; `pause` is absent if its end is not known. */
export type PausedMatch = Begun & { readonly status: 'PAUSED'; readonly pause?: Pause };

/** A match ended by its rules. */
export type FinishedMatch = Begun & {
  readonly status: 'FINISHED';
  /** The secret of the dice, in hex; `undefined` until the end of the commit that ends the match. */
  readonly secret: string | undefined;
  /** The ranking; `undefined` if the match ended before rankings were recorded. */
  readonly ranking: readonly SeatStanding[] | undefined;
};

/** A match ended early, after its start. */
export type ClosedMatch = Begun & {
  readonly status: 'ABANDONED';
  /** The secret of the dice, as in a `FinishedMatch`. */
  readonly secret: string | undefined;
  readonly closing: Closing;
};

/** A match given up before its start. */
export type CancelledMatch = AnyMatch & {
  readonly status: 'ABANDONED';
  readonly play: undefined;
  /** The secret of the dice, as in a `FinishedMatch`. */
  readonly secret: string | undefined;
  readonly closing: undefined;
};

/** A match that was started. */
export type StartedMatch = RunningMatch | PausedMatch | FinishedMatch | ClosedMatch;

/**
 * The whole of a match, by its status: its lobby, and once started its play. Folded from commits;
 * plain JSON.
 */
export type MatchRecord = OpenMatch | StartedMatch | CancelledMatch;

/** Omits fields of each member of a union. */
export type OmitOfEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The lobby of a match, open to all who may find it: permissions are judged by it. */
export type Lobby = OmitOfEach<
  MatchRecord,
  'play' | 'commands' | 'secret' | 'invitation' | 'entropyOf' | 'clocks' | 'ranking' | 'tableRound'
>;
