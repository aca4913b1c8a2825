import { askAny, tell, type AtOnce, type Procedure, type Table } from '../../../engine/index.ts';
import { hasLeft, type State } from '../state.ts';
import { playAhead, type Ahead } from './play-ahead.ts';
import { settle } from './settle.ts';

/**
 * Plays placing with simultaneous decisions (TG-RUL-11). Every seat plays its turn ahead, at its own
 * pace and unseen; the facts of a turn are told once all turns before it have ended, so turns still
 * resolve in turn order.
 */
export function* placeSideBySide(table: Table<State>): Procedure {
  let turns: readonly Ahead[] = table.state.toPlace.map((seat) => playAhead(table, seat));
  for (;;) {
    turns = yield* release(turns);
    if (turns.length === 0) return;
    const reply = yield* askAny(turns.flatMap((turn) => turn.asked()));
    if (reply === 'changed') {
      yield* settle(table);
      turns = turns.filter(({ seat }) => !hasLeft(table.state, seat));
      for (const turn of turns) turn.goOn(reply);
    } else {
      turns.find(({ seat }) => seat === reply.seat)?.goOn(reply);
    }
  }
}

/** Tells pending facts in turn order; returns the turns that go on. */
function* release(turns: readonly Ahead[]): AtOnce<readonly Ahead[]> {
  for (const [i, turn] of turns.entries()) {
    for (const event of turn.due()) yield* tell(event);
    if (turn.asked().length > 0) return turns.slice(i);
  }
  return [];
}
