import type { Procedure, Seat } from '../../../engine/index.ts';
import { explain, type Cause } from '../changes/explain.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { agrees, type Choice } from './asking.ts';
import { leaveUnlessAlive } from './guards.ts';

type Use = { readonly power: Cause; readonly choice: Pick<Choice, 'kind' | 'what' | 'about'> };

/** Asks whether to use an ability, and tells its use; leaves if its owner is gone. */
export function* agreesToUse(
  table: TalismanTable,
  seat: Seat,
  { power, choice }: Use,
): Procedure<boolean> {
  const agreed = yield* agrees(table, seat, choice);
  leaveUnlessAlive(table, seat);
  if (agreed) yield* explain(table, seat, power);
  return agreed;
}
