import { tell, type AtOnce, type Procedure } from '../../../engine/index.ts';
import { leaveUnlessLanded } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Landing } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { supplyOf } from '../changes/goods.ts';
import { type Card } from '../state.ts';
import { cardsAt } from '../state-queries.ts';
import { drawCard } from './draw-card.ts';
import { placeElsewhere } from './place.ts';
import { redraw } from './redraw.ts';

export type Draw = { readonly space: string; readonly count: number };

/**
 * Draws a number of cards face up onto the space (T4-ADV-01). When all are seen, a player with the
 * ability may replace one; then cards that belong elsewhere are put there (T4-ADV-07). Returns the
 * drawn cards.
 */
export function* drawCards(
  table: TalismanTable,
  at: Landing,
  { space, count }: Draw,
): Procedure<readonly Card[]> {
  const turned: Card[] = [];
  for (let drawn = 0; drawn < count; drawn += 1)
    turned.push(...(yield* drawCard(table, at, space)));
  const kept = yield* redraw(table, at, { space, turned });
  leaveUnlessLanded(table, at);
  for (const card of kept) {
    yield* fillPool(table, card);
    yield* placeElsewhere(table, at, { card, space });
    leaveUnlessLanded(table, at);
  }
  return kept;
}

/** Counters are put on it, as many as the supply has. */
function* fillPool(table: TalismanTable, card: Card): AtOnce {
  const { pool } = table.edition.book.card(card);
  if (pool === undefined || !lies(table, card)) return;
  const amount = Math.min(pool.amount, supplyOf(table, pool.what));
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'PoolFilled', card, amount });
}

const lies = ({ state }: TalismanTable, card: Card): boolean =>
  Object.keys(state.board).some((space) => cardsAt(state, space).includes(card));
