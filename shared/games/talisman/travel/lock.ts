import { attributeOf } from '../character/attributes.ts';
import { explain } from '../changes/explain.ts';
import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import type { Crossing, TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Passage } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { totalOf } from '../dice/decided.ts';
import { rollOwn } from '../dice/fate.ts';
import { lose } from '../changes/goods.ts';
import { isEnough, isSettledTrial } from '../effects/test.ts';
import { abilitiesOf } from '../character/powers.ts';
import { settle } from '../changes/settle.ts';
import { openWindow } from '../spells/window.ts';
import { hero, isLiving } from '../state-queries.ts';
import { turnedAway } from './cross.ts';
import { leaveUnlessCrossing } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
import { goTo } from './go.ts';
import { idOf, refer } from '../reference.ts';

/** The name of the rule, and of its roll for fate and for abilities that reduce its dice. */
const ROLL = 'lock';

/**
 * A gate opened by dice no higher than an attribute, rolled each time (T4-PRT-04 to 07, 11), or by a
 * Spell. The turn ends beyond it, or before it.
 */
export const lockOf = (who: Pick<Crossing, 'mayTry' | 'onArrival'>): Crossing => ({
  ...who,
  cross: (table, passage) => LOCK.run(table, passage, undefined),
});

export const lock: Crossing = lockOf({ mayTry: (sight, seat) => !isBarred(sight, seat) });

/** True if a Spell opens the way before it is tried. */
export const unlocked = (table: TalismanTable, { seat, from }: Passage): Procedure<boolean> =>
  openWindow(table, { moment: 'lock', seat, about: { space: refer('space', from) } });

/** True if an open quest bars the gate: any, or only the first (T4-WAR-08, T4-RUL-02). */
function isBarred({ state }: Sight, seat: Seat): boolean {
  const { quest, questDone } = hero(state, seat);
  if (quest === undefined) return false;
  return state.options.warlockBar === 'any' || !questDone;
}

/** The attribute that the dice are rolled against, unless a Spell has opened the way. */
function* chosenAttribute(
  table: TalismanTable,
  passage: Passage,
  opened: boolean,
): Procedure<string | Over<undefined>> {
  if (opened) {
    yield* open(table, passage);
    return over(undefined);
  }
  const names = Object.keys(table.edition.content.attributes);
  const options = (): readonly string[] => names.map((name) => refer('attribute', name));
  return idOf(yield* choose(table, passage.seat, { kind: 'lock', options }));
}

type Attempt = { readonly passage: Passage; readonly attribute: string };

/** Rolls for the lock. Fewer dice only help, so a seat that may roll fewer does. */
function* rollLock(table: TalismanTable, passage: Passage, attribute: string): Procedure<Tried> {
  const { seat, from } = passage;
  const [power] = fewerDice(table, { passage, attribute });
  if (power !== undefined) yield* explain(table, seat, power);
  const [fewest] = fewerDice(table, { passage, attribute });
  const count = fewest?.ability.dice ?? table.edition.book.space(from).crossing?.dice;
  const about = {
    attribute: refer('attribute', attribute),
    ...(table.rules >= 2 && { points: attributeOf(table, seat, attribute) }),
  };
  const dice = yield* rollOwn(table, seat, {
    label: ROLL,
    count: count ?? 0,
    about,
    decided: (thrown) => isSettledTrial(thrown, attributeOf(table, seat, attribute)),
  });
  return { attribute, total: totalOf(dice) };
}

type Tried = { readonly attribute: string; readonly total: number };

function* openOrNot(table: TalismanTable, passage: Passage, tried: Tried): Procedure {
  const { seat, from } = passage;
  if (yield* isEnough(table, seat, tried)) return yield* open(table, passage);
  yield* lose(table, seat, { what: tried.attribute, amount: 1, of: refer('space', from) });
  yield* turnedAway(seat, 'locked');
  yield* settle(table);
}

/** Abilities to roll fewer dice than printed, the fewest first. */
const fewerDice = (sight: Sight, { passage: { seat, from }, attribute }: Attempt) =>
  abilitiesOf(sight, seat, 'fewer-dice')
    .filter(
      ({ ability: { kind, attribute: only = attribute, dice } }) =>
        kind === ROLL &&
        only === attribute &&
        dice < (sight.edition.book.space(from).crossing?.dice ?? 0),
    )
    .toSorted((a, b) => a.ability.dice - b.ability.dice);

/** Beyond the gate the turn is over: nothing is met there (T4-PRT-11). */
function* open(table: TalismanTable, { seat, to }: Passage): Procedure {
  yield* goTo(table, seat, { to, by: 'crossing' });
  if (!isLiving(table.state, seat) || hero(table.state, seat).space !== to) return;
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space: to });
}

const LOCK = inOrder<Passage, undefined, undefined>(leaveUnlessCrossing)
  .step(unlocked)
  .step(chosenAttribute)
  .step(rollLock)
  .step(openOrNot);
