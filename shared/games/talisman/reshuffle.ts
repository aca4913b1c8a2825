import type { Reshuffle } from '../../engine/index.ts';
import type { Book } from './content/book.ts';
import type { TalismanEvent } from './events.ts';
import { type State } from './state.ts';
import { deckIn } from './state-queries.ts';

/** The decks that cards were drawn from, or looked at: players who saw them know the next ones. */
export const reshuffleOf =
  (book: Book) =>
  (state: State, seen: readonly TalismanEvent[]): readonly Reshuffle[] => {
    const known = new Set(seen.flatMap((event) => deckSeen(book, event)));
    return Object.keys(state.decks)
      .filter((deck) => known.has(deck) && deckIn(state, deck).length > 1)
      .map((deck) => ({
        label: deck,
        items: deckIn(state, deck),
        event: (order): TalismanEvent => ({ type: 'DeckShuffled', deck, order }),
      }));
  };

function deckSeen(book: Book, event: TalismanEvent): readonly string[] {
  if (event.type === 'CardDrawn') return [book.homeOf(event.card)];
  if (event.type === 'DeckSeen') return event.deck === undefined ? book.decks : [event.deck];
  return event.type === 'SpellDrawn' ? ['spells'] : [];
}
