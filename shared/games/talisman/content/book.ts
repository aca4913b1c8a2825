import type { Card } from '../state.ts';
import { type Content, type FigureFacts, type TokenFacts } from './schema.ts';
import { deckOf, type RegionFacts, type SpaceFacts } from './board.ts';
import { openPiles } from './names.ts';
import { type CardFacts, type Pile } from './card.ts';
import { type CharacterFacts } from './character.ts';
import { type QuestFacts } from './quest.ts';

/**
 * The content by id, each look-up in constant time. @throws Error for an unknown id: a bug in a rule,
 * because content is checked when loaded.
 */
export type Book = {
  /** The facts of a card, by its kind or by one copy of it. */
  card(card: Card): CardFacts;
  kindOf(card: Card): string;
  space(id: string): SpaceFacts;
  region(id: string): RegionFacts;
  character(id: string): CharacterFacts;
  quest(id: string): QuestFacts;
  figure(id: string): FigureFacts;
  token(id: string): TokenFacts;
  /** The decks of the regions, each once, in their order. */
  readonly decks: readonly string[];
  /** All piles: the open supplies, the decks of the regions, the Spells. */
  readonly piles: readonly Pile[];
  /**
   * The copies that start in a pile: `bear` if it is the only one anywhere, else `sword.2`; empty for
   * an unknown pile.
   */
  instances(pile: Pile): readonly Card[];
  /** The pile where a copy starts and returns to (T4-TAL-03). */
  homeOf(card: Card): Pile;
};

const books = new WeakMap<Content, Book>();

/** The look-ups of this content, memoized. */
export function bookOf(content: Content): Book {
  const known = books.get(content);
  if (known !== undefined) return known;
  const book = indexed(content);
  books.set(content, book);
  return book;
}

function indexed(content: Content): Book {
  const decks = [...new Set(content.regions.map(deckOf))];
  const piles: readonly Pile[] = [...openPiles, ...decks, 'spells'];
  const copies = content.cards.flatMap((card) => copiesOf(card, piles));
  const kinds = new Map([
    ...content.cards.map((card) => [card.id, card] as const),
    ...copies.map(({ id, card }) => [id, card] as const),
  ]);
  const homes = new Map(copies.map(({ id, pile }) => [id, pile]));
  const stacks = new Map<Pile, readonly Card[]>(
    piles.map((pile) => [pile, copies.filter((copy) => copy.pile === pile).map(({ id }) => id)]),
  );
  const card = lookUp('card', kinds);
  return {
    card,
    kindOf: (id) => card(id).id,
    space: lookUp('space', byId(content.spaces)),
    region: lookUp('region', byId(content.regions)),
    character: lookUp('character', byId(content.characters)),
    quest: lookUp('quest', byId(content.quests)),
    figure: lookUp('figure', byId(content.figures ?? [])),
    token: lookUp('token', byId(content.tokens ?? [])),
    decks,
    piles,
    instances: (pile) => stacks.get(pile) ?? [],
    homeOf: lookUp('copy of a card', homes),
  };
}

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const lookUp =
  <K extends string, T>(what: string, known: ReadonlyMap<K, T>) =>
  (id: K): T => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`There is no ${what} ${id}.`);
    return found;
  };

/** Copies are numbered through all piles, those of the open supplies first. */
function copiesOf(
  card: CardFacts,
  piles: readonly Pile[],
): readonly { id: Card; pile: Pile; card: CardFacts }[] {
  const homes = piles.flatMap((pile) => Array<Pile>(card.copies[pile] ?? 0).fill(pile));
  return homes.map((pile, at) => ({
    id: homes.length === 1 ? card.id : `${card.id}.${String(at + 1)}`,
    pile,
    card,
  }));
}
