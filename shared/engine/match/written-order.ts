import { neverAsked, type WrongPart } from './asks.ts';
import type { Game } from './game.ts';
import type { Order } from './order.ts';

/** A standing order as written by a user: its parts are checked, but not their combination. */
export type WrittenOrder = {
  readonly kind: string;
  readonly about?: Order['about'] | undefined;
  readonly choose?: readonly string[] | undefined;
  readonly ask?: boolean | undefined;
  readonly once?: boolean | undefined;
  readonly until?: string | undefined;
};

/** The order, or in words the reason why it is invalid. */
export function orderFrom({ kind, about, choose, ask, once, until }: WrittenOrder): Order | string {
  const terms = { kind, ...(about && { about }) };
  const end = until === undefined ? {} : { until };
  if (choose !== undefined && ask) return 'Send either `choose` or `ask`.';
  if (choose !== undefined) return { ...terms, choose, ...(once && { once }), ...end };
  if (!ask) return 'Send `choose` with the options, or `ask: true`.';
  return once ? '`once` is allowed only with `choose`.' : { ...terms, ask, ...end };
}

/** The wrong part of a standing order that can never decide, or never end, in this game. */
export function wrongIn(
  game: Pick<Game, 'id' | 'asks' | 'orderEnds'>,
  order: Order,
): WrongPart | undefined {
  const why = wrongEnd(game, order);
  return why === undefined ? neverAsked(game, order) : { part: 'until', why };
}

function wrongEnd(
  { id, orderEnds }: Pick<Game, 'id' | 'orderEnds'>,
  { until }: Order,
): string | undefined {
  const names = orderEnds?.names ?? [];
  if (until === undefined || names.includes(until)) return undefined;
  const known = names.length === 0 ? 'none' : names.join(', ');
  return `Unknown end "${until}" for ${id}. Available: ${known}.`;
}
