import { abilitySpots, effectSpots, type Spot } from './spots.ts';
import type { Content } from './schema.ts';

/** The share of cards that need a rule of their own in code, with their number. */
export type CodeShare = {
  readonly cards: number;
  readonly special: readonly string[];
  /** Between 0 and 1. */
  readonly share: number;
};

/** The share of the cards that need more than the vocabulary of effects and abilities. */
export function codeShare(content: Content): CodeShare {
  const spots: readonly Spot<object>[] = [
    ...effectSpots(content).filter(({ value }) => value.do === 'special'),
    ...abilitySpots(content).filter(({ value }) => value.can === 'special'),
  ];
  const special = content.cards.flatMap(({ id }, at) =>
    spots.some(({ path }) => path[0] === 'cards' && path[1] === at) ? [id] : [],
  );
  const cards = content.cards.length;
  return { cards, special, share: cards === 0 ? 0 : special.length / cards };
}
