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
 * Applies resignations: the match ends with one seat left, and a procedure that needs a seat that has
 * left is left too.
 */
export function* settle(table: Table<State>, needed?: Seat): AtOnce {
  const staying = turnOrder(table.state);
  if (staying.length < 2) {
    yield* tell<TalesEvent>({ type: 'MatchEnded', reason: 'resignation', winners: staying });
    return leave(PROCEDURE);
  }
  if (needed !== undefined) leaveUnlessPlaying(table, needed);
}

/** Leaves the procedure if the seat has left the match: it is asked no more questions. */
function leaveUnlessPlaying({ state }: Table<State>, seat: Seat): void {
  if (hasLeft(state, seat)) leave(PROCEDURE);
}
