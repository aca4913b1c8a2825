import { need, stay } from '../asking/asking.ts';
import type { Occasion, Sight, TalismanTable } from '../edition.ts';

/** Leaves where the character is dead, or no longer where this happens. */
export function remain(table: TalismanTable, { seat, landing }: Occasion): void {
  if (landing === undefined) need(table, seat);
  else stay(table, { seat, landing });
}

/** The card or space something happens by, for the words of a question. */
export const sourceOf = (
  { edition }: Sight,
  { card, space }: Occasion,
): Readonly<Record<string, string>> =>
  card === undefined ? { space: `space:${space}` } : { card: `card:${edition.book.kindOf(card)}` };
