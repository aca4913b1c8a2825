import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { faultsOf } from '../../../shared/games/talisman/content/check/check.ts';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import type { CardFacts } from '../../../shared/games/talisman/content/card.ts';
import { effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import { codeShare } from '../../../shared/games/talisman/content/share.ts';
import { revised as edition } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { namedRules } from '../../../shared/games/talisman/packs/faults.ts';

const book = bookOf(content);
const idsOf = (cards: readonly CardFacts[]) => cards.map(({ id }) => id);
const ofType = (type: CardFacts['type']) => content.cards.filter((card) => card.type === type);
const abilitiesOf = (character: string) => book.character(character).abilities;

describe('the box of Talisman', () => {
  it('has content without a fault, and the edition has all rules named in it', () => {
    expect(faultsOf(content, namedRules(edition))).toEqual([]);
  });

  it('has no unused named rule', () => {
    const followed = effectSpots(content).flatMap(({ value }) =>
      value.do === 'special' ? [value.rule] : [],
    );
    expect(namedRules(edition).specials).toEqual(new Set(followed));
    const crossed = content.spaces.flatMap(({ crossing }) => crossing?.rule ?? []);
    expect(new Set(Object.keys(edition.crossings))).toEqual(new Set(crossed));
  });

  it('T4-CMP-02 T4-RUL-127 has 104 Adventure cards, the Pool of Life among them', () => {
    const deck = book.instances('adventure');
    expect(deck).toHaveLength(104);
    expect(new Set(deck).size).toBe(104);
    expect(deck).toContain('pool-of-life');
    expect(idsOf(content.cards)).not.toContain('doppelganger');
    expect(idsOf(content.cards)).not.toContain('instructor');
  });

  it('T4-CMP-03 has 24 Spells of 17 kinds, each with its moments', () => {
    expect(book.instances('spells')).toHaveLength(24);
    expect(ofType('spell')).toHaveLength(17);
    for (const { spell } of ofType('spell')) expect(spell?.when).not.toHaveLength(0);
  });

  it('T4-CMP-04 T4-RUL-126 has 28 Purchase cards, with the right number of each', () => {
    const supply = book.instances('purchase');
    expect(supply).toHaveLength(28);
    const counted = content.cards.flatMap(({ id, copies }) =>
      copies.purchase === undefined ? [] : [[id, copies.purchase] as const],
    );
    expect(Object.fromEntries(counted)).toEqual({
      helmet: 4,
      sword: 3,
      axe: 4,
      shield: 4,
      armour: 4,
      'water-bottle': 4,
      mule: 4,
      raft: 1,
    });
  });

  it('T4-CMP-05 has 4 Talismans in their supply, besides those of the Adventure deck', () => {
    expect(book.instances('talismans')).toEqual(
      [1, 2, 3, 4].map((copy) => `talisman.${String(copy)}`),
    );
    expect(book.card('talisman').copies.adventure).toBe(2);
  });

  it('T4-CMP-06 has 14 characters, each with an ability and a space to start from', () => {
    expect(content.characters).toHaveLength(14);
    for (const { abilities, start } of content.characters) {
      expect(abilities).not.toHaveLength(0);
      expect(book.space(start).region).toBe('outer');
    }
  });

  it('T4-CMP-09 T4-CMP-10 has 36 fate tokens and 30 gold', () => {
    expect(content.supplies).toMatchObject({ fate: 36, gold: 30 });
  });

  it('T4-CMP-12 T4-CMP-13 T4-CMP-14 has counters worth 72 points of each colour', () => {
    const worth = 32 + 8 * 5;
    expect(content.attributes).toEqual({ strength: { supply: worth }, craft: { supply: worth } });
    expect(content.supplies.life).toBe(worth);
  });

  it('T4-CMP-18 has three Regions, of 24, 16 and 9 spaces', () => {
    const sizes = content.regions.map(({ id, spaces }) => [id, spaces.length]);
    expect(sizes).toEqual([
      ['outer', 24],
      ['middle', 16],
      ['inner', 9],
    ]);
  });

  it('needs code for fewer than 3 in 10 of its cards', () => {
    const of = (...ids: readonly string[]) =>
      codeShare({ ...content, cards: content.cards.filter(({ id }) => ids.includes(id)) });
    expect(of('random', 'blizzard')).toEqual({ cards: 2, special: ['blizzard'], share: 0.5 });
    expect(codeShare(content).share).toBeLessThan(0.3);
  });
});

describe('the cards of Talisman', () => {
  it('are met in the order of their types', () => {
    const numbers = (type: CardFacts['type']) => [
      ...new Set(ofType(type).map(({ encounter }) => encounter)),
    ];
    expect(numbers('event')).toEqual([1]);
    expect(numbers('enemy')).toEqual([2, 3]);
    expect(numbers('stranger')).toEqual([4]);
    expect(numbers('object')).toEqual([5]);
    expect(numbers('magic-object')).toEqual([5]);
    expect(numbers('follower').sort()).toEqual([1, 5]);
    expect(numbers('place')).toEqual([6]);
    expect(numbers('spell')).toEqual([undefined]);
  });

  it('are met as Enemies of number 2 by Strength, as Spirits of number 3 by Craft', () => {
    for (const { encounter, attack, subtype } of ofType('enemy')) {
      const ghostly = subtype === 'spirit';
      expect(encounter).toBe(ghostly ? 3 : 2);
      expect(attack?.attribute).toBe(ghostly ? 'craft' : 'strength');
    }
  });

  it.each([
    ['dragon', 'dragon', 7],
    ['bear', 'animal', 3],
    ['giant', 'monster', 6],
    ['demon', 'spirit', 10],
  ])('T4-CRD-01 T4-CRD-02 T4-CRD-03 have the printed text of the %s', (kind, subtype, value) => {
    expect(book.card(kind)).toMatchObject({ type: 'enemy', subtype, attack: { value } });
  });

  it('T4-CRD-16 T4-CRD-19 T4-CRD-23 print the values of Wizard, Thief and Warrior', () => {
    expect(book.character('wizard')).toMatchObject({
      values: { strength: 2, craft: 5 },
      life: 4,
      fate: 3,
      start: 'graveyard',
      alignment: 'evil',
      spells: 2,
    });
    expect(book.character('thief')).toMatchObject({
      values: { strength: 3, craft: 3 },
      life: 4,
      fate: 2,
      start: 'city',
      alignment: 'neutral',
    });
    expect(book.character('warrior').values).toEqual({ strength: 4, craft: 2 });
  });

  it('T4-CRD-25 T4-CRD-26 T4-CRD-27 add to attributes as long as they are owned', () => {
    expect(book.card('magic-belt').bonus).toEqual({ strength: 1 });
    expect(book.card('unicorn').bonus).toEqual({ strength: 1, craft: 1 });
    expect(book.card('solomons-crown').bonus).toEqual({ craft: 2 });
    expect(book.card('maiden').bonus).toEqual({ craft: 2 });
    expect(book.card('sword')).toMatchObject({ battleBonus: { strength: 1 }, keyword: 'weapon' });
  });

  it('T4-WAR-10 T4-WAR-11 T4-WAR-12 T4-WAR-13 T4-WAR-14 T4-WAR-15 set a task for each die', () => {
    const byDie = [...content.quests].sort((a, b) => a.die - b.die).map(({ task }) => task);
    expect(byDie).toEqual([
      { do: 'wound' },
      { do: 'kill' },
      { do: 'deliver', type: 'follower' },
      { do: 'deliver', type: 'magic-object' },
      { do: 'pay', gold: 3 },
      { do: 'pay', gold: 2 },
    ]);
  });

  it('grant wishes with different limits on the visitor’s movement', () => {
    const teleport = (kind: string) => {
      const [wish] = book.card(kind).effects ?? [];
      return wish?.do === 'choose' ? wish.between['teleport'] : undefined;
    };
    expect(teleport('enchanter')).toEqual([{ do: 'travel', to: 'any' }]);
    expect(teleport('fairy')).toEqual([{ do: 'travel', to: 'other' }]);
    expect(teleport('phantom')).toEqual([{ do: 'travel', to: 'other' }]);
  });

  it('use one name for an ability on every card', () => {
    const everywhere = [
      ...content.characters.flatMap(({ abilities }) => abilities),
      ...content.cards.flatMap(({ abilities }) => abilities ?? []),
    ];
    for (const ability of everywhere) {
      const same = everywhere.filter(({ id }) => id === ability.id);
      for (const other of same) expect(other).toEqual(ability);
    }
    expect(abilitiesOf('dwarf')).toHaveLength(6);
  });
});

describe('the index of the content', () => {
  it('numbers copies through all piles, those of the open supplies first', () => {
    expect(book.instances('purchase').filter((card) => book.kindOf(card) === 'sword')).toEqual([
      'sword.1',
      'sword.2',
      'sword.3',
    ]);
    expect(book.instances('adventure').filter((card) => book.kindOf(card) === 'sword')).toEqual([
      'sword.4',
      'sword.5',
    ]);
    expect(book.instances('adventure')).toContain('bear');
  });

  it('T4-TAL-03 gives the home pile of each copy', () => {
    expect(book.homeOf('sword.3')).toBe('purchase');
    expect(book.homeOf('sword.4')).toBe('adventure');
    expect(book.homeOf('talisman.4')).toBe('talismans');
    expect(book.homeOf('hex')).toBe('spells');
  });

  it('gives the facts of a kind and of a copy, and is built once', () => {
    expect(book.card('sword.2')).toBe(book.card('sword'));
    expect(book.region('inner').shape).toBe('paths');
    expect(book.quest('quest-gold3').die).toBe(5);
    expect(bookOf(content)).toBe(book);
  });

  it('returns nothing for unknown ids', () => {
    expect(() => book.card('sword.6')).toThrow('sword.6');
    expect(() => book.card('doppelganger')).toThrow('doppelganger');
    expect(() => book.space('village.1')).toThrow('village.1');
    expect(() => book.homeOf('sword')).toThrow('sword');
  });
});
