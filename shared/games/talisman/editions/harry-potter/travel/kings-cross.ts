import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { Crossing, TalismanTable } from '../../../edition/edition.ts';
import type { SpaceFacts } from '../../../content/board.ts';
import type { PrintedEdition, Sight } from '../../../edition/print.ts';
import type { Passage } from '../../../edition/occasions.ts';
import type { TalismanEvent } from '../../../events.ts';
import { SIDES } from '../../../dice/chances.ts';
import { rollDie } from '../../../dice/fate.ts';
import { attributeOf, announceAttribute } from '../../../character/attributes.ts';
import { hero } from '../../../state-queries.ts';
import { comeOver, turnedAway } from '../../../travel/cross.ts';
import { leaveUnlessCrossing } from '../../../asking/guards.ts';
import { inOrder, over, type Over } from '../../../asking/steps.ts';
import { unlocked } from '../../../travel/lock.ts';
import { refer } from '../../../reference.ts';

/** The name of the task, and of its roll. */
const TASK = 'barrier';

/** The task of a crossing, as its board names it. */
type Task = NonNullable<NonNullable<SpaceFacts['crossing']>['task']>;

/**
 * A crossing opened by a die and an attribute above a number (HP-KIN-04, 05). A character that fails
 * stays, and loses only the rest of its turn (HP-KIN-09, 10); one that comes here with its last step
 * tries with its next roll (HP-KIN-08, HP-RUL-28). Toads do not try.
 */
export const barrier: Crossing = {
  onArrival: true,
  mayTry: ({ state }, seat) => hero(state, seat).toad === undefined,
  odds: (sight, seat, from) => oddsOf(sight, seat, taskOf(sight.edition, from)),
  cross: (table, passage) =>
    BARRIER.run(table, { ...passage, task: taskOf(table.edition, passage.from) }, undefined),
};

function taskOf({ book }: PrintedEdition, from: string): Task {
  const task = book.space(from).crossing?.task;
  if (task === undefined) throw new Error(`The crossing at ${from} has no task.`);
  return task;
}

type Attempt = Passage & { readonly task: Task };

/** Fate may be paid for the die (HP-RUL-28); not rolled if a Spell has opened the way. */
function* rollTask(
  table: TalismanTable,
  passage: Attempt,
  opened: boolean,
): Procedure<number | Over<undefined>> {
  if (opened) {
    yield* pass(table, passage);
    return over(undefined);
  }
  const { seat, task } = passage;
  const { attribute } = task;
  const about = {
    attribute: refer('attribute', attribute),
    ...(table.rules >= 2 && { points: attributeOf(table, seat, attribute) }),
  };
  return yield* rollDie(table, seat, {
    label: TASK,
    about,
    decided: ([die = 0]) => {
      const points = attributeOf(table, seat, attribute);
      return die + points > task.above || SIDES + points <= task.above;
    },
  });
}

/** Bonuses that always count count here (HP-RUL-28). */
function* passOrNot(table: TalismanTable, passage: Attempt, die: number): Procedure {
  const { seat, task } = passage;
  const { attribute, above } = task;
  const added = announceAttribute(table, seat, attribute);
  const total = die + added.points;
  const passed = total > above;
  const sum = { ...added, die, total, above, passed };
  yield* tell<TalismanEvent>({ type: 'AttributeAdded', seat, ...sum });
  if (passed) yield* pass(table, passage);
  else yield* turnedAway(seat, 'refused');
}

function* pass(table: TalismanTable, { seat, from, to, steps }: Passage): Procedure {
  if (steps > 0) return yield* comeOver(table, { seat, from, to, steps });
  yield* tell<TalismanEvent>({ type: 'Admitted', seat, from, to });
}

/** The chance that one die is enough. */
function oddsOf(sight: Sight, seat: Seat, { attribute, above }: Task): number {
  const enough = SIDES - (above - attributeOf(sight, seat, attribute));
  return Math.min(1, Math.max(0, enough / SIDES));
}

const BARRIER = inOrder<Attempt, undefined, undefined>(leaveUnlessCrossing)
  .step(unlocked)
  .step(rollTask)
  .step(passOrNot);
