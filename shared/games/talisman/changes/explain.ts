import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { Card } from '../state.ts';

/** An ability by its id, and the card that lends it, if one does. */
export type Cause = { readonly ability: { readonly id: string }; readonly card?: Card };

/** Tells the ability that causes the next facts, if they do not name it. */
export function* explain(table: TalismanTable, seat: Seat, { ability, card }: Cause): AtOnce {
  if (table.rules < 2) return;
  const lent = card === undefined ? {} : { card };
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id, ...lent });
}
