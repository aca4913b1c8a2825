import type { Procedure, Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { tradeTrophies } from '../../../fight/trade.ts';
import { isPaused } from '../../../any-time/pauses.ts';
import { FEWER } from '../../../asking/asking.ts';
import { isLiving } from '../../../state-queries.ts';
import { keepFollowerLimit } from './followers.ts';
import { leaveBehind } from './leave-behind.ts';
import { occasions } from './occasions.ts';

/** Runs the abilities at the beginning of the seat's own turn. */
export function* firstThings(table: TalismanTable, seat: Seat): Procedure {
  yield* occasions(table, seat, 'turn-start');
}

/**
 * Ends the seat's own turn: abilities; trophies and leaving things behind, in any order; at last the
 * Follower limit (HP-TRN-04, HP-RUL-24).
 */
export function* lastThings(table: TalismanTable, seat: Seat): Procedure {
  yield* occasions(table, seat, 'turn-end');
  if (isLiving(table.state, seat)) yield* tradeTrophies(table, seat);
  if (!isLiving(table.state, seat)) return;
  if (!isAskedToLeave(table, seat)) return yield* keepFollowerLimit(table, seat);
  // A seat that has left something may then trade what it did not trade before.
  if (yield* leaveBehind(table, seat)) yield* tradeTrophies(table, seat);
  if (isLiving(table.state, seat)) yield* keepFollowerLimit(table, seat);
}

/** Leaving things behind is a right: it is asked of a seat that has set a pause for it (HP-DIT-01). */
const isAskedToLeave = (table: TalismanTable, seat: Seat): boolean =>
  table.rules < FEWER || isPaused(table, seat, 'end');
