import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Seat,
  type Table,
} from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { hasLeft, turnOrder, type State } from '../state.ts';

/**
 * What follows when seats have resigned: the match ends with one seat left, and a procedure that
 * needs a seat which has left is left too.
 */
export function* settle(table: Table<State>, needed?: Seat): AtOnce {
  const staying = turnOrder(table.state);
  if (staying.length < 2) {
    yield* tell<TalesEvent>({ type: 'MatchEnded', reason: 'resignation', winners: staying });
    return leave(PROCEDURE);
  }
  if (needed !== undefined) leaveUnlessPlaying(table, needed);
}

/** Leaves where the seat has left the match: nothing is asked of it any more. */
function leaveUnlessPlaying({ state }: Table<State>, seat: Seat): void {
  if (hasLeft(state, seat)) leave(PROCEDURE);
}
