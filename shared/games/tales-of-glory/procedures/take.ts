import { tell, type AtOnce, type Seat, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import type { State } from '../state.ts';

type Cards = readonly { readonly seat: Seat; readonly slot: number }[];

/**
 * Gives each player in turn order the tile of the chosen slot, if it is still there (TG-SEL-04, 05).
 */
export function* take(table: Table<State>, cards: Cards): AtOnce {
  for (const { seat, slot } of cards) {
    const lying = table.state.board.find((slotted) => slotted.slot === slot);
    if (lying) yield* tell<TalesEvent>({ type: 'TileTaken', seat, ...lying });
    else yield* tell<TalesEvent>({ type: 'TileMissed', seat, slot });
  }
}
