import type { Language } from '../requests/language.ts';
import type { TimeControl } from './clocks/time-control.ts';
import type { Absence } from './presence/absence.ts';
import type { ChatMode, Holder, PodOf, Visibility } from './record/match-record.ts';

/** The match of a pod: all that it begins with. */
export type SeatMatch = {
  /** Follows from the pod, so that it is made once. */
  readonly id: string;
  readonly pod: PodOf;
  /** The tournament's owner, who is its host in name only. */
  readonly host: string;
  readonly gameId: string;
  /** The options, which its game checks. */
  readonly options: unknown;
  readonly title?: string | undefined;
  readonly language?: Language | undefined;
  /** Who plays, in the order of the seats. */
  readonly seats: readonly Seating[];
  readonly rated: boolean;
  readonly timeControl: TimeControl;
  /** The rules of absence; nobody but staff seats a substitute, whatever they say. */
  readonly absence: Absence;
  /** Until when its table may agree on pauses, ISO 8601: the round's deadline; on none where absent. */
  readonly pausesUntil?: string | undefined;
  /** `PRIVATE` is for who stands in the tournament, where that lets them find it. */
  readonly visibility: Visibility;
  readonly chat?: ChatMode | undefined;
  /** How many turns behind those are who only watch; from 0 to 3. */
  readonly spectatorDelay: number;
  /** The time from which its clocks run, ISO 8601; the time of its making where that is later. */
  readonly startsAt: string;
  /** The secret of its dice, 32 bytes as hex, which its commitment promises. */
  readonly secret: string;
};

/** Somebody who plays in a pod. */
export type Seating = {
  readonly holder: Extract<Holder, { readonly kind: 'account' }>;
  /** What they add to the dice. */
  readonly entropy?: string | undefined;
  /** Their default orders, as they were stored; those are laid down that its game still knows. */
  readonly orders?: readonly unknown[] | undefined;
};

/** The commands for whoever directs tournaments; no door offers them to clients. */
export type Directed = {
  /**
   * Begins the match of a pod: one commit that sets it up, seats everybody, starts it and asks. May be repeated and
   * interrupted; the same id makes one match.
   */
  seatMatch(match: SeatMatch): Promise<void>;
};
