import type { Procedure } from '../../../engine/index.ts';
import { explain, type Cause } from '../changes/explain.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { agrees, type Choice } from './asking.ts';
import { seatOf, type GuardedSeat } from './guards.ts';

type Use = { readonly power: Cause; readonly choice: Pick<Choice, 'kind' | 'what' | 'about'> };

/** Asks whether to use an ability, and tells its use; leaves if its owner is gone, or its place is over. */
export function* agreesToUse(
  table: TalismanTable,
  asked: GuardedSeat,
  { power, choice }: Use,
): Procedure<boolean> {
  const seat = seatOf(asked);
  const agreed = yield* agrees(table, typeof asked === 'string' ? { seat } : asked, choice);
  if (agreed) yield* explain(table, seat, power);
  return agreed;
}
