import type { Seat } from '../procedure/seat.ts';
import type { Phrase } from '../../words/phrase.ts';

/** A viewer: a seat, a spectator, or an arbiter, who sees everything but the sealed. */
export type Viewer =
  | { readonly role: 'seat'; readonly seat: Seat }
  | { readonly role: 'spectator' }
  | { readonly role: 'arbiter' };

/** The viewer without a seat: sees only public facts. */
export const spectator: Viewer = { role: 'spectator' };
/** The viewer of an arbiter: sees everything but the sealed. */
export const arbiter: Viewer = { role: 'arbiter' };
/** The viewer who holds a seat. */
export const seated = (seat: Seat): Viewer => ({ role: 'seat', seat });

/** True if the viewer may see facts private to this seat. */
export const sees = (viewer: Viewer, seat: Seat): boolean =>
  viewer.role === 'arbiter' || (viewer.role === 'seat' && viewer.seat === seat);

/** One line of the log as one viewer reads it. */
export type LogLine = {
  readonly type: string;
  /** The seat that acts. */
  readonly seat?: Seat;
  /** The ID of the rule clause that it follows. */
  readonly rule?: string;
  /** The fact, without the parts hidden from this viewer. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: Phrase;
  /** The dice of the line, as they lie. */
  readonly dice?: readonly Die[];
  /** Present if a turn begins with it, or a round in which all take their turns. */
  readonly begins?: 'turn' | 'round';
};

/** A die as it lies: one of 1 to `sides`. */
export type Die = { readonly sides: number; readonly value: number };
