import { tell, type Procedure } from '../../../engine/index.ts';
import { stay, type Landing } from '../asking.ts';
import { rowOf } from '../content/names.ts';
import type { TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../fate.ts';
import { cardsAt, type Card } from '../state.ts';

/** A card that haunts another space is put there as it is drawn, by the drawer's die (T4-RUL-121). */
export function* placeElsewhere(
  table: TalismanTable,
  at: Landing,
  { card, space: from }: { readonly card: Card; readonly space: string },
): Procedure {
  const { book } = table.edition;
  const { placeRoll } = book.card(card);
  if (placeRoll === undefined) return;
  const about = { card: `card:${book.kindOf(card)}` };
  const die = yield* rollDie(table, at.seat, { label: 'place', about });
  stay(table, at);
  const space = rowOf(placeRoll, die) ?? from;
  if (space === from || !cardsAt(table.state, from).includes(card)) return;
  yield* tell<TalismanEvent>({ type: 'CardPlaced', card, from, space });
}
