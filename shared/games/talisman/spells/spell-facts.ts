import type { Effect } from '../content/effect.ts';
import type { CardFacts } from '../content/card.ts';
import type { SightInPlay, SpellRule } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Card } from '../state.ts';
import { concernedIn, type Casting } from './window-facts.ts';

export type SpellFacts = NonNullable<CardFacts['spell']>;

/** @throws Error for a card that is not a Spell: a bug in a rule. */
export function spellOf({ edition }: Sight, card: Card): SpellFacts {
  const { spell } = edition.book.card(card);
  if (spell === undefined) throw new Error(`${card} is not a Spell.`);
  return spell;
}

/** The record of a Spell's own rule; `undefined` if its effect is in the vocabulary of the board. */
export const ruleOf = ({ edition }: SightInPlay, effect: Effect): SpellRule | undefined =>
  effect.do === 'special' ? edition.spellRules[effect.rule] : undefined;

/** The records of a Spell's own rules. */
export const rulesOf = (sight: SightInPlay, card: Card): readonly SpellRule[] =>
  spellOf(sight, card).effects.flatMap((effect) => ruleOf(sight, effect) ?? []);

/** True if a Spell undoes the subject of its window. */
export const undoes = (sight: SightInPlay, card: Card): boolean =>
  rulesOf(sight, card).some((rule) => rule.undoes);

/**
 * True if, under an option, an attacked character may hold the creature fast with Immobility
 * (T4-RUL-85).
 */
export const isHeldMidMove = (sight: SightInPlay, { seat, card, window }: Casting): boolean =>
  sight.state.options.immobilityMidMove &&
  window.moment === 'evade' &&
  concernedIn(window).includes(seat) &&
  rulesOf(sight, card).some((rule) => rule.holdsFast);
