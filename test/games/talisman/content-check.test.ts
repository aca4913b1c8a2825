import { describe, expect, it } from 'vitest';
import {
  BadContentError,
  contentOf,
  faultsOf,
} from '../../../shared/games/talisman/content/check/check.ts';

const rules = { specials: new Set(['earthquake']), crossings: new Set(['free']) };

/** A small board with a goblin, an earthquake and a boot, to be spoilt in one place by each test. */
const pack = {
  attributes: { strength: { supply: 10 } },
  supplies: { life: 10, fate: 5, gold: 5 },
  regions: [{ id: 'land', shape: 'ring', spaces: ['inn', 'moor'] }],
  spaces: [
    {
      id: 'inn',
      region: 'land',
      grid: [0, 0],
      terrain: 'town',
      effects: [
        { do: 'shop', prices: { boot: 1 } },
        { do: 'gain', what: 'gold', amount: 1 },
        { do: 'offer', to: 'moor' },
      ],
    },
    {
      id: 'moor',
      region: 'land',
      grid: [0, 1],
      terrain: 'moor',
      draw: 1,
      opposite: ['inn'],
      crossing: { to: 'inn', rule: 'free' },
      next: ['inn'],
      back: ['inn'],
    },
  ],
  cards: [
    {
      id: 'goblin',
      type: 'enemy',
      copies: { adventure: 2 },
      encounter: 2,
      subtype: 'monster',
      attack: { attribute: 'strength', value: 2 },
    },
    {
      id: 'quake',
      type: 'event',
      copies: { adventure: 1 },
      encounter: 1,
      effects: [
        { do: 'special', rule: 'earthquake' },
        {
          do: 'roll',
          dice: 1,
          kind: 'quake',
          table: { '1-3': [{ do: 'teleport', to: 'inn' }], '4+': [] },
        },
      ],
    },
    {
      id: 'boot',
      type: 'object',
      copies: { adventure: 1, purchase: 2 },
      placeRoll: { '1-6': 'moor' },
      against: { subtype: 'monster', bonus: { strength: 1 } },
      barred: ['good'],
      abilities: [{ id: 'stride', can: 'skip-roll', at: ['moor'] }],
    },
  ],
  characters: [
    {
      id: 'warrior',
      values: { strength: 3 },
      life: 4,
      fate: 1,
      alignment: 'good',
      start: 'inn',
      objects: ['boot'],
      abilities: [{ id: 'lore', can: 'add-to-roll', kinds: ['quake'], amount: 1 }],
    },
  ],
  quests: [],
};

/** The pack with other values in some places, such as `cards[0].attack`. */
function packWith(changes: Readonly<Record<string, unknown>>): unknown {
  const content: unknown = structuredClone(pack);
  for (const [place, value] of Object.entries(changes)) {
    const steps = place.split(/[.[\]]+/).filter((step) => step !== '');
    const field = steps.pop() ?? '';
    const owner = steps.reduce((from, step) => fields(from)[step], content);
    fields(owner)[field] = value;
  }
  return content;
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('There is no such place.');
  return value as Record<string, unknown>;
}

const spoilt = (changes: Readonly<Record<string, unknown>>) => faultsOf(packWith(changes), rules);

const table = 'cards[1].effects[1].table';

