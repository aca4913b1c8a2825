import type { Procedure, Seat } from '../../../engine/index.ts';
import type { Landed, TalismanTable } from '../edition.ts';

/** Answers of an edition that adds nothing to the rules: they ask, roll and tell nothing. */
export function* nothing(): Procedure {}

export function* never(): Procedure<false> {
  return false;
}

export function* none(): Procedure<0> {
  return 0;
}

export function* lost(): Procedure<'lost'> {
  return 'lost';
}

/** The dice of a roll as they are. */
export function* keep(
  _table: TalismanTable,
  _seat: Seat,
  { dice }: { readonly dice: readonly number[] },
): Procedure<readonly number[]> {
  return dice;
}

/** The number of cards a space says. */
export function* asSaid(_table: TalismanTable, _at: Landed, number: number): Procedure<number> {
  return number;
}
