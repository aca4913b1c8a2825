import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import type { CardFacts } from '../../../shared/games/talisman/content/card.ts';

const book = bookOf(content);

/** Lines of a printed text, written out once more so that no number changes unnoticed. */
const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const ofTypes = (...types: readonly CardFacts['type'][]): readonly CardFacts[] =>
  content.cards.filter(({ type }) => types.includes(type));

const drawn = ({ copies }: CardFacts): string => `x${String(copies['adventure'] ?? 0)}`;

/** The table of a card that is rolled on: the one effect it has. */
function tableOf(kind: string) {
  const [effect] = book.card(kind).effects ?? [];
  return effect?.do === 'roll' ? effect.table : undefined;
}

const teleports = (...spaces: readonly string[]) =>
  Object.fromEntries(spaces.map((to, i) => [String(i + 1), [{ do: 'teleport', to }]]));

describe('the printed values', () => {
  it('T4-RUL-127 T4-ADV-05 T4-ADV-13 T4-ADV-15 are on the Enemies', () => {
    const told = ofTypes('enemy').map((card) => {
      const { id, subtype = '', attack, encounter } = card;
      const { attribute = '', value = 0 } = attack ?? {};
      return [id, drawn(card), encounter, subtype, attribute, value].join(' ');
    });
    expect(told).toEqual(
      linesOf(`
        ape x1 2 animal strength 3
        bear x1 2 animal strength 3
        lion x1 2 animal strength 3
        serpent x1 2 animal strength 4
        wild-boar x2 2 animal strength 1
        wolf x1 2 animal strength 2
        bandit x2 2 monster strength 4
        giant x1 2 monster strength 6
        goblin x2 2 monster strength 2
        hobgoblin x2 2 monster strength 3
        ogre x2 2 monster strength 5
        dragon x3 2 dragon strength 7
        demon x1 3 spirit craft 10
        ghost x2 3 spirit craft 4
        lemure x2 3 spirit craft 1
        shadow x2 3 spirit craft 2
        spectre x1 3 spirit craft 3
        wraith x2 3 spirit craft 5
      `),
    );
  });

  it('T4-RUL-127 T4-ADV-05 are on the other cards of the Adventure deck, in the right numbers', () => {
    const told = content.cards
      .filter(({ type, copies }) => type !== 'enemy' && copies['adventure'] !== undefined)
      .map((card) => [card.id, drawn(card), card.encounter].join(' '));
    const often = {
      'bag-of-gold': 8,
      'two-bags-of-gold': 3,
      guide: 2,
      sword: 2,
      talisman: 2,
    } as const satisfies Record<string, number>;
    const others = {
      1: 'angel blizzard book-of-spells devil evil-darkness imp magical-vortex market-day mephistopheles pestilence raiders siren storm hag poltergeist',
      4: 'enchanter fairy healer hermit mage phantom sorcerer witch',
      5: 'alchemist gnome maiden mercenary mule pixie prince princess unicorn amulet cross holy-grail magic-belt orb-of-knowledge potion-of-strength ring solomons-crown wand holy-lance runesword raft water-bottle armour helmet shield axe',
      6: 'cave fountain-of-wisdom magic-portal magic-stream market marsh maze pool-of-life shrine',
    };
    const expected = [
      ...Object.entries(often).map(([id, copies]) => `${id} x${String(copies)} 5`),
      ...Object.entries(others).flatMap(([number, ids]) =>
        ids.split(' ').map((id) => `${id} x1 ${number}`),
      ),
    ];
    expect([...told].sort()).toEqual([...expected].sort());
  });

  it('T4-CMP-03 include the number of each Spell', () => {
    const twice = ofTypes('spell').filter(({ copies }) => copies['spells'] === 2);
    expect(twice.map(({ id }) => id)).toEqual([
      'counterspell',
      'destruction',
      'healing',
      'immobility',
      'psionic-blast',
      'random',
      'teleport',
    ]);
  });

  it('T4-CRD-04 are on the Imp, and on the Magic Portal', () => {
    expect(tableOf('imp')).toEqual(
      teleports('crags', 'forest', 'tavern', 'ruins', 'hidden-valley', 'cursed-glade'),
    );
    const [portal] = book.card('magic-portal').effects ?? [];
    const [enter] = (portal?.do === 'choose' ? portal.between['enter'] : undefined) ?? [];
    expect(enter).toMatchObject({
      table: teleports('crags', 'village', 'city', 'warlocks-cave', 'temple', 'plain-of-peril'),
    });
  });

  it('T4-RUL-121 are on Ghost and Hermit, whose place is rolled', () => {
    const placed = (kind: string) => Object.values(book.card(kind).placeRoll ?? {}).join(' ');
    expect(placed('ghost')).toBe('city village graveyard chapel castle temple');
    expect(placed('hermit')).toBe('crypt plain-of-peril cursed-glade oasis crags forest');
  });

  it('T4-ADV-18 are on the cards that grant a wish', () => {
    const gains = Object.fromEntries(
      ['gold', 'strength', 'craft', 'life', 'fate'].map((what) => [
        what,
        [{ do: 'gain', what, amount: 1 }],
      ]),
    );
    for (const kind of ['enchanter', 'fairy', 'phantom']) {
      expect(book.card(kind)).toMatchObject({
        once: true,
        effects: [{ between: { ...gains, spell: [{ do: 'spells', amount: 1 }] } }],
      });
    }
    expect(book.card('enchanter').visitors).toEqual({ atLeast: { craft: 4 } });
    expect(book.card('fairy').visitors).toEqual({ alignment: 'good' });
    expect(book.card('phantom').visitors).toEqual({ alignment: 'evil' });
  });

  it('T4-ADV-20 are on Market, Cave and Shrine, Marsh and Maze, and the pools', () => {
    const prices = { sword: 1, helmet: 1, 'water-bottle': 1, shield: 2, mule: 2, raft: 3 };
    expect(book.card('market').effects).toEqual([{ do: 'shop', prices }]);
    expect(book.card('market-day').effects).toMatchObject([{ effects: [{ do: 'shop', prices }] }]);
    expect(tableOf('cave')).toMatchObject({
      '1': [{ creatures: [{ subtype: 'dragon', attribute: 'strength', value: 7 }] }],
      '2': [{ creatures: [{ subtype: 'monster', attribute: 'strength', value: 2 }] }],
      '3': [{ do: 'miss-turn' }],
      '4-5': [{ do: 'gain', what: 'gold', amount: 2 }],
      '6': [{ do: 'gain', what: 'gold', amount: 3 }],
    });
    expect(tableOf('shrine')).toEqual({
      '1': [],
      '2': [{ do: 'gain', what: 'fate', amount: 1 }],
      '3': [{ do: 'gain', what: 'gold', amount: 1 }],
      '4': [{ do: 'spells', amount: 1 }],
      '5': [{ do: 'gain', what: 'life', amount: 1 }],
      '6': [{ do: 'travel', to: 'any' }],
    });
    expect(book.card('marsh').effects).toMatchObject([{ points: { strength: 5 } }]);
    expect(book.card('maze').effects).toMatchObject([{ points: { craft: 5 } }]);
    expect(book.card('magic-stream').pool).toEqual({ what: 'strength', amount: 4 });
    expect(book.card('fountain-of-wisdom').pool).toEqual({ what: 'craft', amount: 4 });
    expect(book.card('pool-of-life').pool).toEqual({ what: 'life', amount: 4 });
  });

  it('T4-ADV-09 are on Angel, Devil and Mephistopheles, by alignment', () => {
    const life = (verb: 'gain' | 'lose') => [{ do: verb, what: 'life', amount: 1 }];
    const evil = [{ do: 'align', to: 'evil' }];
    const rows = (kind: string) => {
      const [effect] = book.card(kind).effects ?? [];
      return effect?.do === 'by-alignment' ? effect.rows : undefined;
    };
    expect(rows('angel')).toEqual({ good: life('gain'), neutral: [], evil: life('lose') });
    expect(rows('devil')).toEqual({ good: life('lose'), neutral: [], evil: life('gain') });
    const craft = [{ do: 'gain', what: 'craft', amount: 1 }];
    expect(rows('mephistopheles')).toEqual({ good: evil, neutral: evil, evil: craft });
  });

  it('T4-CHR-01 are on the character cards', () => {
    const told = content.characters.map(
      ({ id, values, life, fate, alignment, start, spells = 0, abilities }) =>
        [
          id,
          ...[values['strength'], values['craft'], life, fate, alignment, start, spells],
          ...abilities.map((ability) => ability.id),
        ].join(' '),
    );
    expect(told).toEqual(
      linesOf(`
        assassin 3 3 4 3 evil city 0 assassinate
        druid 2 4 4 4 neutral forest 1 shift-alignment woods-spells
        dwarf 3 3 5 5 neutral crags 0 sure-footed hill-lore cave-lore lockpicking miner maze-proof
        elf 3 4 4 3 good forest 0 forest-safe woods-evade woods-walk
        ghoul 2 4 4 4 evil graveyard 0 psychic-attack life-drain raise-dead
        minstrel 2 4 4 5 good tavern 0 soothing-song charm-animal rescue-ladies
        monk 2 3 4 5 good village 0 inner-belief devout unarmed
        priest 2 4 4 5 good chapel 1 devout banish-spirit no-weapons
        prophetess 2 4 4 2 good chapel 1 ever-spell foresight mind-reading
        sorceress 2 4 4 3 evil graveyard 1 psychic-attack beguile seduce-follower
        thief 3 3 4 2 neutral city 0 steal shoplift
        troll 6 1 6 1 neutral crags 0 crags-safe regenerate
        warrior 4 2 5 1 neutral tavern 0 two-dice dual-wield
        wizard 2 5 4 3 evil graveyard 2 ever-spell psychic-attack
      `),
    );
  });

  it('T4-BRD-38 T4-BRD-46 T4-BRD-47 are on each Desert and each of the Runes', () => {
    const all = (terrain: string) => content.spaces.filter((space) => space.terrain === terrain);
    expect(all('desert')).toHaveLength(2);
    for (const { draw, before } of all('desert')) {
      expect(draw).toBe(1);
      expect(before).toEqual([{ do: 'lose', what: 'life', amount: 1 }]);
    }
    expect(all('runes')).toHaveLength(3);
    for (const space of all('runes')) expect(space).toMatchObject({ draw: 1, creatureBonus: 2 });
  });

  it('T4-RUL-129 are on the hostile beings, cards and spaces', () => {
    const hostile = [...content.cards, ...content.spaces].filter((one) => one.hostile === true);
    expect(hostile.map(({ id }) => id).sort()).toEqual(
      'black-knight devil hag imp mephistopheles poltergeist raiders witch'.split(' '),
    );
  });
});
