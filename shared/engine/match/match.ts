import type { Draft } from '../draft.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Pending } from '../procedure/question.ts';
import type { Opened } from './entry.ts';
import type { Order } from './order.ts';

/** A match in play: `game` is the game's own state, the rest the engine's. Plain JSON. */
export type Match<S> = {
  readonly game: S;
  readonly pending: readonly Pending[];
  /** The procedure under way; `undefined` before the first and after the last. */
  readonly opened: Omit<Opened, 'type'> | undefined;
  /** The ordinal of the open procedure: the number of procedures opened so far. */
  readonly ordinal: number;
  /** The number of rewinds of the match; part of the key of every roll. */
  readonly epoch: number;
  readonly orders: Readonly<Record<Seat, readonly Order[]>>;
  readonly paused: boolean;
  readonly over: boolean;
};

/** A shallow copy of a match, with one shape however the match was made. */
export const copyOf = <S>({
  game,
  pending,
  opened,
  ordinal,
  epoch,
  orders,
  paused,
  over,
}: Match<S>): Draft<Match<S>> => ({ game, pending, opened, ordinal, epoch, orders, paused, over });

/** A match before its first procedure. */
export function beginning<S>(game: S): Match<S> {
  return {
    game,
    pending: [],
    opened: undefined,
    ordinal: 0,
    epoch: 0,
    orders: {},
    paused: false,
    over: false,
  };
}
