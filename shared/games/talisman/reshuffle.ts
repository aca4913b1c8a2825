import type { Reshuffle } from '../../engine/index.ts';
import type { TalismanEvent } from './events.ts';
import type { State } from './state.ts';

type Deck = 'adventure' | 'spells';

/** The decks that cards were drawn from, or looked at: whoever saw them knows the next ones. */
export function reshuffle(state: State, seen: readonly TalismanEvent[]): readonly Reshuffle[] {
  const known = new Set(seen.flatMap(deckSeen));
  return (['adventure', 'spells'] as const)
    .filter((deck) => known.has(deck) && state.decks[deck].length > 1)
    .map((deck) => ({
      label: deck,
      items: state.decks[deck],
      event: (order): TalismanEvent => ({ type: 'DeckShuffled', deck, order }),
    }));
}

function deckSeen(event: TalismanEvent): readonly Deck[] {
  if (event.type === 'CardDrawn' || event.type === 'DeckSeen') return ['adventure'];
  return event.type === 'SpellDrawn' ? ['spells'] : [];
}
