import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Passage } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { idOf, refersTo } from '../reference.ts';
import { hero } from '../state-queries.ts';
import { goTo } from './go.ts';
import { stepsLeft, waysOf } from './ways.ts';

/**
 * A crossing between regions: the attempt from its near side, or the rest of the move on the far side.
 * Cards that lie at the crossing are not met (T4-RUL-91).
 */
export function* cross(table: TalismanTable, { seat }: { readonly seat: Seat }): Procedure {
  const { book, crossings } = table.edition;
  const { space } = hero(table.state, seat);
  const { from, steps } = underWay(table);
  if (book.space(from).crossing?.to === space) return yield* goOn(table, { seat, from, steps });
  const { crossing } = book.space(space);
  const rule = crossings[crossing?.rule ?? ''];
  if (crossing === undefined || rule === undefined) {
    throw new Error(`There is no way across at ${space}.`);
  }
  yield* rule.cross(table, { seat, from: space, to: crossing.to, steps });
}

function underWay({ state }: TalismanTable): { readonly from: string; readonly steps: number } {
  const { crossing } = state.turn;
  if (crossing === undefined) throw new Error('No crossing is under way.');
  return crossing;
}

/** The attempt failed: the turn ends on the near side. */
export const turnedAway = (seat: Seat, why: 'guarded' | 'locked' | 'refused'): AtOnce =>
  tell<TalismanEvent>({ type: 'MoveForgone', seat, why });

/** Comes over a bridge and finishes the move there, in either direction (T4-SEN-05, 13). */
export function* comeOver(table: TalismanTable, { seat, from, to, steps }: Passage): Procedure {
  const left = steps - 1;
  if (left === 0) return yield* goTo(table, seat, { to, by: 'crossing', over: 'bridge' });
  yield* tell<TalismanEvent>({ type: 'CrossingBegan', seat, from, space: to, steps: left });
  yield* goOn(table, { seat, from, steps: left });
}

type Rest = { readonly seat: Seat; readonly from: string; readonly steps: number };

/** Leaves if the character is gone, or no longer on its way from the bridge. */
function leaveUnlessComingOver(table: TalismanTable, seat: Seat): void {
  leaveUnlessAlive(table, seat);
  if (table.state.turn.phase !== 'cross') leave(PROCEDURE);
}

function* goOn(table: TalismanTable, { seat, steps }: Rest): Procedure {
  const journey = () =>
    ({ seat, from: hero(table.state, seat).space, steps, across: true }) as const;
  const chosen = yield* choose(table, seat, {
    kind: 'onward',
    about: { steps },
    options: () => {
      leaveUnlessComingOver(table, seat);
      return waysOf(table, journey());
    },
    auto: true,
  });
  const { space } = hero(table.state, seat);
  const to = idOf(chosen);
  if (!refersTo('cross', chosen)) {
    return yield* goTo(table, seat, { to, by: 'crossing', over: 'bridge' });
  }
  const left = stepsLeft(table, journey(), to);
  yield* tell<TalismanEvent>({ type: 'CrossingBegan', seat, from: space, space: to, steps: left });
}
