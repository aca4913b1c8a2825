import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { Crossing, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Passage } from '../../../edition/occasions.ts';
import type { TalismanEvent } from '../../../events.ts';
import { rollDie } from '../../../dice/fate.ts';
import { attributeOf, toldAttribute } from '../../../character/attributes.ts';
import { hero } from '../../../state-queries.ts';
import { comeOver, turnedAway } from '../../../travel/cross.ts';
import { leaveUnlessCrossing } from '../../../asking/guards.ts';
import { unlocked } from '../../../travel/lock.ts';
import { refer } from '../../../reference.ts';

/** The name of the task, and of its roll. */
const TASK = 'barrier';

/** The attribute, and the total that it and a die must exceed. */
export type Task = { readonly attribute: string; readonly above: number };

/**
 * A crossing opened by a die and an attribute above a number (HP-KIN-04, 05). A character that fails
 * stays, and loses only the rest of its turn (HP-KIN-09, 10); one that comes here with its last step
 * tries with its next roll (HP-KIN-08, HP-RUL-28). Toads do not try.
 */
export const barrier = (task: Task): Crossing => ({
  onArrival: true,
  mayTry: ({ state }, seat) => hero(state, seat).toad === undefined,
  odds: (sight, seat) => oddsOf(sight, seat, task),
  *cross(table: TalismanTable, passage: Passage): Procedure {
    const { seat, from, to, steps } = passage;
    const opened = yield* unlocked(table, passage);
    leaveUnlessCrossing(table, passage);
    const passes = opened || (yield* attempt(table, passage, task));
    leaveUnlessCrossing(table, passage);
    if (!passes) return yield* turnedAway(seat, 'refused');
    if (steps > 0) return yield* comeOver(table, passage);
    yield* tell<TalismanEvent>({ type: 'Admitted', seat, from, to });
  },
});

/** Bonuses that always count count here, and fate may be paid (HP-RUL-28). */
function* attempt(
  table: TalismanTable,
  passage: Passage,
  { attribute, above }: Task,
): Procedure<boolean> {
  const { seat } = passage;
  const about = {
    attribute: refer('attribute', attribute),
    ...(table.rules >= 2 && { points: attributeOf(table, seat, attribute) }),
  };
  const die = yield* rollDie(table, seat, { label: TASK, about });
  leaveUnlessCrossing(table, passage);
  const added = toldAttribute(table, seat, attribute);
  const total = die + added.points;
  const passed = total > above;
  const sum = { ...added, die, total, above, passed };
  yield* tell<TalismanEvent>({ type: 'AttributeAdded', seat, ...sum });
  return passed;
}

/** The chance that one die is enough. */
function oddsOf(sight: Sight, seat: Seat, { attribute, above }: Task): number {
  const sides = 6;
  const enough = sides - (above - attributeOf(sight, seat, attribute));
  return Math.min(1, Math.max(0, enough / sides));
}
