import type { Edition } from '../../../edition/edition.ts';
import { leaveUnlessLanded } from '../../../asking/guards.ts';
import { isOn } from '../options.ts';
import { leaveBehind } from './leave-behind.ts';

/**
 * With the option, Objects and Followers may be left before cards are drawn: they then lie there, and
 * fewer are drawn (HP-VAR-08 to 10, HP-RUL-42).
 */
export const leavingFirst = (drawing: Edition['drawing']): Edition['drawing'] =>
  function* (table, at, number) {
    if (isOn(table.state, 'earlyLeaving')) {
      yield* leaveBehind(table, at.seat, { what: 'early', coins: false });
      leaveUnlessLanded(table, at);
    }
    return yield* drawing(table, at, number);
  };
