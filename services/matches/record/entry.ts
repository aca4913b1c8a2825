import type { DrawnRound, Entry, Seat, SeatStanding } from '../../../shared/engine/index.ts';
import type { Origin } from '../terms/origin.ts';
import type { TurnOfTable } from '../terms/match-clocks.ts';
import type { SeatClock } from '../terms/seat-clock.ts';
import type { TimeControl } from '../terms/time-control.ts';
import type { InvitationEntry } from '../terms/invitation-entry.ts';
import type { Absence } from './absence.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import type { Terms } from './terms.ts';
import type {
  BeaconOf,
  Closing,
  Holder,
  ReservedSeats,
  PodOf,
  Visibility,
} from './match-record.ts';

/** Events around the play, of the lobby; the engine's own entries tell the play. */
export type LobbyEntry =
  | MatchCreated
  | SeatTaken
  | SeatHandedOver
  | { readonly type: 'SeatVacated'; readonly seat: Seat }
  | { readonly type: 'HostPassed'; readonly host: string }
  | MatchStarted
  | { readonly type: 'SeatResigned'; readonly seat: Seat }
  | { readonly type: 'MatchAbandoned' }
  | { readonly type: 'SecretRevealed'; readonly secret: string }
  | MatchRanked
  | TimeCalled
  /** The match no longer counts for ratings: its tournament was called off. */
  | { readonly type: 'MatchUnrated'; readonly aside: true }
  /** Its table may agree on pauses until then, ISO 8601: its round lasts longer. */
  | { readonly type: 'PausesMoved'; readonly aside: true; readonly until: string }
  | ClockEntry
  | PresenceEntry
  | ProposalEntry
  | InvitationEntry
  | ({ readonly type: 'MatchClosed' } & Closing);

/**
 * The entries of presence: the state of seats whose holders do not play. A reader that does not
 * know one of these ignores it.
 */
export type PresenceEntry =
  /**
   * The seat was late in a turn of its own; `missed` counts them in a row. `turn` numbers it, in
   * games with turns.
   */
  | {
      readonly type: 'SeatLate';
      readonly aside: true;
      readonly seat: Seat;
      readonly missed: number;
      readonly turn?: number;
    }
  | {
      readonly type: 'SeatAbsent';
      readonly aside: true;
      readonly seat: Seat;
      readonly since: string;
    }
  | { readonly type: 'SeatOffered'; readonly aside: true; readonly seat: Seat }
  | { readonly type: 'SeatReturned'; readonly aside: true; readonly seat: Seat };

/** The entries of clocks. A reader that does not know one of these ignores it. */
export type ClockEntry =
  | {
      readonly type: 'ClocksSet';
      readonly aside: true;
      /** The present clocks of the seats whose clocks change. */
      readonly seats: Readonly<Record<Seat, SeatClock>>;
      /** The seat whose turn it is, if that changes. */
      readonly turn?: TurnOfTable;
      /**
       * The time at which the match is to be looked at again, ISO 8601, if that is earlier than the
       * one before.
       */
      readonly wake?: string;
    }
  /** An operator has given time back for an outage: milliseconds, by seat. */
  | {
      readonly type: 'TimeCredited';
      readonly aside: true;
      readonly seats: Readonly<Record<Seat, number>>;
      readonly reason: string;
    }
  /**
   * The rules could not go on when the clock would have answered: all time is stopped until they
   * do.
   */
  | {
      readonly type: 'ClocksStopped';
      readonly aside: true;
      readonly at: string;
      /** The stopped clocks, if time goes by calendars: those are not read again. */
      readonly seats?: Readonly<Record<Seat, SeatClock>>;
    };

/**
 * The ranking of a match ended by its rules, as computed on that day: a later release may rank the
 * same table otherwise. A reader that does not know this entry computes it.
 */
export type MatchRanked = {
  readonly type: 'MatchRanked';
  readonly aside: true;
  readonly ranking: readonly SeatStanding[];
};

