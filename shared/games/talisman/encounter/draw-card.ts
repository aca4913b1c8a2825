import { shuffle, tell, type Procedure } from '../../../engine/index.ts';
import type { Landing } from '../asking.ts';
import type { TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { Card } from '../state.ts';

/** The top card; none where there is none left at all (T4-RUL-55). */
export function* drawCard(
  table: TalismanTable,
  { seat }: Landing,
  space: string,
): Procedure<readonly Card[]> {
  if (table.state.decks.adventure.length === 0) yield* renewDeck(table);
  const [card] = table.state.decks.adventure;
  if (card === undefined) return [];
  yield* tell<TalismanEvent>({ type: 'CardDrawn', seat, card, space });
  return [card];
}

function* renewDeck(table: TalismanTable): Procedure {
  const { adventure } = table.state.discards;
  if (adventure.length === 0) return;
  const order = yield* shuffle('adventure', adventure);
  yield* tell<TalismanEvent>({ type: 'DeckShuffled', deck: 'adventure', order });
}
