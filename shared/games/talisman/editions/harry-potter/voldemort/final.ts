import { leave, PROCEDURE, tell, type AtOnce, type Seat } from '../../../../../engine/index.ts';
import { leaveUnlessAlive, leaveUnlessThere } from '../../../asking/guards.ts';
import type { Special, TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { HALL, STAIRCASE, VOLDEMORT } from '../names.ts';
import { fightFigure } from './battle.ts';
import { placeOf } from './path.ts';

/**
 * Battles Voldemort with Magic, in the Great Hall and wherever he was before (HP-WIN-01, 02,
 * HP-RUL-17). A victory wins the match, for this player only (HP-OBJ-01 to 03, HP-WIN-03); after a
 * defeat the character is back on the Moving Staircase with one Health less (HP-WIN-04, HP-RUL-18);
 * after a draw it stays (HP-WIN-05).
 */
export const finalBattle: Special = function* (table, occasion) {
  const { seat } = occasion;
  yield* callHome(table, seat);
  const attribute = table.edition.might;
  const outcome = yield* fightFigure(table, seat, { figure: VOLDEMORT, attribute });
  leaveUnlessThere(table, occasion);
  if (outcome === 'won') {
    const { alignment } = hero(table.state, seat);
    yield* tell<TalismanEvent>({ type: 'MatchEnded', reason: 'final', winners: [seat], alignment });
  }
  if (outcome === 'lost') yield* thrownBack(table, seat);
  leave(PROCEDURE);
};

function* callHome(table: TalismanTable, seat: Seat): AtOnce {
  const from = placeOf(table, VOLDEMORT);
  if (from === HALL) return;
  yield* tell<TalismanEvent>({ type: 'FigureMoved', seat, figure: VOLDEMORT, from, space: HALL });
}

/** Brings it back without an encounter there: the turn is over. */
function* thrownBack(table: TalismanTable, seat: Seat): AtOnce {
  leaveUnlessAlive(table, seat);
  const { space: from } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space: STAIRCASE, by: 'space' });
  if (isLiving(table.state, seat)) {
    yield* tell<TalismanEvent>({ type: 'Landed', seat, space: STAIRCASE });
  }
}