/**
 * Time was called: the table's current round is the last, and is played out by this time control. A
 * reader that does not know this entry plays on by the clocks set with it.
 */
export type TimeCalled = {
  readonly type: 'TimeCalled';
  readonly aside: true;
  readonly timeControl: TimeControl;
};

/** The first entry of a match. */
export type MatchCreated = Terms & {
  readonly type: 'MatchCreated';
  /** The origin, if it is a fork: it has begun then, as its checkpoint says. */
  readonly origin?: Origin;
  /** The entropy of the dice that a fork goes on with. */
  readonly entropy?: readonly string[];
  readonly gameId: string;
  readonly options: unknown;
  /** The seats reserved for accounts. */
  readonly kept?: ReservedSeats;
  readonly host: string;
  readonly visibility: Visibility;
  readonly invitation?: string;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly beacon?: BeaconOf;
  /** Absent for a match without a time limit. */
  readonly timeControl?: TimeControl;
  readonly absence?: Absence;
  /** The number of turns by which spectators lag behind; absent if they see the present. */
  readonly spectatorDelay?: number;
  /** The pod of a tournament that it is the match of. */
  readonly pod?: PodOf;
  /**
   * The end of the time in which the table may agree on pauses, in a tournament's match, ISO 8601;
   * without it on none.
   */
  readonly pausesUntil?: string;
};
export type SeatTaken = {
  readonly type: 'SeatTaken';
  readonly seat: Seat;
  readonly holder: Holder;
  readonly entropy?: string;
};

/** A guest has signed in: the seats of the guest are held by that account from then on. Nothing else changes. */
export type SeatHandedOver = {
  readonly type: 'SeatHandedOver';
  readonly from: string;
  readonly holder: Extract<Holder, { kind: 'account' }>;
};

/** The seats that play, in table order; the free ones are gone. */
export type MatchStarted = {
  readonly type: 'MatchStarted';
  readonly seats: readonly Seat[];
  /** The host's entropy for the dice. */
  readonly entropy?: string | undefined;
  /** The round drawn from the beacon. */
  readonly drawn?: Pick<DrawnRound, 'signature' | 'previous'> | undefined;
};

export type MatchEntry = LobbyEntry | Entry;

const lobbyTypes: Readonly<Record<LobbyEntry['type'], true>> = {
  MatchCreated: true,
  SeatTaken: true,
  SeatHandedOver: true,
  SeatVacated: true,
  HostPassed: true,
  MatchStarted: true,
  SeatResigned: true,
  MatchAbandoned: true,
  SecretRevealed: true,
  MatchRanked: true,
  MatchUnrated: true,
  PausesMoved: true,
  TimeCalled: true,
  ClocksSet: true,
  TimeCredited: true,
  ClocksStopped: true,
  SeatLate: true,
  SeatAbsent: true,
  SeatOffered: true,
  SeatReturned: true,
  ProposalOpened: true,
  Voted: true,
  ProposalClosed: true,
  Invited: true,
  InvitationUsed: true,
  InvitationClosed: true,
  MatchClosed: true,
};

const playTypes: Readonly<Record<Entry['type'], true>> = {
  Answered: true,
  Noted: true,
  Reissued: true,
  Opened: true,
  Closed: true,
  Told: true,
  Rolled: true,
  Asked: true,
  Withdrawn: true,
  Ended: true,
};

/**
 * Tests if this release can read on after the entry: it knows the entry, or the newer release that
 * stored it marked it as one that may be ignored.
 */
export const isReadable = (entry: { readonly type: string; readonly aside?: unknown }): boolean =>
  Object.hasOwn(lobbyTypes, entry.type) ||
  Object.hasOwn(playTypes, entry.type) ||
  entry.aside === true;

export const isLobby = (entry: MatchEntry): entry is LobbyEntry =>
  Object.hasOwn(lobbyTypes, entry.type);

export const isPlay = (entry: MatchEntry): entry is Entry => Object.hasOwn(playTypes, entry.type);
