import { explain } from '../changes/explain.ts';
import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import type { SightInPlay, TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf } from '../character/powers.ts';
import { castBy, castOptions, mightCast } from '../spells/castable.ts';
import { cast, type Window } from '../spells/window.ts';
import { isUnder } from '../edition/lasts.ts';
import { hero, isLiving } from '../state-queries.ts';
import { aboutOf, dodge, dodgesOf, type Attacked } from './dodge.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/** True if something lets this seat evade on its space: there is no general right (T4-RUL-128). */
function mayEvade(sight: Sight, seat: Seat): boolean {
  if (!isLiving(sight.state, seat) || !sight.edition.evadesIn(sight, seat)) return false;
  const { terrain } = sight.edition.book.space(hero(sight.state, seat).space);
  return (
    isUnder(sight, 'hides', seat) ||
    abilitiesOf(sight, seat, 'evade').some(({ ability }) => ability.terrain === terrain)
  );
}

/** True if it cannot be attacked for now, and every character may evade it (T4-CRD-15). */
export const isImmobile = (sight: Sight, name: string): boolean => isUnder(sight, 'holds', name);

/**
 * Asks whether the attacked character evades (T4-BCR-04, T4-BCH-02), by an ability or by a Spell.
 * Returns true if it did; the fact is told, and an evaded card is absent for this landing
 * (T4-RUL-122). A seat that cannot is not asked.
 */
export function* evades(table: TalismanTable, attacked: Attacked): Procedure<boolean> {
  const { seat, from } = attacked;
  const name = idOf(from);
  const tried: string[] = [];
  while (isAsked(table, attacked, tried)) {
    const choice = yield* choose(
      table,
      { seat },
      {
        kind: 'evade',
        what: name,
        about: aboutOf(table, from),
        options: () => evasions(table, attacked, tried),
      },
    );
    if (choice === 'stand') return false;
    tried.push(choice);
    const dodged = refersTo('ability', choice) && (yield* dodgesBy(table, attacked, choice));
    leaveUnlessAlive(table, seat);
    const card = castBy(table, seat, choice);
    if (card !== undefined) yield* cast(table, { seat, card, window: windowOf(attacked) });
    leaveUnlessAlive(table, seat);
    if (!dodged && !mayEvade(table, seat) && !isImmobile(table, name)) continue;
    if (choice === 'evade') yield* explainWay(table, seat);
    yield* tell<TalismanEvent>({ type: 'Evaded', seat, from: [name] });
    return true;
  }
  return false;
}

/**
 * Tells the ability that lets it evade here, unless it is a lasting effect, which was told when it
 * began.
 */
function* explainWay(table: TalismanTable, seat: Seat): AtOnce {
  if (!isUnder(table, 'hides', seat)) {
    const { terrain } = table.edition.book.space(hero(table.state, seat).space);
    const [power] = abilitiesOf(table, seat, 'evade').filter(
      ({ ability }) => ability.terrain === terrain,
    );
    if (power !== undefined) yield* explain(table, seat, power);
  }
}

const windowOf = ({ seat, from }: Attacked): Window => ({ moment: 'evade', seat, foes: [from] });

function* dodgesBy(table: TalismanTable, attacked: Attacked, choice: string): Procedure<boolean> {
  const power = dodgesOf(table, attacked).find(
    ({ ability }) => refer('ability', ability.id) === choice,
  );
  return power !== undefined && (yield* dodge(table, attacked, power));
}

/** Options of the evader: to stand, and each way of evading that has not been tried against this foe. */
function evasions(
  sight: SightInPlay,
  attacked: Attacked,
  tried: readonly string[],
): readonly string[] {
  const { seat } = attacked;
  if (!isLiving(sight.state, seat) || !sight.edition.evadesIn(sight, seat)) return ['stand'];
  if (mayEvade(sight, seat)) return ['stand', 'evade'];
  return [
    'stand',
    ...dodgesOf(sight, attacked)
      .map(({ ability }) => refer('ability', ability.id))
      .filter((option) => !tried.includes(option)),
    ...castOptions(sight, seat, windowOf(attacked)),
  ];
}

/**
 * True if the seat is asked. Under `everyone` that is every seat that might hold such a Spell, so that
 * the question reveals nothing.
 */
const isAsked = (sight: SightInPlay, attacked: Attacked, tried: readonly string[]): boolean =>
  evasions(sight, attacked, tried).length > 1 ||
  (sight.state.options.askForReactions === 'everyone' &&
    sight.edition.evadesIn(sight, attacked.seat) &&
    mightCast(sight, attacked.seat, windowOf(attacked)));
