import { type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { tradeTrophies } from '../../../fight/trade.ts';
import { isLiving } from '../../../state-queries.ts';
import { keepFollowerLimit } from './followers.ts';
import { leaveBehind } from './leave-behind.ts';
import { occasions } from './occasions.ts';

/** What abilities do as the own turn begins. */
export function* firstThings(table: TalismanTable, seat: Seat): Procedure {
  yield* occasions(table, seat, 'turn-start');
}

/**
 * The end of the own turn: what abilities do then; trophies and what is left behind, in any order;
 * at last the Follower limit (HP-TRN-04, HP-RUL-24).
 */
export function* lastThings(table: TalismanTable, seat: Seat): Procedure {
  yield* occasions(table, seat, 'turn-end');
  if (isLiving(table.state, seat)) yield* tradeTrophies(table, seat);
  if (!isLiving(table.state, seat)) return;
  // whoever has left something may trade after it what it did not trade before
  if (yield* leaveBehind(table, seat)) yield* tradeTrophies(table, seat);
  if (isLiving(table.state, seat)) yield* keepFollowerLimit(table, seat);
}
