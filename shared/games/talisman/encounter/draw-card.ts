import { shuffle, tell, type AtOnce } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing } from '../edition/occasions.ts';
import { deckOf } from '../content/board.ts';
import type { TalismanEvent } from '../events.ts';
import { type Card } from '../state.ts';
import { deckIn, discardsIn } from '../state-queries.ts';

/** The deck that is drawn from on a space. */
export const deckAt = ({ edition: { book } }: Sight, space: string): string =>
  deckOf(book.region(book.space(space).region));

/** Draws the top card of the space's deck; `undefined` if no card is left anywhere (T4-RUL-55). */
export function* drawCard(
  table: TalismanTable,
  { seat }: Landing,
  space: string,
): AtOnce<readonly Card[]> {
  const left = (): readonly Card[] => deckIn(table.state, deckAt(table, space));
  if (left().length === 0) yield* renewDeck(table, deckAt(table, space));
  const [card] = left();
  if (card === undefined) return [];
  yield* tell<TalismanEvent>({ type: 'CardDrawn', seat, card, space });
  return [card];
}

/** Shuffles the discards of a deck into a new deck (T4-RUL-55, HP-CMP-16). */
function* renewDeck(table: TalismanTable, deck: string): AtOnce {
  const discards = discardsIn(table.state, deck);
  if (discards.length === 0) return;
  const order = yield* shuffle(deck, discards);
  yield* tell<TalismanEvent>({ type: 'DeckShuffled', deck, order });
}
