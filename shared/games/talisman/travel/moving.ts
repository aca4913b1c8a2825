import type { Procedure, Seat } from '../../../engine/index.ts';
import { choose, type Choice } from '../asking/asking.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';

/** Asks for one of these ways, while the move is on; nobody is asked where there is but one. */
export function* chooseWay(table: TalismanTable, seat: Seat, choice: Choice): Procedure<string> {
  const options = (): readonly string[] => {
    leaveUnlessMoving(table, seat);
    return choice.options();
  };
  const [only = '', ...others] = options();
  return others.length === 0 ? only : yield* choose(table, seat, { ...choice, options });
}
