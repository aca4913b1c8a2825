import { leave, PROCEDURE, type Seat } from '../../../engine/index.ts';
import { need, stay, type Landing } from '../asking/asking.ts';
import type { TalismanTable } from '../edition.ts';
import { hero } from '../state.ts';

/** An encounter between characters: whose landing it is, and with whom. */
export type Meeting = { readonly at: Landing; readonly other: Seat };

/** Leaves unless both are alive and still together, and the landing is the same (T4-RUL-81). */
export function remain(table: TalismanTable, { at, other }: Meeting): void {
  stay(table, at);
  need(table, other);
  if (hero(table.state, at.seat).space !== hero(table.state, other).space) leave(PROCEDURE);
}
