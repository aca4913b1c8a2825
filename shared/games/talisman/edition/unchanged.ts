import type { AtOnce, Seat } from '../../../engine/index.ts';
import type { TalismanTable } from './edition.ts';
import type { Landing } from './occasions.ts';

/** Answers of an edition without changes to the rules: they ask, roll and tell nothing. */
export function* nothing(): AtOnce {}

function* just<T>(answer: T): AtOnce<T> {
  yield* nothing();
  return answer;
}

export const never = (): AtOnce<false> => just(false);

export const none = (): AtOnce<0> => just(0);

/** A fight ends as its dice say. */
export const asFallen = <Outcome>(
  _table: TalismanTable,
  _seat: Seat,
  { outcome }: { readonly outcome: Outcome },
): AtOnce<Outcome> => just(outcome);

/** The dice of a roll as they are. */
export const keep = (
  _table: TalismanTable,
  _seat: Seat,
  { dice }: { readonly dice: readonly number[] },
): AtOnce<readonly number[]> => just(dice);

/** The number of cards a space says. */
export const unchangedNumber = (
  _table: TalismanTable,
  _at: Landing,
  number: number,
): AtOnce<number> => just(number);
