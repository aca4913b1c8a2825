import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { hero, isLiving } from '../state-queries.ts';
import { inAnyCase } from '../asking/guards.ts';
import { goTo } from './go.ts';
import { chooseWay } from './moving.ts';
import { giveUpRafts } from './raft.ts';
import { lapse } from './offers.ts';
import { backOptions, isEntry, pathOptions } from '../board/paths.ts';
import { idOf } from '../reference.ts';

/**
 * A move on paths: one space on, without a die (T4-INR-01), or back (T4-INR-03, T4-RUL-44). An
 * unfinished trial on its space is continued; on the goal a character no longer moves (T4-CRN-01, 02).
 */
export function* advance(table: TalismanTable, seat: Seat): Procedure {
  yield* giveUpRafts(table, seat);
  yield* lapse(table, seat);
  const { space, turningBack } = hero(table.state, seat);
  if (space === table.edition.goal) return yield* stayPut(table, seat);
  if (turningBack) return yield* goBack(table, seat);
  const options = (): readonly string[] => pathOptions(table, seat);
  const chosen = yield* chooseWay(table, seat, { kind: 'advance', options });
  if (chosen === 'turn-back') {
    yield* tell<TalismanEvent>({ type: 'TurnedBack', seat });
    return yield* goBack(table, seat);
  }
  const to = idOf(chosen);
  if (to === hero(table.state, seat).space) return yield* stayPut(table, seat);
  yield* goTo(table, seat, { to, by: 'move' });
  yield* inAnyCase(table.edition.reach(table, seat));
}

/** Stays on its space, to continue there. */
export function* stayPut(table: TalismanTable, seat: Seat): AtOnce {
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Remained', seat, space });
}

/**
 * Goes back one space a turn, and is free again at the end of the way back: at the entry (T4-INR-04,
 * 06, 07), or where the edition says.
 */
export function* goBack(
  table: TalismanTable,
  seat: Seat,
  isOver: (sight: Sight, space: string) => boolean = isEntry,
): Procedure {
  const chosen = yield* chooseWay(table, seat, {
    kind: 'advance',
    what: 'back',
    options: () => backOptions(table, seat),
  });
  const to = idOf(chosen);
  yield* goTo(table, seat, { to, by: 'move' });
  if (isLiving(table.state, seat) && isOver(table, hero(table.state, seat).space)) {
    yield* tell<TalismanEvent>({ type: 'TurningBackEnded', seat });
  }
}
