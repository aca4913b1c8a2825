import { tell, type Procedure } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Landing } from '../edition/occasions.ts';
import { rowOf } from '../content/names.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../dice/fate.ts';
import { type Card } from '../state.ts';
import { cardsAt } from '../state-queries.ts';
import { refer } from '../reference.ts';

type Placing = { readonly card: Card; readonly space: string };

/** Puts a card that haunts another space there when drawn, by the drawer's die (T4-RUL-121). */
export function* placeElsewhere(table: TalismanTable, at: Landing, placing: Placing): Procedure {
  const { placeRoll } = table.edition.book.card(placing.card);
  if (placeRoll !== undefined) yield* place(table, at, { ...placing, placeRoll });
}

function* place(
  table: TalismanTable,
  at: Landing,
  {
    card,
    space: from,
    placeRoll,
  }: Placing & { readonly placeRoll: Readonly<Record<string, string>> },
): Procedure {
  const about = { card: refer('card', table.edition.book.kindOf(card)) };
  const die = yield* rollDie(table, at, { label: 'place', about });
  const space = rowOf(placeRoll, die) ?? from;
  if (space === from || !cardsAt(table.state, from).includes(card)) return;
  yield* tell<TalismanEvent>({ type: 'CardPlaced', card, from, space });
}
