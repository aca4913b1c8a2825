import type { Effect } from '../content/effect.ts';
import type { CardFacts } from '../content/schema.ts';
import type { Sight } from '../edition.ts';
import type { Card } from '../state.ts';
import { concernedIn, type Casting } from './window-facts.ts';

export type SpellFacts = NonNullable<CardFacts['spell']>;

/** @throws Error for a card that is not a Spell: a bug in a rule. */
export function spellOf({ edition }: Sight, card: Card): SpellFacts {
  const { spell } = edition.book.card(card);
  if (spell === undefined) throw new Error(`${card} is not a Spell.`);
  return spell;
}

/** The name of the rule an effect follows: a verb of the board, or a rule of its own. */
export const ruleOf = (effect: Effect): string =>
  effect.do === 'special' ? effect.rule : effect.do;

const follows = (sight: Sight, card: Card, rule: string): boolean =>
  spellOf(sight, card).effects.some((effect) => ruleOf(effect) === rule);

/** Rules whose Spells undo what the window is about: `unlock` the lock before which it opens. */
const undoing = ['counterspell', 'preservation', 'unlock'];
export const undoes = (sight: Sight, card: Card): boolean =>
  undoing.some((rule) => follows(sight, card, rule));

/** Under an option, whoever is attacked may hold the creature fast with Immobility (T4-RUL-85). */
export const isHeldMidMove = (sight: Sight, { seat, card, window }: Casting): boolean =>
  sight.state.options.immobilityMidMove &&
  window.moment === 'evade' &&
  concernedIn(window).includes(seat) &&
  follows(sight, card, 'immobility');
