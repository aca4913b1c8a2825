import type { Seat } from '../../../engine/index.ts';
import { need, stay, type Landing } from '../asking.ts';
import type { TalismanTable } from '../edition.ts';

/** An encounter between characters: whose landing it is, and with whom. */
export type Meeting = { readonly at: Landing; readonly other: Seat };

/** Leaves unless both are alive, and the landing is the same. */
export function remain(table: TalismanTable, { at, other }: Meeting): void {
  stay(table, at);
  need(table, other);
}
