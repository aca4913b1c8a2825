import { tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { compensation } from '../rewards.ts';
import { player, type State } from '../state.ts';
import { collect } from './collect.ts';
import { declare } from './declare.ts';
import { pay } from './pay.ts';
import { putDown } from './put-down.ts';

/**
 * One player's turn of placing: declare all tiles, pay for all, place all, then collect all
 * rewards (TG-RND-04, TG-QST-09, TG-RUL-28).
 */
export function* place(table: Table<State>, { seat }: { seat: Seat }): Procedure {
  const declared = yield* declare(table, seat);
  yield* pay(table, seat, declared);
  const { taken } = player(table.state, seat);
  const discarded = declared.fate === 'discard' && taken ? taken.tile : undefined;
  if (discarded !== undefined) {
    yield* tell<TalesEvent>({ type: 'TileDiscarded', seat, tile: discarded });
  }
  const earned = yield* putDown(table, seat, declared.tiles);
  const due = discarded === undefined ? earned : [compensation(discarded), ...earned];
  yield* collect(table, seat, due);
  yield* tell<TalesEvent>({ type: 'TurnEnded', seat });
}
