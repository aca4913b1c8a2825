import type { Seat } from '../procedure/seat.ts';
import type { Phrase } from '../../words/phrase.ts';

/** A viewer: a seat, anybody at all, or an arbiter, who sees everything but the sealed. */
export type Viewer =
  | { readonly role: 'seat'; readonly seat: Seat }
  | { readonly role: 'spectator' }
  | { readonly role: 'arbiter' };

/** A viewer without a seat: sees what everybody may see. */
export const spectator: Viewer = { role: 'spectator' };
/** A viewer who settles what players cannot: sees everything. */
export const arbiter: Viewer = { role: 'arbiter' };
/** The viewer who holds a seat. */
export const seated = (seat: Seat): Viewer => ({ role: 'seat', seat });

/** Whether the viewer may see what belongs to this seat alone. */
export const sees = (viewer: Viewer, seat: Seat): boolean =>
  viewer.role === 'arbiter' || (viewer.role === 'seat' && viewer.seat === seat);

/** One line of the log as one viewer reads it. */
export type LogLine = {
  readonly type: string;
  /** The seat whose doing it is. */
  readonly seat?: Seat;
  /** The ID of the rule clause that it follows. */
  readonly rule?: string;
  /** The fact, less what this viewer may not know. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: Phrase;
  /** The dice that it tells of, as they lie. */
  readonly dice?: readonly Die[];
  /** A turn, or a round in which all take theirs, begins with it. */
  readonly begins?: 'turn' | 'round';
};

/** A die as it lies: one of 1 to `sides`. */
export type Die = { readonly sides: number; readonly value: number };
