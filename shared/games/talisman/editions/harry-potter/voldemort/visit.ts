import { leave, PROCEDURE, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable, TurnProcedures } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Landing } from '../../../edition/occasions.ts';
import { land as landed } from '../../../procedures/land.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { cross as crossed } from '../../../travel/cross.ts';
import { HALL, VOLDEMORT } from '../names.ts';
import { isOn } from '../options.ts';
import { placeOf } from './path.ts';
import { attack } from './prey.ts';

/**
 * A landing. With the option, Voldemort attacks a character that comes to his space, before all else
 * there (HP-RUL-14); not if he came after it in the same step, nor in the Great Hall.
 */
export const land: TurnProcedures['land'] = function* (
  table: TalismanTable,
  at: Landing,
): Procedure {
  const hasFollowed = at.landing === FIRST && hasRoved(table);
  if (isWithHim(table, at.seat) && !hasFollowed) {
    yield* attack(table, VOLDEMORT, at.seat);
    if (!isLiving(table.state, at.seat)) return leave(PROCEDURE);
    const { turn } = table.state;
    if (turn.phase !== 'land' || turn.landings !== at.landing) return leave(PROCEDURE);
  }
  yield* landed(table, at);
};

/**
 * A crossing. A character that stops on his space by it is attacked as well (HP-RUL-14): before the
 * attempt if its last step led there, otherwise once it is turned away or has come through.
 */
export const cross: TurnProcedures['cross'] = function* (
  table: TalismanTable,
  { seat }: { readonly seat: Seat },
): Procedure {
  yield* crossFrom(table, seat, stoppedAt(table, seat));
};

/** The space of the last step, if the crossing is tried with it. */
const stoppedAt = ({ state }: Sight, seat: Seat): string | undefined =>
  state.turn.crossing?.steps === 0 ? hero(state, seat).space : undefined;

function* crossFrom(table: TalismanTable, seat: Seat, stopped: string | undefined): Procedure {
  if (stopped !== undefined && isWithHim(table, seat) && !hasRoved(table)) {
    yield* attack(table, VOLDEMORT, seat);
    if (table.state.turn.phase !== 'cross' || !isLiving(table.state, seat)) return;
  }
  yield* crossed(table, { seat });
  if (table.state.turn.phase !== 'end' || !isLiving(table.state, seat)) return;
  const isStop = hero(table.state, seat).space !== stopped && !isAboutToRove(table);
  if (isStop && isWithHim(table, seat)) yield* attack(table, VOLDEMORT, seat);
}

/** The step that a movement die brings about: after it, and before anything else, he roves (HP-RUL-11). */
const FIRST = 1;

const hasRoved = ({ state }: Sight): boolean => state.turn.used.includes(VOLDEMORT);

/** He leaves the space before he could attack there: a step is made, and its die has roused him. */
const isAboutToRove = ({ state }: Sight): boolean => state.turn.roused === VOLDEMORT;

/** True if he attacks visitors, and shares the space of this seat; not in the Great Hall. */
function isWithHim(sight: Sight, seat: Seat): boolean {
  if (!isOn(sight.state, 'attacksVisitors')) return false;
  const { space } = hero(sight.state, seat);
  return space !== HALL && space === placeOf(sight, VOLDEMORT);
}
