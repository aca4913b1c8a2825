import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../dice/fate.ts';
import { pay } from '../changes/goods.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import type { Foe } from '../edition/bouts.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/**
 * An attack that may be dodged: its seat, and the attacker: `card:dragon`, `creature:sentinel`,
 * `seat:ann`; a creature with its values.
 */
export type Attacked = { readonly seat: Seat; readonly from: string; readonly foe?: Foe };

type Dodge = Power<'dodge'>;

/** The abilities by which a seat may evade this one now. */
export const dodgesOf = (sight: Sight, attacked: Attacked): readonly Dodge[] =>
  abilitiesOf(sight, attacked.seat, 'dodge').filter(
    (power) => isHelpful(sight, attacked, power) && isPayable(sight, attacked.seat, power),
  );

/** True if it works against this opponent, in this region. */
function isHelpful({ state, edition }: Sight, { seat, from, foe }: Attacked, { ability }: Dodge) {
  const { region, attribute, most, alignments } = ability;
  const isCharacter = refersTo('seat', from);
  const side = isCharacter ? hero(state, idOf(from)).alignment : (foe?.alignment ?? 'neutral');
  return (
    ability.from.includes(isCharacter ? 'characters' : 'enemies') &&
    (attribute === undefined || foe?.attribute === attribute) &&
    (most === undefined || (foe !== undefined && foe.value <= most)) &&
    (alignments === undefined || alignments.includes(side)) &&
    (region === undefined || edition.book.space(hero(state, seat).space).region === region)
  );
}

const isPayable = ({ state }: Sight, seat: Seat, { ability }: Dodge): boolean =>
  (ability.gold ?? 0) <= hero(state, seat).gold &&
  !(ability.once && state.turn.used.includes(`${seat}/${ability.id}`));

/** Pays for it, or rolls; returns true if it has worked. */
export function* dodge(
  table: TalismanTable,
  attacked: Attacked,
  { ability, card }: Dodge,
): Procedure<boolean> {
  const { seat, from } = attacked;
  const { id, die: least, gold, spend } = ability;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: id });
  if (gold !== undefined) yield* pay(table, seat, { amount: gold, of: refer('ability', id) });
  if (spend && card !== undefined) yield* discardCard(table, card, { seat });
  if (least === undefined) return true;
  const die = yield* rollDie(table, seat, {
    label: id,
    about: aboutOf(table, from),
    decided: ([rolled = 0]) => rolled >= least,
  });
  return die >= least;
}

/** Facts for the words of a question: the opponent it evades, a card by its kind. */
export function aboutOf({ edition: { book } }: TalismanTable, from: string) {
  const name = idOf(from);
  return { from: from === refer('card', name) ? refer('card', book.kindOf(name)) : from };
}
