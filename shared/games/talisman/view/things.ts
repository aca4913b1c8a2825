import { remembered, type Things } from '../../../engine/index.ts';
import { cardTypes, type CardFacts } from '../content/card.ts';
import type { Content } from '../content/schema.ts';
import { abilitySpots, effectSpots } from '../content/spots.ts';
import type { ThingLook, Looks } from '../edition/looks.ts';
import type { PrintedEdition } from '../edition/print.ts';
import { cardLooks, cardThing, characterThing, goodLooks, ownGlyph } from './card-thing.ts';
import { shopLook } from './shop-look.ts';

/** All things of an edition, by kind and id. */
export const thingsOf = remembered(({ content, book, looks }: PrintedEdition): Things => {
  const { cards, characters, quests, figures, tokens } = content;
  return {
    card: told(cards, (card) => cardThing(card, looks)),
    character: told(characters, (character) => characterThing(character, looks)),
    ability: alike(
      abilitySpots(content).map(({ value }) => value.id),
      { glyph: 'star-medal' },
    ),
    attribute: looks.attributes,
    good: goodLooks,
    alignment: looks.alignments,
    region: Object.fromEntries(
      Object.entries(looks.regions).map(([id, { tone }]) => [id, { tone }]),
    ),
    deck: alike([...book.decks, 'spells'], { glyph: 'card-draw' }),
    quest: alike(ids(quests), { glyph: 'scroll-quill' }),
    creature: creatures(content, looks),
    shop: shops(content, looks),
    ...(figures && { figure: alike(ids(figures), { tone: 'grey', glyph: 'evil-tower' }) }),
    ...(tokens && { token: alike(ids(tokens), { glyph: 'token' }) }),
    type: Object.fromEntries(cardTypes.map((type) => [type, cardLooks[type]])),
    ...tagsOf(cards, looks),
  };
});

const keywords = {
  weapon: { glyph: 'broadsword' },
  armour: { glyph: 'breastplate' },
} satisfies Record<NonNullable<CardFacts['keyword']>, ThingLook>;

/** The tags of these cards, by kind, without unused kinds. */
function tagsOf(cards: readonly CardFacts[], { subtypes }: Looks): Things {
  const worn = [...new Set(cards.flatMap(({ keyword }) => keyword ?? []))];
  return {
    subtype: subtypes,
    ...(worn.length > 0 && {
      keyword: Object.fromEntries(worn.map((keyword) => [keyword, keywords[keyword]])),
    }),
  };
}

const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

const told = <T extends { readonly id: string }>(
  all: readonly T[],
  tell: (one: T) => Things[string][string],
): Things[string] => Object.fromEntries(all.map((one) => [one.id, tell(one)]));

const alike = (all: readonly string[], look: ThingLook): Things[string] =>
  Object.fromEntries(all.map((id) => [id, look]));

/** Creatures look like enemies. Some come by the rules of a space, not by its content. */
function creatures(content: Content, { glyphs }: Looks): Things[string] {
  const all = new Set([...creaturesOf(content), ...Object.keys(glyphs?.creatures ?? {})]);
  return Object.fromEntries(
    [...all].map((id) => [id, { ...cardLooks.enemy, ...ownGlyph(id, glyphs?.creatures) }]),
  );
}

/** Beings that no card is of: they stand on a space, guard a crossing, or come by an effect. */
const creaturesOf = (content: Content): readonly string[] => [
  ...content.spaces.flatMap(({ creature, crossing }) =>
    [creature, crossing?.guard].flatMap((one) => one?.id ?? []),
  ),
  ...effectSpots(content).flatMap(({ value }) =>
    value.do === 'fight' ? ids(value.creatures) : [],
  ),
];

/** Shops: the choices offered on a space or by a card, each with the look of what it does. */
function shops(content: Content, looks: Looks): Things[string] {
  const all = effectSpots(content).flatMap(({ value }) =>
    value.do === 'choose' ? Object.entries(value.between) : [],
  );
  return Object.fromEntries(all.map(([id, effects]) => [id, shopLook(effects, looks)]));
}
