import { leave, PROCEDURE, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose, need, type Choice } from '../asking/asking.ts';
import type { TalismanTable } from '../edition.ts';

/** Leaves where the move is over: the character is dead, or something else has moved it meanwhile. */
export function stillMoving(table: TalismanTable, seat: Seat): void {
  need(table, seat);
  if (table.state.turn.phase !== 'move') leave(PROCEDURE);
}

/** Asks for one of these ways, while the move is on; nobody is asked where there is but one. */
export function* chooseWay(table: TalismanTable, seat: Seat, choice: Choice): Procedure<string> {
  const options = (): readonly string[] => {
    stillMoving(table, seat);
    return choice.options();
  };
  const [only = '', ...others] = options();
  return others.length === 0 ? only : yield* choose(table, seat, { ...choice, options });
}
