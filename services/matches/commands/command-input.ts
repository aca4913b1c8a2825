import type { ForkChance } from '../analysis/origin.ts';
import type { Seat, WrittenOrder } from '../../../shared/engine/index.ts';
import type { Language } from '../../requests/language.ts';
import type { Bank, TimeControl } from '../clocks/time-control.ts';
import type { Requirements } from '../lobby/requirements.ts';
import type { Absence } from '../presence/absence.ts';
import type { Outcome, ProposalKind, UndoPolicy } from '../proposals/proposal.ts';
import type { ChatMode, Visibility } from '../record/match-record.ts';

export type CreateMatch = {
  readonly gameId: string;
  readonly seats: number;
  readonly options?: unknown;
  /** The title, for those who look for a table; up to 64 characters. */
  readonly title?: string;
  /** The language that its people are to talk. */
  readonly language?: Language;
  /** Whether the match starts by itself when its last seat is taken; the host starts it unless `true`. */
  readonly startWhenFull?: boolean;
  /** Whether the match counts for ratings: with a time control, no bots, and the usual options or those of a preset. */
  readonly rated?: boolean;
  /** The requirements of those who sit down. */
  readonly requirements?: Requirements;
  /** How many turns behind those are who hold no seat; from 0 to 3. */
  readonly spectatorDelay?: number;
  readonly visibility?: Visibility;
  /**
   * Levels of the bots that take seats at once. The host takes the first seat, unless the bots take
   * them all: that match is for watching.
   */
  readonly bots?: readonly string[];
  /** The time at which a public beacon is to draw chance for it, ISO 8601; seats can be taken until then. */
  readonly beaconAt?: string;
  /** The time control: a preset's id, or parts; nothing does where it is absent. */
  readonly timeControl?: TimeControlInput;
  /** The rules of absence, for those who are late; with a time control alone. */
  readonly absence?: Unchecked<Absence>;
  /** The undo policy: who may take the match back; nobody where it is public, else the table, unless given. */
  readonly undo?: UndoPolicy;
  /** The chat mode: what may be said there; anything unless given. */
  readonly chat?: ChatMode;
  /** Refused, in words: it is taken once the secret is fixed, from those who join and at the start. */
  readonly entropy?: string;
  readonly commandId?: string;
};
/** A game to play at once, against bots. */
export type QuickMatch = {
  readonly gameId: string;
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
/** The invitation to make: to whom, and for how long. */
export type Invite = OnMatch & {
  /** An account; a link for whoever has its code where absent. */
  readonly accountId?: string;
  /** How many people a link seats; from 1 to 20, 1 unless given. */
  readonly uses?: number;
  readonly seat?: Seat;
  /** ISO 8601; 14 days from now at the latest, and unless given. */
  readonly expiresAt?: string;
};
/** An answer to an invitation. */
export type AnswerInvitation = RevokeInvitation & {
  readonly accept: boolean;
  /** Must be true where the time control is the host's own. */
  readonly acceptTimeControl?: boolean;
  readonly entropy?: string;
};
export type RevokeInvitation = Guarded & {
  readonly invitationId: string;
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

/** The proposal to the table; which fields go with which kind is said by `Wish`. */
export type WishInput = {
  readonly kind: ProposalKind;
  /** ISO 8601. */
  readonly until?: string;
  readonly toVersion?: number;
  /** An ISO 8601 duration. */
  readonly extend?: string;
  readonly outcome?: Outcome;
  readonly seat?: Seat;
  readonly level?: string;
};

/** A time control as a client writes it: nothing of it is checked yet. */
export type TimeControlInput = Unchecked<
  Omit<TimeControl, 'bank' | 'weekends' | 'playingHours' | 'vacation'>
> & {
  readonly weekends?: 'RUN' | 'STOP' | undefined;
  readonly playingHours?: boolean | undefined;
  readonly vacation?: 'ALLOWED' | 'FORBIDDEN' | undefined;
  readonly bank?: Unchecked<Bank> | undefined;
};
type Unchecked<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A standing order as a client writes it: nothing of it is checked yet, and every `Order` is one. */
export type ClientOrder = Omit<WrittenOrder, 'about'> & { readonly about?: unknown };

/** A command on one match. With a `commandId`, sending it again changes nothing twice. */
export type OnMatch = Guarded & { readonly matchId: string; readonly commandId?: string };

/** Refused with `STALE_VERSION` where the match stands at another version than expected. */
export type Guarded = { readonly expectedVersion?: number };

/** From which version of which match a fork goes on, and with whose dice. */
export type ForkMatch = {
  readonly matchId: string;
  readonly version: number;
  readonly chance?: ForkChance | undefined;
  readonly commandId?: string;
};

/** Whether all clocks are held, and why. */
export type HoldExpiry = { readonly hold: boolean; readonly reason?: string };

/** Time to give back; times are ISO 8601. */
export type CreditTime = {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** The matches it is for; all unless given. */
  readonly matchIds?: readonly string[];
};

/** The service time, what operators have said about pauses and lost hours; times are ISO 8601. */
export type ServiceTime = {
  readonly hold: { readonly reason: string; readonly since: string } | undefined;
  readonly credits: readonly (Omit<CreditTime, 'matchIds'> & {
    readonly matchIds: readonly string[] | undefined;
  })[];
};
