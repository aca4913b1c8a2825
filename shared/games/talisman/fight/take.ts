import { carryOut } from '../asking/carry-out.ts';
import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { chooseSome } from '../asking/asking.ts';
import { discardCard, takeCard } from '../changes/cards.ts';
import type { AbilityOf } from '../content/ability.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { canChangeAlignment } from '../any-time/any-time.ts';
import { before } from '../asking/before.ts';
import type { TalismanEvent } from '../events.ts';
import { SIDES } from '../dice/chances.ts';
import { decidedIf } from '../dice/decided.ts';
import { rollDie } from '../dice/fate.ts';
import { abilitiesOf } from '../character/powers.ts';
import { settle } from '../changes/settle.ts';
import { lureable, takeable } from '../spells/lawful.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { inAnyCase, leaveUnlessTogether, type Meeting } from '../asking/guards.ts';
import { idOf, refer } from '../reference.ts';

type Taking = { readonly seat: Seat; readonly other: Seat; readonly ability: AbilityOf<'take'> };

/** Options of the ability: `gold`, and `card:…` of those that may be owned (T4-OWN-09). */
export function gainsBy(sight: Sight, { seat, other, ability }: Taking): readonly string[] {
  const { what, only, except = [] } = ability;
  const isMeant = (option: string): boolean => {
    if (option === 'gold') return what.includes('gold');
    const kind = sight.edition.book.kindOf(idOf(option));
    return (only?.includes(kind) ?? true) && !except.includes(kind);
  };
  const objects = takeable(sight, seat, other).filter(
    (option) => option === 'gold' || what.includes('object'),
  );
  const followers = what.includes('follower') ? lureable(sight, seat, other) : [];
  return [...objects, ...followers.map((card) => refer('card', card))].filter(isMeant);
}

/**
 * Takes something from the other by an ability, if its die succeeds (T4-CRD-20, T4-RUL-106): one
 * thing, or any of those that the ability names.
 */
export function* takeBy(table: TalismanTable, meeting: Meeting, id: string): Procedure {
  const { at, other } = meeting;
  const { seat } = at;
  const power = abilitiesOf(table, seat, 'take').find(({ ability }) => ability.id === id);
  if (power === undefined) return;
  yield* takeWith(table, meeting, { seat, other, ability: power.ability });
}

function* takeWith(table: TalismanTable, meeting: Meeting, taking: Taking): Procedure {
  const { seat, other, ability } = taking;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id, target: other });
  if (!(yield* succeeds(table, taking))) return;
  leaveUnlessTogether(table, meeting);
  if (gainsBy(table, taking).length === 0) return;
  const chosen = yield* carryOut(table, chosenOf(table, taking));
  leaveUnlessTogether(table, meeting);
  for (const option of chosen) yield* inAnyCase(takeFrom(table, { seat, other, option }));
  yield* settle(table);
}

/** The things taken: one, or any of those the ability names; unasked if there is only one. */
function* chosenOf(table: TalismanTable, taking: Taking): Procedure<readonly string[]> {
  const { seat, other, ability } = taking;
  const options = (): readonly string[] => gainsBy(table, taking);
  if (options().length === 1) return options();
  const max = ability.only === undefined ? 1 : options().length;
  const about = { from: refer('seat', other) };
  return yield* chooseSome(table, seat, { kind: 'steal', about, options, min: 1, max });
}

/** The die it needs depends on the other's alignment; without one it always succeeds. */
function* succeeds(table: TalismanTable, { seat, other, ability }: Taking): Procedure<boolean> {
  const { die: least, id } = ability;
  if (least === undefined) return true;
  const { space } = hero(table.state, other);
  yield* before(table, { seat: other, space }, () => canChangeAlignment(table, other));
  if (!isLiving(table.state, seat)) return false;
  const needed = (): number =>
    least[hero(table.state, other).alignment] ?? Number.POSITIVE_INFINITY;
  const die = yield* rollDie(table, seat, {
    label: id,
    about: { seat: refer('seat', other) },
    ...decidedIf(table, ([rolled = 0]) => rolled >= needed() || needed() > SIDES),
  });
  return isLiving(table.state, other) && die >= needed();
}

type Taken = { readonly seat: Seat; readonly other: Seat; readonly option: string };

/** Takes one gold, or one card; an Enemy won as a Follower does not follow another owner. */
export function* takeFrom(table: TalismanTable, { seat, other, option }: Taken): Procedure {
  const from = { seat: other };
  if (option === 'gold') {
    return yield* tell<TalismanEvent>({ type: 'GoldTaken', seat, amount: 1, from });
  }
  const card: Card = idOf(option);
  const isBound = table.edition.book.card(card).type === 'enemy';
  if (isBound) yield* discardCard(table, card, from);
  else yield* takeCard(table, seat, { card, from });
}
