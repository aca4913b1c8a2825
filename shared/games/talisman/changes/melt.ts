import type { AtOnce, Seat } from '../../../engine/index.ts';
import { discardCard } from './cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { gain } from './goods.ts';
import type { Card } from '../state.ts';

/** Turns one Object into gold of the supply; it goes back to its home (T4-BRD-18, T4-TAL-03). */
export function* melt(
  table: TalismanTable,
  seat: Seat,
  { card, gold, of }: { readonly card: Card; readonly gold: number; readonly of: string },
): AtOnce {
  yield* discardCard(table, card, { seat });
  yield* gain(table, seat, { what: 'gold', amount: gold, of });
}
