import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { during } from '../asking/asking.ts';
import { whileMoving } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { isUnder } from '../edition/lasts.ts';
import { settle } from '../changes/settle.ts';
import { openWindow } from '../spells/window.ts';
import { type State } from '../state.ts';
import { hero, isLiving, isSeated, player } from '../state-queries.ts';
import { closeTurn, endLasting } from './end.ts';
import { refer } from '../reference.ts';

/**
 * Begins a turn, even of a seat that misses it or is out of the match, so that lasting effects end.
 * Spells before moving are cast here (T4-TRN-04); in a missed turn, only those castable at any time
 * (T4-RUL-88).
 */
export function* begin(table: TalismanTable, { seat }: { seat: Seat }): Procedure {
  if (isToBeginAnew(table.state, seat)) yield* table.edition.replace(table, seat);
  const extra = player(table.state, seat).extra > 0 && table.state.turn.seat === seat;
  yield* tell<TalismanEvent>({ type: 'TurnBegan', seat, extra });
  yield* endLasting(table, seat, 'turn-start');
  yield* settle(table);
  if (!isLiving(table.state, seat)) return yield* closeTurn(table, seat);
  if (player(table.state, seat).missed > 0) return yield* miss(table, seat);
  yield* whileMoving(table, seat, [openTurn, doFirstThings, closeIfHeld]);
}

function* miss(table: TalismanTable, seat: Seat): Procedure {
  const about = { turn: refer('seat', seat) };
  yield* tell<TalismanEvent>({ type: 'TurnMissed', seat });
  yield* openWindow(table, { moment: 'turn.end', missed: true, about });
  yield* closeTurn(table, seat);
}

const openTurn = (table: TalismanTable, seat: Seat): Procedure<unknown> =>
  openWindow(table, { moment: 'turn.start', about: { turn: refer('seat', seat) } });

const doFirstThings = (table: TalismanTable, seat: Seat): Procedure<unknown> =>
  during([seat], table.edition.firstThings(table, seat));

/** Closes the turn of a character that is held fast: it neither moves nor meets others. */
function* closeIfHeld(table: TalismanTable, seat: Seat): Procedure {
  if (isUnder(table, 'holds', seat)) yield* closeTurn(table, seat);
}

/** True if the seat waits for a character, or for its own to recover. */
const isToBeginAnew = (state: State, seat: Seat): boolean =>
  player(state, seat).status === 'waiting' ||
  (isSeated(state, seat) && hero(state, seat).laidUp === true);