describe('the check of an edition’s content', () => {
  it('passes consistent content', () => {
    expect(spoilt({})).toEqual([]);
    expect(contentOf(pack, rules).cards).toHaveLength(3);
  });

  it('refuses a value of the wrong shape', () => {
    expect(faultsOf('Talisman')).toMatchObject([{ place: 'content' }]);
  });

  it('refuses an unknown verb, and lists the known ones', () => {
    const faults = spoilt({ [`${table}.1-3[0]`]: { do: 'vanish', to: 'inn' } });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.place).toBe(`${table}.1-3[0].do`);
    expect(faults[0]?.reason).toMatch(/^"vanish" is not one of gain, lose, .*special/);
  });

  it('refuses an invalid amount', () => {
    const faults = spoilt({ 'cards[1].effects[0]': { do: 'lose', what: 'gold', amount: 'most' } });
    expect(faults).toMatchObject([{ place: 'cards[1].effects[0].amount' }]);
    expect(faults[0]?.reason).toMatch(/number.*, or .*"all"/);
  });

  it('refuses an unknown field, and a row that is not a total', () => {
    expect(spoilt({ 'cards[0].colour': 'green' })).toEqual([
      { place: 'cards[0]', reason: 'Unrecognized key: "colour"' },
    ]);
    expect(spoilt({ [table]: { low: [] } })).toEqual([
      { place: `${table}.low`, reason: 'is not a number or a range such as 2-3 or 6+' },
    ]);
  });

  it.each([
    [`${table}.1-3[0].to`, 'bog', 'space'],
    ['cards[0].attack.attribute', 'wit', 'attribute'],
    ['cards[1].effects[0].rule', 'flood', 'special rule'],
    ['cards[2].placeRoll.1-6', 'bog', 'space'],
    ['cards[2].against.subtype', 'elf', 'subtype'],
    ['cards[2].barred[0]', 'evil', 'alignment'],
    ['cards[2].abilities[0].at[0]', 'bog', 'space'],
    ['spaces[0].region', 'moon', 'region'],
    ['spaces[0].effects[1].what', 'fame', 'goods'],
    ['spaces[0].effects[2].to', 'bog', 'destination'],
    ['spaces[1].opposite[0]', 'bog', 'space'],
    ['spaces[1].crossing.to', 'bog', 'space'],
    ['spaces[1].crossing.rule', 'toll', 'crossing rule'],
    ['spaces[1].next[0]', 'bog', 'space'],
    ['spaces[1].back[0]', 'bog', 'space'],
    ['characters[0].start', 'bog', 'space'],
    ['characters[0].objects[0]', 'shoe', 'card'],
    ['characters[0].abilities[0].kinds[0]', 'pray', 'roll'],
  ])('refuses an unknown id: %s', (place, id, what) => {
    const dangling = { place, reason: `there is no ${what} "${id}"` };
    expect(spoilt({ [place]: id })).toContainEqual(dangling);
  });

  it('refuses a price for an id that isn’t a card', () => {
    expect(spoilt({ 'spaces[0].effects[0].prices': { shoe: 1, boot: 2 } })).toEqual([
      { place: 'spaces[0].effects[0].prices.shoe', reason: 'there is no card "shoe"' },
    ]);
  });

  it.each([
    ['effects[0].between.out', { do: 'choose', between: { stay: [], out: ['?'] } }],
    ['effects[0].rows.good', { do: 'by-alignment', rows: { good: ['?'] } }],
    ['effects[0].effects', { do: 'each', where: 'region', effects: ['?'] }],
    ['effects[0].effects', { do: 'unless-at-least', points: { strength: 2 }, effects: ['?'] }],
    ['effects[0].table.1-6', { do: 'roll', dice: 1, kind: 'fall', table: { '1-6': ['?'] } }],
  ])('covers nested effects: %s', (way, effect) => {
    const fall = { do: 'teleport', to: 'bog' };
    const filled: unknown = JSON.parse(JSON.stringify(effect).replace('"?"', JSON.stringify(fall)));
    expect(spoilt({ 'cards[1].effects': [filled] })).toContainEqual({
      place: `cards[1].${way}[0].to`,
      reason: 'there is no space "bog"',
    });
  });

  it('covers effects of a space before its cards, and Spells', () => {
    const fall = { do: 'teleport', to: 'bog' };
    expect(spoilt({ 'spaces[1].before': [fall] })).toMatchObject([
      { place: 'spaces[1].before[0].to' },
    ]);
    const spell = { when: ['attack'], by: 'anyone', target: [], effects: [fall] };
    const card = { id: 'trip', type: 'spell', copies: { spells: 1 }, spell };
    expect(spoilt({ 'cards[3]': card })).toMatchObject([{ place: 'cards[3].spell.effects[0].to' }]);
  });

  it('skips named rules if no edition gives its own', () => {
    expect(faultsOf(packWith({ 'cards[1].effects[0].rule': 'flood' }))).toEqual([]);
  });

  it('refuses a duplicate id', () => {
    expect(spoilt({ 'cards[1].id': 'goblin' })).toEqual([
      { place: 'cards[1].id', reason: '"goblin" is the id of cards[0] already' },
    ]);
  });

  it.each([
    [['1-2', '4+'], 'has no row for a total of 3'],
    [['1-3', '3+'], 'has several rows for a total of 3: 1-3, 3+'],
    [['1-6', '7'], 'no total falls into the row 7'],
  ])('refuses a table with the rows %s', (rows, reason) => {
    const faults = spoilt({ [table]: Object.fromEntries(rows.map((row) => [row, []])) });
    expect(faults).toEqual([{ place: table, reason }]);
  });

  it('covers the totals of several dice, and those that an attribute lowers to 0', () => {
    const place = 'spaces[0].effects[1].table';
    const dice = { dice: 2, kind: 'pray' };
    const pray = { do: 'roll', ...dice, table: { '2-11': [] } };
    expect(spoilt({ 'spaces[0].effects[1]': pray })).toEqual([
      { place, reason: 'has no row for a total of 12' },
    ]);
    const wander = { do: 'wander', ...dice, minus: 'strength', table: { '1+': 'moor' } };
    expect(spoilt({ 'spaces[0].effects[1]': wander })).toEqual([
      { place, reason: 'has no row for a total of 0' },
    ]);
  });

  it('refuses quests for only some of the dice', () => {
    const quests = [1, 2, 3, 4, 5].map((die) => ({
      id: `quest-${String(die)}`,
      die,
      task: { do: 'kill' },
    }));
    expect(spoilt({ quests })).toEqual([
      { place: 'quests', reason: 'has no row for a total of 6' },
    ]);
  });

  it.each([
    [['inn'], 'spaces[1].region'],
    [['inn', 'moor', 'inn'], 'spaces[0].region'],
  ])('refuses a region that lists %s', (spaces, place) => {
    expect(spoilt({ 'regions[0].spaces': spaces })).toMatchObject([{ place }]);
  });

  describe('with several decks (HP-CMP-02, HP-SPC-02)', () => {
    const land = { id: 'land', shape: 'ring', spaces: ['inn'] };
    const fen = { id: 'fen', shape: 'ring', spaces: ['moor'] };
    const withRegions = (...regions: readonly object[]) =>
      spoilt({ regions, 'spaces[1].region': 'fen' });

    it('refuses a region that does not name its deck', () => {
      expect(withRegions(land, { ...fen, deck: 'mud' })).toEqual([
        {
          place: 'regions[0].deck',
          reason: 'is missing; it stands for "adventure", and there is the deck "mud" besides',
        },
      ]);
      const named = [
        { ...land, deck: 'adventure' },
        { ...fen, deck: 'mud' },
      ];
      expect(withRegions(...named)).toEqual([]);
    });

    it('needs no names of decks if all regions have one deck', () => {
      expect(withRegions(land, fen)).toEqual([]);
      expect(withRegions(land, { ...fen, deck: 'adventure' })).toEqual([]);
    });
  });

  it('refuses a card with a field missing for its type, or with one of another type', () => {
    expect(spoilt({ 'cards[0].attack': undefined })).toEqual([
      { place: 'cards[0].attack', reason: 'is missing' },
    ]);
    expect(spoilt({ 'cards[2].attack': { attribute: 'strength', value: 1 } })).toEqual([
      { place: 'cards[2].attack', reason: 'is only for cards of type enemy' },
    ]);
    expect(spoilt({ 'cards[2].copies': {} })).toEqual([
      { place: 'cards[2].copies', reason: 'boot has no copy in any pile' },
    ]);
  });

  it('refuses a character without a value of an attribute', () => {
    expect(spoilt({ 'attributes.craft': { supply: 5 } })).toEqual([
      { place: 'characters[0].values', reason: 'craft is missing' },
    ]);
  });

  it('throws on loading, with a list of all faults', () => {
    const bad = packWith({ 'characters[0].start': 'bog', 'cards[1].id': 'goblin' });
    const load = () => contentOf(bad, rules);
    expect(load).toThrow(BadContentError);
    expect(load).toThrow(/characters\[0\]\.start: there is no space "bog"/);
    expect(load).toThrow(/cards\[1\]\.id: "goblin" is the id of cards\[0\] already/);
  });
});
