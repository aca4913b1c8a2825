import { shuffle, tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { spellRoom } from '../character/limits.ts';

/**
 * Draws a number of Spells, or up to the limit, and never above it (T4-SPL-02, T4-RUL-86). A Toad
 * gains none (T4-TOD-12).
 */
export function* drawSpells(table: TalismanTable, seat: Seat, wanted: number | 'limit'): AtOnce {
  for (let drawn = 0; wanted === 'limit' || drawn < wanted; drawn += 1) {
    if (spellRoom(table, seat) === 0) return;
    if (table.state.decks.spells.length === 0) yield* renewDeck(table);
    const [card] = table.state.decks.spells;
    if (card === undefined) return;
    yield* tell<TalismanEvent>({ type: 'SpellDrawn', seat, card });
  }
}

/** The discards become a new deck (T4-SPL-03). */
function* renewDeck(table: TalismanTable): AtOnce {
  const { spells } = table.state.discards;
  if (spells.length === 0) return;
  const order = yield* shuffle('spells', spells);
  yield* tell<TalismanEvent>({ type: 'DeckShuffled', deck: 'spells', order });
}
