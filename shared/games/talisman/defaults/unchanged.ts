import type { Procedure, Seat } from '../../../engine/index.ts';
import type { Landing, TalismanTable } from '../edition.ts';

/** Answers of an edition that adds nothing to the rules: they ask, roll and tell nothing. */
export function* nothing(): Procedure {}

function* just<T>(answer: T): Procedure<T> {
  yield* nothing();
  return answer;
}

export const never = (): Procedure<false> => just(false);

export const none = (): Procedure<0> => just(0);

/** A fight ends as its dice say. */
export const asFallen = <Outcome>(
  _table: TalismanTable,
  _seat: Seat,
  { outcome }: { readonly outcome: Outcome },
): Procedure<Outcome> => just(outcome);

/** The dice of a roll as they are. */
export const keep = (
  _table: TalismanTable,
  _seat: Seat,
  { dice }: { readonly dice: readonly number[] },
): Procedure<readonly number[]> => just(dice);

/** The number of cards a space says. */
export const asSaid = (_table: TalismanTable, _at: Landing, number: number): Procedure<number> =>
  just(number);
