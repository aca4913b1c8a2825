import { abilitySpots, effectSpots } from '../content/spots.ts';
import type { Content } from '../content/schema.ts';
import type { CardFacts } from '../content/card.ts';

/** The keys of all words of these cards: their names, and the descriptions of them and their parts. */
export function ownWords(content: Content, cards: readonly CardFacts[]): readonly string[] {
  const own: Content = { ...content, cards: [...cards], characters: [], spaces: [] };
  return [
    ...cards.flatMap(({ id }) => withText(`card:${id}`)),
    ...abilitySpots(own).flatMap(({ value }) => withText(`ability:${value.id}`)),
    ...effectSpots(own).flatMap(({ value }) => {
      if (value.do === 'fight') return value.creatures.map(({ id }) => `creature:${id}`);
      if (value.do === 'choose') return Object.keys(value.between).map((id) => `shop:${id}`);
      return [];
    }),
  ];
}

const withText = (key: string): readonly string[] => [key, `${key}.text`];
