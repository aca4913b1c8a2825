import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { faultsOf } from '../../../shared/games/talisman/content/check/check.ts';
import { abilitySpots, effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import type { CardFacts } from '../../../shared/games/talisman/content/card.ts';
import { codeShare } from '../../../shared/games/talisman/content/share.ts';
import { content as printed } from '../../../shared/games/talisman/editions/harry-potter/content/index.ts';
import { harryPotter as edition } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { print } from '../../../shared/games/talisman/editions/harry-potter/print.ts';
import { namedRules } from '../../../shared/games/talisman/packs/faults.ts';

const { content } = print;
const book = bookOf(content);
const ofType = (type: CardFacts['type']) => content.cards.filter((card) => card.type === type);
const inDecks = content.cards.filter(({ copies }) => copies['outer'] ?? copies['middle']);
const alignments = ['order', 'death-eaters'];
const of = (alignment: string) =>
  content.cards.filter(({ sided }) => sided?.alignment === alignment);
const pure = content.cards.filter(
  ({ type, sided }) => sided === undefined && (type === 'enemy' || type === 'follower'),
);

describe('the content of the Harry Potter Edition', () => {
  it('has no fault, and the edition has all rules named in it', () => {
    expect(faultsOf(printed, namedRules(edition))).toEqual([]);
  });

  it('needs code for at most three kinds of cards in ten', () => {
    expect(codeShare(content).share).toBeLessThanOrEqual(0.3);
  });

  it('has different ids for the abilities of all characters', () => {
    const ids = content.characters.flatMap(({ abilities }) => abilities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('HP-SPE-10 has 18 kinds of Spells, each with its moments and effects', () => {
    expect(ofType('spell')).toHaveLength(18);
    for (const { spell } of ofType('spell')) {
      expect(spell?.when).not.toHaveLength(0);
      expect(spell?.effects).not.toHaveLength(0);
    }
  });
});

describe('the cards of the two sides', () => {
  it('HP-ALI-03 are 16 for each side, 8 in a deck; all others are neutral', () => {
    for (const side of alignments) {
      expect(of(side)).toHaveLength(16);
      for (const deck of ['outer', 'middle']) {
        expect(of(side).filter(({ copies }) => copies[deck] !== undefined)).toHaveLength(8);
      }
    }
    expect(inDecks.filter(({ sided }) => sided !== undefined)).toHaveLength(32);
  });

  it('HP-ALI-09 HP-ALI-10 have two encounter numbers and something to fight with', () => {
    for (const card of alignments.flatMap(of)) {
      expect(card.type).toBe('follower');
      expect(card.encounter).toBeUndefined();
      const opposite = card.attack?.attribute === 'magic' ? 3 : 2;
      expect(card.sided?.encounter).toEqual({ same: 6, opposite });
    }
  });

  it('HP-ALI-07 HP-ALI-06 leave a neutral card one encounter number, for every character', () => {
    for (const { id, encounter, sided } of content.cards) {
      if (book.instances('spells').includes(id) || book.card(id).type === 'spell') continue;
      expect([id, (encounter === undefined) !== (sided === undefined)]).toEqual([id, true]);
    }
    expect(pure.filter(({ type }) => type === 'enemy')).toHaveLength(18);
    expect(pure.filter(({ type }) => type === 'follower')).toHaveLength(4);
  });

  it('give the effects of a Follower only to their own side', () => {
    const facts = book.card('nymphadora-tonks');
    expect(facts).toMatchObject({
      sided: { alignment: 'order' },
      attack: { attribute: 'magic', value: 5 },
      bonus: { magic: 1 },
    });
    expect(book.card('antonin-dolohov')).toMatchObject({
      sided: { alignment: 'death-eaters' },
      attack: { attribute: 'magic', value: 7 },
    });
    expect(book.card('grawp')).toMatchObject({ carries: 4, attack: { value: 8 } });
  });

  it('HP-RUL-01 include three Hallows with different names', () => {
    const hallows = content.cards.filter(({ copies }) => copies['talismans'] !== undefined);
    expect(hallows.map(({ id }) => id)).toEqual([
      'elder-wand',
      'resurrection-stone',
      'invisibility-cloak',
    ]);
    for (const { precious, abilities = [] } of hallows) {
      expect(precious).toBe(true);
      expect(abilities).toContainEqual(
        expect.objectContaining({ can: 'pass', at: ['great-hall'] }),
      );
    }
    expect(book.space('great-hall').restricted).toBe(true);
  });
});

describe('the characters of the Harry Potter Edition', () => {
  const figures = new Set(content.characters.map(({ figure }) => figure));

  it('HP-CMP-09 HP-CMP-10 are eight with two sides each, and Voldemort, who belongs to no player', () => {
    expect(figures.size).toBe(8);
    for (const figure of figures) {
      const sides = content.characters.filter((one) => one.figure === figure);
      expect(sides).toHaveLength(2);
    }
    expect(content.figures).toMatchObject([
      { id: 'voldemort', start: 'great-hall', values: { magic: 12, strength: 10 } },
    ]);
    expect(content.characters.map(({ id }) => id)).not.toContain('voldemort');
  });

  it('HP-RUL-09 show one person of one alignment on both sides, four persons of each', () => {
    const sides = [...figures].map((figure) => [
      ...new Set(
        content.characters.filter((one) => one.figure === figure).map((one) => one.alignment),
      ),
    ]);
    expect(sides.flat().sort()).toEqual([
      ...Array<string>(4).fill('death-eaters'),
      ...Array<string>(4).fill('order'),
    ]);
  });

  it('start in the outer region, with no more Spells than their Magic allows', () => {
    for (const { id, start, spells = 0, values } of content.characters) {
      expect([id, book.space(start).region]).toEqual([id, 'outer']);
      expect([id, spells <= print.spellLimit(values['magic'] ?? 0)]).toEqual([id, true]);
    }
  });
});

describe('a Purchase card of the Harry Potter Edition', () => {
  const sources = effectSpots(content);
  const sold = new Set(
    sources.flatMap(({ value }) => (value.do === 'shop' ? Object.keys(value.prices) : [])),
  );

  it('HP-OBT-14 is bought in a shop; a Hallow comes from a deed or a meeting', () => {
    const bought = content.cards.filter(({ copies }) => copies['purchase'] !== undefined);
    expect(sold).toEqual(new Set(bought.map(({ id }) => id)));
    const picks = sources.flatMap(({ value }) =>
      value.do === 'pick' && value.from === 'talismans' ? 1 : [],
    );
    expect(picks).toHaveLength(2);
    expect(book.space('quidditch-pitch').effects).toEqual([{ do: 'special', rule: 'quidditch' }]);
  });

  it('costs one Galleon more in Hogsmeade', () => {
    const pricesAt = (space: string): Record<string, number> => {
      const [shop] = (book.space(space).effects ?? []).filter((effect) => effect.do === 'shop');
      return shop?.prices ?? {};
    };
    const plain = pricesAt('diagon-alley');
    expect(plain).toMatchObject({ wand: 2, portkey: 2, 'beaded-bag': 3 });
    const more = Object.entries(plain).map(([kind, price]) => [kind, price + 1]);
    expect(pricesAt('hogsmeade-village')).toEqual(Object.fromEntries(more));
  });

  it('can be a Portkey, one kind whether bought or found, that doesn’t return its owner', () => {
    expect(book.card('portkey').copies).toEqual({ purchase: 3, outer: 1 });
    const facing = content.spaces.filter(({ opposite }) => opposite !== undefined);
    expect(facing.map(({ region }) => region)).toEqual(Array<string>(24).fill('outer'));
    const across = facing.flatMap(({ opposite = [] }) =>
      opposite.map((id) => book.space(id).region),
    );
    expect(new Set(across)).toEqual(new Set(['middle']));
  });
});

it('a bonus of the Harry Potter Edition applies only against certain foes', () => {
  const named = abilitySpots(content).flatMap(({ value }) =>
    value.can === 'score' ? (value.versus ?? []) : [],
  );
  expect(new Set(named)).toEqual(new Set(['characters', 'enemies', 'dementor', 'voldemort']));
});
