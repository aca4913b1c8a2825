import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import { advance } from '../inner/advance.ts';
import { hero } from '../state.ts';
import { goTo } from './go.ts';
import { chooseWay } from './moving.ts';
import { paceOf } from './pace.ts';
import { ringOf } from './ring.ts';
import { rollForMove } from './roll.ts';
import { startMove } from './start.ts';
import { stepsLeft, waysOf } from './ways.ts';

/**
 * The movement part of a turn (T4-TRN-01, T4-MOV-05): round a ring by die, or on the paths of the
 * Inner Region. It ends with a landing, at a crossing, or where the turn does.
 */
export function* move(table: TalismanTable, { seat }: { readonly seat: Seat }): Procedure {
  if (ringOf(table.edition, hero(table.state, seat).space).length === 0) {
    return yield* advance(table, seat);
  }
  yield* startMove(table, seat);
  const rolls = paceOf(table, seat) === 'die' || hero(table.state, seat).enslaved;
  const steps = rolls ? yield* rollForMove(table, seat) : 1;
  yield* goRound(table, seat, steps);
}

/** Asks where to, the roll being known: either way round, or over a crossing. */
function* goRound(table: TalismanTable, seat: Seat, steps: number): Procedure {
  const chosen = yield* chooseWay(table, seat, {
    kind: 'move',
    about: { steps },
    options: () => waysOf(table, { seat, from: hero(table.state, seat).space, steps }),
  });
  const from = hero(table.state, seat).space;
  const [kind, to = from] = chosen.split(':');
  if (kind === 'cross') {
    const left = stepsLeft(table, { seat, from, steps }, to);
    return yield* tell<TalismanEvent>({
      type: 'CrossingBegan',
      seat,
      from,
      space: to,
      steps: left,
    });
  }
  yield* goTo(table, seat, { to, by: 'move', ...(usesDrawnBridge(table, from, to) && bridge) });
}

const bridge = { over: 'bridge' } as const;

/** Under an option the bridges drawn beside some spaces count as crossings of the river (T4-RUL-98). */
function usesDrawnBridge({ state, edition }: TalismanTable, from: string, to: string): boolean {
  if (!state.options.cornerBridges) return false;
  const leads = (one: string, other: string): boolean =>
    edition.book.space(one).bridges?.includes(other) ?? false;
  return leads(from, to) || leads(to, from);
}
