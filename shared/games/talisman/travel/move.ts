import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { advance } from './advance.ts';
import { idOf, refersTo } from '../reference.ts';
import { hero } from '../state-queries.ts';
import { comeOver } from './cross.ts';
import { goTo } from './go.ts';
import { chooseWay } from './moving.ts';
import { paceOf, tellPace } from './pace.ts';
import { ringOf } from '../board/ring.ts';
import { roundRing } from './plan.ts';
import { rollForMove, type Rolled } from './roll.ts';
import { startMove } from './start.ts';
import { steer } from './steer.ts';
import { stepsLeft, waysOf } from './ways.ts';

type Walk = (table: TalismanTable, seat: Seat) => Procedure;

/**
 * The movement part of a turn (T4-TRN-01, T4-MOV-05): round a ring by die, or on paths by the
 * edition's rule. It ends with a landing, at a crossing, or with the turn. A seat let over a crossing
 * begins its next rolled move with it (HP-RUL-28, 48).
 */
export const moveBy = (onPaths: Walk) =>
  function* (table: TalismanTable, { seat }: { readonly seat: Seat }): Procedure {
    if (ringOf(table.edition, hero(table.state, seat).space).length === 0) {
      return yield* onPaths(table, seat);
    }
    yield* MOVE.run(table, seat, undefined);
  };

/** A move: in the Inner Region without a die. */
export const move = moveBy(advance);

/** Goes one space without a die, or rolls for the number of steps. */
function* stepsOf(table: TalismanTable, seat: Seat): Procedure<Rolled | Over<undefined>> {
  if (paceOf(table, seat) === 'die' || hero(table.state, seat).enslaved) {
    return yield* rollForMove(table, seat, roundRing(table, seat));
  }
  yield* tellPace(table, seat);
  yield* goRound(table, seat, { steps: 1 });
  return over(undefined);
}

/** Begins with the crossing that lets it over, or may be steered by another player. */
function* steeredBy(
  table: TalismanTable,
  seat: Seat,
  { steps, planned }: Rolled,
): Procedure<Round | Over<undefined>> {
  const { space: from, admitted: to } = hero(table.state, seat);
  if (to !== undefined) {
    yield* comeOver(table, { seat, from, to, steps });
    return over(undefined);
  }
  const steered = yield* steer(table, seat, steps);
  return { steps, steered, planned };
}

type Round = {
  readonly steps: number;
  readonly steered?: string | undefined;
  /** The way that was chosen beside the reroll. */
  readonly planned?: string | undefined;
};

/**
 * Asks for the destination after the roll: either way round, or over a crossing. A player who steers
 * the move has chosen the way round; crossings are still the mover's choice.
 */
function* goRound(table: TalismanTable, seat: Seat, { steps, steered, planned }: Round): Procedure {
  const chosen = yield* chooseWay(table, seat, {
    kind: 'move',
    about: { steps },
    options: () =>
      waysOf(table, { seat, from: hero(table.state, seat).space, steps }).filter(
        (way) => steered === undefined || way === steered || refersTo('cross', way),
      ),
    planned,
  });
  const from = hero(table.state, seat).space;
  const to = idOf(chosen);
  if (refersTo('cross', chosen)) {
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

/**
 * True if the move crosses a drawn bridge, which counts as a crossing of the river under an option
 * (T4-RUL-98).
 */
function usesDrawnBridge({ state, edition }: TalismanTable, from: string, to: string): boolean {
  if (!state.options.cornerBridges) return false;
  const leads = (one: string, other: string): boolean =>
    edition.book.space(one).bridges?.includes(other) ?? false;
  return leads(from, to) || leads(to, from);
}

const MOVE = inOrder<Seat, undefined, undefined>(leaveUnlessMoving)
  .step(startMove)
  .step(stepsOf)
  .step(steeredBy)
  .step(goRound);
