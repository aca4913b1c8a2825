import type { Procedure, Seat } from '../../../engine/index.ts';
import { chooseSome, type Choice } from './asking.ts';
import type { TalismanTable } from '../edition/edition.ts';

/** Asks one seat for one option; `undefined` if there is none, or none is left meanwhile. */
export function* chooseIfAny(
  table: TalismanTable,
  seat: Seat,
  choice: Choice,
): Procedure<string | undefined> {
  const [option] = yield* chooseSome(table, seat, choice);
  return option;
}
