import type { Content } from '../content/schema.ts';
import type { CardFacts } from '../content/card.ts';
import type { Pack } from './schema.ts';

type Cards = Pick<Pack, 'add' | 'replace'>;

/** The content with the cards of a pack: those it replaces keep their places, those it adds come last. */
export function mergedContent(content: Content, { add, replace }: Cards): Content {
  const anew = new Map(replace.map((card) => [card.id, card]));
  const cards = content.cards.map((card) => laidOver(card, anew.get(card.id)));
  return { ...content, cards: [...cards, ...add] };
}

const laidOver = (card: CardFacts, anew: Pack['replace'][number] | undefined): CardFacts =>
  anew === undefined ? card : { ...anew, copies: anew.copies ?? card.copies };
