import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { catchUp as anyTileLeft, slotOption } from '../questions.ts';
import { player, turnOrder, type State } from '../state.ts';
import { settle } from './settle.ts';

/** The next player, in turn order, without a tile while some are left (TG-SEL-08). */
export const nextToCatchUp = (state: State): Seat | undefined =>
  state.board.length === 0
    ? undefined
    : turnOrder(state).find((seat) => player(state, seat).taken === undefined);

/** Lets a player without a tile take any of those left; it can't be declined (TG-SEL-08 to 11). */
export function* catchUp(table: Table<State>, { seat }: { seat: Seat }): Procedure {
  const chosen = yield* choose(table, () => anyTileLeft(table.state, seat), {
    settle: () => settle(table, seat),
  });
  const lying = table.state.board.find(({ slot }) => slotOption(slot) === chosen);
  if (lying) yield* tell<TalesEvent>({ type: 'TileTaken', seat, ...lying, inCatchUp: true });
}
