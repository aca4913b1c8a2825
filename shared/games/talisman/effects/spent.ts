import type { AtOnce } from '../../../engine/index.ts';
import { discardCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { cardsAt, hero, isLiving } from '../state-queries.ts';

/** Discards the card an effect comes from, from its owner or from its space. */
export function* spentOf(table: TalismanTable, { seat, space, card }: Occasion): AtOnce {
  if (card === undefined) return;
  if (cardsAt(table.state, space).includes(card)) return yield* discardCard(table, card, { space });
  if (!isLiving(table.state, seat)) return;
  const { objects, followers } = hero(table.state, seat);
  if ([...objects, ...followers].includes(card)) yield* discardCard(table, card, { seat });
}
