import type { Procedure, Seat } from '../../../engine/index.ts';
import { FEWER } from '../asking/asking.ts';
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
import { waysOf } from './ways.ts';

/** The name of the roll for a move. */
export const MOVE = 'move';

const REROLL = refer('reroll', 1);

/**
 * True if only the die decides the ways of a move, and may be rolled again: then the reroll stands
 * beside them, in one question (T4-FAT-01, T4-MOV-02).
 */
export function decidesAtOnce(table: TalismanTable, seat: Seat): boolean {
  if (table.rules < FEWER) return false;
  const { fate, enslaved, admitted, space } = hero(table.state, seat);
  const others = ['stride', 'regenerate'] as const;
  return (
    fate > 0 &&
    !enslaved &&
    admitted === undefined &&
    paceOf(table, seat) === 'die' &&
    ringOf(table.edition, space).length > 0 &&
    lastingOn(table.state, STEER, seat).length === 0 &&
    others.every((kind) => abilitiesOf(table, seat, kind).length === 0)
  );
}

type Planned = { readonly die: number; readonly planned?: string };

/** Rolls, and asks where to go, or to pay fate for another die. */
export function* planMove(table: TalismanTable, seat: Seat): Procedure<Planned> {
  const fallen = yield* castDice(table, seat, { label: MOVE, count: 1 });
  leaveUnlessMoving(table, seat);
  const chosen =
    fallen.set === undefined ? yield* wayOrReroll(table, seat, fallen.dice) : undefined;
  leaveUnlessMoving(table, seat);
  const again = chosen === REROLL && hero(table.state, seat).fate > 0;
  const dice = again
    ? yield* rerolled(seat, { label: MOVE, dice: fallen.dice, index: 1 })
    : fallen.dice;
  const last = yield* table.edition.luck.after(table, seat, { label: MOVE, dice });
  const [die = 0] = last;
  const keeps = chosen !== undefined && chosen !== REROLL && die === fallen.dice[0];
  return keeps ? { die, planned: chosen } : { die };
}

function wayOrReroll(
  table: TalismanTable,
  seat: Seat,
  [die = 0]: readonly number[],
): Procedure<string> {
  const stepsNow = (): number => table.edition.steps(table, seat, die);
  return chooseWay(table, seat, {
    kind: 'move',
    about: () => ({ steps: stepsNow(), roll: MOVE, die1: die }),
    options: () => {
      const { space: from, fate } = hero(table.state, seat);
      const ways = waysOf(table, { seat, from, steps: stepsNow() });
      return fate > 0 ? [...ways, REROLL] : ways;
    },
  });
}
