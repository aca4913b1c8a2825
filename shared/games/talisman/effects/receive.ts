import type { Procedure, Seat } from '../../../engine/index.ts';
import { takeCard } from '../changes/cards.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { mayOwn } from '../character/owning.ts';
import type { Card } from '../state.ts';

type Supplied = { readonly card: Card; readonly supply: 'purchase' | 'talismans' };

/** A copy of a kind that an open supply still holds (T4-TAL-04). */
export function suppliedOf({ state, edition }: Sight, kind: string): Supplied | undefined {
  const isKind = (card: Card): boolean => edition.book.kindOf(card) === kind;
  const bought = state.purchase.find(isKind);
  if (bought !== undefined) return { card: bought, supply: 'purchase' };
  const talisman = state.talismans.find(isKind);
  return talisman === undefined ? undefined : { card: talisman, supply: 'talismans' };
}

/** True if a card of this kind is left, and the seat may come to own it. */
export function mayReceive(sight: Sight, seat: Seat, kind: string): boolean {
  const supplied = suppliedOf(sight, kind);
  return supplied !== undefined && mayOwn(sight, seat, supplied.card);
}

/** Takes a card of this kind from its supply (T4-TAL-01), if possible. */
export function* receive(table: TalismanTable, seat: Seat, kind: string): Procedure {
  const supplied = suppliedOf(table, kind);
  if (supplied === undefined || !mayReceive(table, seat, kind)) return;
  const { card, supply } = supplied;
  yield* takeCard(table, seat, { card, from: { supply } });
}

export function* receiveOf(
  table: TalismanTable,
  occasion: Occasion,
  { card, otherwise }: EffectOf<'receive'>,
): Procedure {
  const { seat } = occasion;
  if (otherwise === undefined || mayReceive(table, seat, card)) {
    return yield* receive(table, seat, card);
  }
  yield* table.perform(table, occasion, otherwise);
}
