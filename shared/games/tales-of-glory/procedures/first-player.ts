import { tell, type AtOnce, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { player, turnOrder, type State } from '../state.ts';

/**
 * Gives the First Player token to the player who took the tile of the lowest slot, but always to a new
 * holder, who is first already in placing (TG-FPT).
 */
export function* changeFirst(table: Table<State>): AtOnce {
  const [lowest, second] = turnOrder(table.state)
    .flatMap((seat) => {
      const { taken } = player(table.state, seat);
      return taken ? [{ seat, slot: taken.slot }] : [];
    })
    .sort((a, b) => a.slot - b.slot);
  if (lowest !== undefined && lowest.seat !== table.state.firstPlayer) {
    yield* tell<TalesEvent>({ type: 'FirstPlayerChanged', ...lowest });
  } else if (second !== undefined) {
    yield* tell<TalesEvent>({ type: 'FirstPlayerChanged', ...second, second: true });
  }
  yield* tell<TalesEvent>({ type: 'PlacingBegan', order: turnOrder(table.state) });
}
