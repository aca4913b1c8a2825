import type { Procedure, Seat } from '../../../engine/index.ts';
import { FEWER, FEWEST } from '../asking/asking.ts';
import { ringOf } from '../board/ring.ts';
import { abilitiesOf } from '../character/powers.ts';
import { castDice, rerolled } from '../dice/fate.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { refer } from '../reference.ts';
import { hero, lastingOn } from '../state-queries.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import { chooseWay } from './moving.ts';
import { paceOf } from './pace.ts';
import { STEER } from './steer.ts';
import { LEAST, lengthsOfMove, mayStride } from './stride.ts';
import { waysOf } from './ways.ts';

/** The name of the roll for a move. */
export const MOVE = 'move';

const REROLL = refer('reroll', 1);

/** The ways of a move by its die, and the kind of question about them. */
export type Planning = {
  readonly kind: 'move' | 'advance';
  readonly what?: string;
  readonly ways: (die: number) => readonly string[];
};

/**
 * True if the die decides the ways of a move, and may be rolled again or lengthened: then all stands in
 * one question (T4-FAT-01, T4-MOV-02, HP-RUL-53).
 */
export function decidesAtOnce(table: TalismanTable, seat: Seat): boolean {
  if (table.rules < (isPlain(table, seat) ? FEWER : FEWEST)) return false;
  const { fate, enslaved, admitted } = hero(table.state, seat);
  return (
    (fate > 0 || mayStride(table, seat)) &&
    !enslaved &&
    admitted === undefined &&
    paceOf(table, seat) === 'die' &&
    lastingOn(table.state, STEER, seat).length === 0 &&
    abilitiesOf(table, seat, 'regenerate').length === 0
  );
}

/** True for a move round a ring whose length only the die decides. */
const isPlain = (table: TalismanTable, seat: Seat): boolean =>
  ringOf(table.edition, hero(table.state, seat).space).length > 0 && !mayStride(table, seat);

/** The ways round a ring, for each length that the move can have. */
export const roundRing = (table: TalismanTable, seat: Seat): Planning => ({
  kind: 'move',
  ways: (die) => {
    const { space: from } = hero(table.state, seat);
    const steps = table.edition.steps(table, seat, die);
    const lengths = die === LEAST ? [steps] : lengthsOfMove(table, seat, steps);
    return [...new Set(lengths.flatMap((each) => waysOf(table, { seat, from, steps: each })))];
  },
});

type Planned = { readonly die: number; readonly planned?: string };

/** Rolls, and asks where to go, or to pay fate for another die. */
export function* planMove(
  table: TalismanTable,
  seat: Seat,
  planning: Planning,
): Procedure<Planned> {
  const fallen = yield* castDice(table, seat, { label: MOVE, count: 1 });
  leaveUnlessMoving(table, seat);
  const { set } = fallen;
  const [first = 0] = fallen.dice;
  const chosen =
    set === undefined ? yield* wayOrReroll(table, seat, { ...planning, die: first }) : undefined;
  leaveUnlessMoving(table, seat);
  const again = chosen === REROLL && hero(table.state, seat).fate > 0;
  const dice = again
    ? yield* rerolled(seat, { label: MOVE, dice: fallen.dice, index: 1 })
    : fallen.dice;
  const last = yield* table.edition.luck.after(table, seat, { label: MOVE, dice });
  leaveUnlessMoving(table, seat);
  const [die = 0] = last;
  if (chosen !== undefined && chosen !== REROLL && die === first) {
    return { die, planned: chosen };
  }
  if (!mayStride(table, seat)) return { die };
  return { die, planned: yield* way(table, seat, { ...planning, die }) };
}

type Asking = Planning & { readonly die: number };

/** Asks where to go with this die, or to roll it again. */
const wayOrReroll = (table: TalismanTable, seat: Seat, planning: Asking): Procedure<string> =>
  way(table, seat, {
    ...planning,
    ways: (die) => [...planning.ways(die), ...(hero(table.state, seat).fate > 0 ? [REROLL] : [])],
  });

const way = (
  table: TalismanTable,
  seat: Seat,
  { ways, die, ...question }: Asking,
): Procedure<string> =>
  chooseWay(table, seat, {
    ...question,
    about: () => ({ steps: table.edition.steps(table, seat, die), roll: MOVE, die1: die }),
    options: () => ways(die),
  });
