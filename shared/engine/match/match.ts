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
  /** The ordinal of the open procedure: how many have been opened so far. */
  readonly ordinal: number;
  /** The epoch: how many times the match was rewound; part of the key of every roll. */
  readonly epoch: number;
  readonly orders: Readonly<Record<Seat, readonly Order[]>>;
  readonly paused: boolean;
  readonly over: boolean;
};

/** A copy of a match, which shares what lies below with it. Whatever made the match, its copies have one shape. */
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

/** A match about to play its first procedure. */
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
