import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import type { Whence } from '../events/cards.ts';
import { type Card } from '../state.ts';
import { hero } from '../state-queries.ts';

/** Pile of its owner that a card is kept in: Followers apart from Objects of both sorts (T4-OBJ-01). */
export const cardPlace = ({ edition }: Sight, card: Card): 'objects' | 'followers' => {
  const { type } = edition.book.card(card);
  return type === 'object' || type === 'magic-object' ? 'objects' : 'followers';
};

/** Gives a card to a character; the caller has checked that it may own it. */
export function* takeCard(
  table: TalismanTable,
  seat: Seat,
  { card, from }: { readonly card: Card; readonly from: Whence },
): Procedure {
  yield* tell<TalismanEvent>({ type: 'CardTaken', seat, card, as: cardPlace(table, card), from });
  yield* table.edition.acquired(table, seat, card);
}

/**
 * True if the card is only for the next move: it is never left lying, nor kept for later (T4-RFT-09).
 */
export const isFleeting = ({ edition: { book } }: Sight, card: Card): boolean =>
  book.card(card).abilities?.some((ability) => ability.can === 'raft' && !ability.keeps) === true;

/**
 * Puts a card face up on the owner's space (T4-DIT-02); Enemies won as Followers are discarded, and so
 * are cards that cannot be left lying.
 */
export function* putDown(
  table: TalismanTable,
  seat: Seat,
  { card, forced }: { readonly card: Card; readonly forced?: true },
): AtOnce {
  if (table.edition.book.card(card).type === 'enemy' || isFleeting(table, card)) {
    return yield* discardCard(table, card, { seat });
  }
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'CardDitched', seat, card, space, ...(forced && { forced }) });
}

/** Discards a card to the pile it belongs to (T4-TAL-03, T4-FOL-03, T4-SPL-13). */
export function* discardCard(table: TalismanTable, card: Card, from: Whence): AtOnce {
  const to = table.edition.book.homeOf(card);
  yield* tell<TalismanEvent>({ type: 'CardDiscarded', card, from, to });
}
