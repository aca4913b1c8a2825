import { leave, PROCEDURE, type Procedure } from '../../../engine/index.ts';
import type { TalismanTable, TurnProcedure } from '../../talisman/edition.ts';
import type { Landing } from '../../talisman/asking.ts';
import { land as landed } from '../../talisman/procedures/land.ts';
import { hero, isLiving } from '../../talisman/state.ts';
import { HALL, VOLDEMORT } from '../names.ts';
import { isOn } from '../options.ts';
import { placeOf } from './path.ts';
import { attack } from './prey.ts';

/**
 * A landing. Where it is agreed on, Voldemort attacks whoever comes to his space, before all else that
 * is there (HP-RUL-14); not if he came after it in the same step, nor in the Great Hall.
 */
export const land: TurnProcedure = function* (table: TalismanTable, at: Landing): Procedure {
  if (isVisit(table, at)) {
    yield* attack(table, VOLDEMORT, at.seat);
    const { turn } = table.state;
    const goesOn = turn.phase === 'land' && turn.landings === at.landing;
    if (!goesOn || !isLiving(table.state, at.seat)) return leave(PROCEDURE);
  }
  yield* landed(table, at);
};

/** The step that a movement die brings about: after it, and before anything else, he roves (HP-RUL-11). */
const FIRST = 1;

function isVisit(table: TalismanTable, { seat, landing }: Landing): boolean {
  if (!isOn(table.state, 'attacksVisitors')) return false;
  const { space } = hero(table.state, seat);
  const hasFollowed = landing === FIRST && table.state.turn.used.includes(VOLDEMORT);
  return space !== HALL && space === placeOf(table, VOLDEMORT) && !hasFollowed;
}
