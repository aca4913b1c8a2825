import { leave, PROCEDURE, type Seat } from '../../../engine/index.ts';
import { need } from '../asking.ts';
import type { TalismanTable } from '../edition.ts';

/** Leaves where the move is over: the character is dead, or something else has moved it meanwhile. */
export function stillMoving(table: TalismanTable, seat: Seat): void {
  need(table, seat);
  if (table.state.turn.phase !== 'move') leave(PROCEDURE);
}
