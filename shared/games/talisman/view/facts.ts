import type { Content, FigureFacts } from '../content/schema.ts';
import type { CardFacts } from '../content/card.ts';
import type { CharacterFacts } from '../content/character.ts';
import type { SpaceFacts } from '../content/board.ts';

/** Facts of a card that a client may want without reading its words. */
export type CardShown = Pick<
  CardFacts,
  | 'type'
  | 'copies'
  | 'encounter'
  | 'subtype'
  | 'sided'
  | 'bribe'
  | 'keyword'
  | 'bonus'
  | 'battleBonus'
  | 'carries'
  | 'hire'
  | 'barred'
> & { readonly attack?: AttackShown };
type Attack = NonNullable<CardFacts['attack']>;
type AttackShown = Omit<Attack, 'onLoss'>;
export type SpaceShown = Pick<
  SpaceFacts,
  'region' | 'grid' | 'terrain' | 'draw' | 'opposite' | 'next' | 'back'
> & { readonly crossing?: string };
export type CharacterShown = Omit<CharacterFacts, 'id' | 'abilities' | 'spells' | 'objects'> & {
  readonly abilities: readonly string[];
};

/** All printed public facts, by id; the same for the whole match, so that no diff includes them. */
export type Facts = {
  readonly cards: Readonly<Record<string, CardShown>>;
  readonly spaces: Readonly<Record<string, SpaceShown>>;
  readonly characters: Readonly<Record<string, CharacterShown>>;
  /** The cards of figures without a player; absent if there are none. */
  readonly figureCards?: Readonly<Record<string, Omit<FigureFacts, 'id'>>>;
};

/** Made once for an edition. */
export const factsOf = ({ cards, spaces, characters, figures }: Content): Facts => ({
  cards: Object.fromEntries(cards.map((card) => [card.id, cardShown(card)])),
  spaces: Object.fromEntries(spaces.map((space) => [space.id, spaceShown(space)])),
  characters: Object.fromEntries(characters.map((one) => [one.id, characterShown(one)])),
  ...(figures && {
    figureCards: Object.fromEntries(
      figures.map(({ id, start, values }) => [id, { start, values }]),
    ),
  }),
});

function cardShown(card: CardFacts): CardShown {
  const { type, copies, encounter, subtype, attack, sided, bribe } = card;
  const { keyword, bonus, battleBonus, carries, hire, barred } = card;
  return {
    type,
    copies,
    ...(encounter !== undefined && { encounter }),
    ...(subtype !== undefined && { subtype }),
    ...(attack && { attack: attackShown(attack) }),
    ...(sided && { sided }),
    ...(bribe !== undefined && { bribe }),
    ...(keyword && { keyword }),
    ...(bonus && { bonus }),
    ...(battleBonus && { battleBonus }),
    ...(carries !== undefined && { carries }),
    ...(hire !== undefined && { hire }),
    ...(barred && { barred }),
  };
}

function attackShown({ attribute, value, forbids }: Attack): AttackShown {
  return { attribute, value, ...(forbids && { forbids }) };
}

function spaceShown(space: SpaceFacts): SpaceShown {
  const { region, grid, terrain, draw, opposite, next, back, crossing } = space;
  return {
    region,
    grid,
    terrain,
    ...(draw !== undefined && { draw }),
    ...(opposite && { opposite }),
    ...(next && { next }),
    ...(back && { back }),
    ...(crossing && { crossing: crossing.to }),
  };
}

function characterShown(facts: CharacterFacts): CharacterShown {
  const { figure, values, life, fate, alignment, start, gold, abilities } = facts;
  return {
    values,
    life,
    fate,
    alignment,
    start,
    abilities: abilities.map(({ id }) => id),
    ...(figure !== undefined && { figure }),
    ...(gold !== undefined && { gold }),
  };
}
