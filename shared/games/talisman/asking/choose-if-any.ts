import type { Procedure } from '../../../engine/index.ts';
import { chooseSome, type Choice } from './asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { GuardedSeat } from './guards.ts';

/** Asks one seat for one option; `undefined` if there is none, or none is left meanwhile. */
export function* chooseIfAny(
  table: TalismanTable,
  asked: GuardedSeat,
  choice: Choice,
): Procedure<string | undefined> {
  const [option] = yield* chooseSome(table, asked, choice);
  return option;
}
