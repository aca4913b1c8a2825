import { tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import type { State } from '../state.ts';
import { collect } from './collect.ts';
import { declare } from './declare.ts';
import { discard } from './discard.ts';
import { pay } from './pay.ts';
import { putDown } from './put-down.ts';

/**
 * Plays one player's turn of placing: declare all tiles, pay for all, place all, then collect all
 * rewards (TG-RND-04, TG-QST-09, TG-RUL-28).
 */
export function* place(table: Table<State>, { seat }: { seat: Seat }): Procedure {
  const declared = yield* declare(table, seat);
  yield* pay(table, seat, declared);
  const compensation = yield* discard(seat, declared);
  const earned = yield* putDown(table, seat, declared.tiles);
  yield* collect(table, seat, [...compensation, ...earned]);
  yield* tell<TalesEvent>({ type: 'TurnEnded', seat });
}
