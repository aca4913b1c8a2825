import { refOf, type Mark, type Ref, type Thing } from '../../../engine/index.ts';
import type { CardFacts, cardTypes } from '../content/card.ts';
import type { CharacterFacts } from '../content/character.ts';
import type { Glyphs, ThingLook, Looks } from '../edition/looks.ts';

/** The looks of a card of each type. */
export const cardLooks = {
  event: { tone: 'orange', glyph: 'lightning-storm' },
  enemy: { tone: 'red', glyph: 'crossed-swords' },
  stranger: { tone: 'teal', glyph: 'person' },
  object: { tone: 'brown', glyph: 'backpack' },
  'magic-object': { tone: 'purple', glyph: 'crystal-ball' },
  follower: { tone: 'green', glyph: 'meeple' },
  place: { tone: 'grey', glyph: 'treasure-map' },
  spell: { tone: 'blue', glyph: 'spell-book' },
} satisfies Record<(typeof cardTypes)[number], ThingLook>;

/** Goods that are counted of a character besides its attributes. */
export const goodLooks = {
  life: { tone: 'red', glyph: 'hearts' },
  fate: { tone: 'green', glyph: 'clover' },
  gold: { tone: 'yellow', glyph: 'two-coins' },
  score: { tone: 'purple', glyph: 'laurel-crown' },
} satisfies Readonly<Record<string, ThingLook>>;

/** The facts printed on a card, in short. */
export function cardThing(card: CardFacts, { subtypes, glyphs }: Looks): Thing {
  const { id, type, subtype = '', keyword, sided } = card;
  const { [subtype]: look } = subtypes;
  return {
    type: refOf('type', type),
    tags: [
      ...(look ? [refOf('subtype', subtype)] : []),
      ...(keyword ? [refOf('keyword', keyword)] : []),
      ...(sided ? [refOf('alignment', sided.alignment)] : []),
    ],
    marks: marksOf(card),
    ...abilitiesOf(card),
    ...cardLooks[type],
    ...look,
    ...ownGlyph(id, glyphs?.cards),
  };
}

/** The glyph that a thing has of its own. */
export function ownGlyph(id: string, glyphs: Glyphs = {}): Pick<Thing, 'glyph'> {
  const { [id]: glyph } = glyphs;
  return glyph === undefined ? {} : { glyph };
}

const abilitiesOf = ({
  abilities = [],
}: {
  readonly abilities?: CardFacts['abilities'];
}): Pick<Thing, 'abilities'> =>
  abilities.length === 0 ? {} : { abilities: abilities.map(({ id }) => refOf('ability', id)) };

const marksOf = ({ attack, bonus, battleBonus, gold, bribe, hire }: CardFacts): readonly Mark[] => [
  ...(attack ? [mark('value', refOf('attribute', attack.attribute), attack.value)] : []),
  ...amounts('gain', { ...bonus, ...battleBonus }),
  ...[gold].flatMap((n) => (n === undefined ? [] : [mark('gain', GOLD, n)])),
  ...[bribe, hire].flatMap((n) => (n === undefined ? [] : [mark('cost', GOLD, n)])),
];

const GOLD = refOf('good', 'gold');

const mark = (at: Mark['at'], of: Ref, n: number): Mark => ({ at, of, n });

const amounts = (at: Mark['at'], points: Readonly<Record<string, number>>): readonly Mark[] =>
  Object.entries(points).map(([attribute, n]) => mark(at, refOf('attribute', attribute), n));

/** The facts printed on a character, in short. */
export const characterThing = (
  character: CharacterFacts,
  { alignments, glyphs }: Looks,
): Thing => ({
  tags: [refOf('alignment', character.alignment)],
  marks: [
    ...amounts('value', character.values),
    mark('value', refOf('good', 'life'), character.life),
    mark('value', refOf('good', 'fate'), character.fate),
  ],
  ...abilitiesOf(character),
  ...alignments[character.alignment],
  glyph: 'chess-pawn',
  ...ownGlyph(character.id, glyphs?.characters),
});
