import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadPackError } from '../../services/matches/packs/bad-pack.ts';
import { packsAt, readPack } from '../../services/matches/packs/read.ts';
import { example, faultsOf, packFolder } from './example.ts';

const whole = (): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(example, 'utf8'));

/** New values by the way to them, `undefined` for none. */
type Spoiling = Readonly<Record<string, unknown>>;

function put(at: unknown, [first = '', ...rest]: readonly string[], value: unknown): void {
  const here = at as Record<string, unknown>;
  if (rest.length > 0) put(here[first], rest, value);
  else here[first] = value;
}

const { write, folder } = packFolder();
let written = 0;

/** The faults of the example when it is spoiled. */
function spoiled(spoiling: Spoiling): Promise<readonly unknown[]> {
  const pack = whole();
  for (const [way, value] of Object.entries(spoiling)) put(pack, way.split('/'), value);
  return faultsOf(write(`spoiled-${String((written += 1))}.json`, pack));
}

/** A pack for the game with one card laid over its own. */
const replacing = (card: Record<string, unknown>, of = 'talisman'): unknown => {
  const texts = { [`card:${String(card['id'])}`]: 'A', [`card:${String(card['id'])}.text`]: 'B' };
  const title = { en: 'A', cs: 'B', ko: 'C' };
  const words = { en: texts, cs: texts, ko: texts };
  return { format: 'questhall-pack/1', id: 'other', of, title, replace: [card], texts: words };
};
const faultsOfReplacing = (card: Record<string, unknown>, of?: string) =>
  faultsOf(write(`replacing-${String((written += 1))}.json`, replacing(card, of)));

describe('a pack is refused with the place and the reason', () => {
  it.each<[string, Spoiling, string, string]>([
    [
      'a verb there is not',
      { 'add/0/effects/1': { do: 'thaw' } },
      'add[0].effects[1].do',
      '"thaw" is not one of gain, lose',
    ],
    ['a field there is not', { 'add/3/colour': 'red' }, 'add[3]', 'colour'],
    ['a number of none', { 'add/1/attack/value': 0 }, 'add[1].attack.value', '>0'],
    ['an id of no form', { 'add/1/id': 'Snow Wight' }, 'add[1].id', 'is not an id'],
    ['a title in two languages', { 'title/ko': undefined }, 'title.ko', 'expected string'],
    [
      'no card at all',
      { add: [], texts: { en: {}, cs: {}, ko: {} } },
      'pack',
      'neither adds nor replaces a card',
    ],
    [
      'a text with an argument',
      { 'texts/cs/card:hot-spring.text': 'Hoď {n}.' },
      'texts.cs.card:hot-spring.text',
      'is not plain text',
    ],
  ])('for its shape: %s', async (_, spoiling, place, reason) => {
    expect(await spoiled(spoiling)).toEqual([{ place, reason: expect.stringContaining(reason) }]);
  });

  it.each<[string, Spoiling, string, string]>([
    [
      'a card there is already',
      { 'add/0/id': 'dragon' },
      'add[0].id',
      'there is a card "dragon" already',
    ],
    ['a card twice', { 'add/1/id': 'hot-spring' }, 'add[4].id', 'is the id of add[1] already'],
    [
      'a card to replace that there is not',
      { replace: [{ id: 'yeti', type: 'enemy' }] },
      'replace[0].id',
      'there is no card "yeti" to replace',
    ],
  ])('for its ids: %s', async (_, spoiling, place, reason) => {
    expect(await spoiled(spoiling)).toEqual([{ place, reason }]);
  });

  it.each<[string, Spoiling, string, string]>([
    [
      'a space there is not',
      { 'add/2/abilities/1/at/0': 'taverne' },
      'add[2].abilities[1].at[0]',
      'there is no space "taverne"',
    ],
    [
      'a space within an effect',
      { 'add/4/effects/0/table/1': [{ do: 'teleport', to: 'oasys' }] },
      'add[4].effects[0].table.1[0].to',
      'there is no space "oasys"',
    ],
    [
      'an attribute of another edition',
      { 'add/3/bonus': { magic: 1 } },
      'add[3].bonus.magic',
      'there is no attribute "magic"',
    ],
    [
      'a rule that no code has',
      { 'add/0/effects': [{ do: 'special', rule: 'avalanche' }] },
      'add[0].effects[0].rule',
      'there is no special rule "avalanche"',
    ],
    [
      'a sort of ability that no rule of its edition asks for',
      { 'add/3/abilities': [{ id: 'hill-lore', can: 'spare', when: 'battle', die: 5 }] },
      'add[3].abilities[0].can',
      'no rule of this game asks for abilities of the sort "spare"',
    ],
    [
      'an ability that nothing asks for',
      { 'add/3/abilities': [{ id: 'hill-lore', can: 'special', rule: 'glow' }] },
      'add[3].abilities[0].rule',
      'there is no ability by the rule "glow"',
    ],
    [
      'a table with a gap',
      { 'add/4/effects/0/table/1': undefined },
      'add[4].effects[0].table',
      'has no row for a total of 1',
    ],
    ['an Enemy without an attack', { 'add/1/attack': undefined }, 'add[1].attack', 'is missing'],
    [
      'a pile there is not',
      { 'add/3/copies': { dungeon: 1 } },
      'add[3].copies.dungeon',
      'there is no pile "dungeon"',
    ],
    [
      'an Event for sale',
      { 'add/0/copies': { purchase: 1 } },
      'add[0].copies.purchase',
      'is no pile for a card of type event',
    ],
    [
      'an Object among the Spells',
      { 'add/3/copies': { spells: 1 } },
      'add[3].copies.spells',
      'is no pile for a card of type magic-object',
    ],
    [
      'words that are missing',
      { 'texts/ko/card:ember-lantern.text': undefined },
      'texts.ko.card:ember-lantern.text',
      'is missing',
    ],
    [
      'an ability without words',
      { 'texts/en/ability:trail-hearth': undefined },
      'texts.en.ability:trail-hearth',
      'is missing',
    ],
    [
      'words about things of another game',
      { 'texts/en/card:dragon': 'Lizard' },
      'texts.en.card:dragon',
      'is about nothing in this pack',
    ],
  ])('for its meaning: %s', async (_, spoiling, place, reason) => {
    expect(await spoiled(spoiling)).toEqual([{ place, reason }]);
  });

  it('with all faults at once', async () => {
    const faults = await spoiled({
      'add/2/abilities/0/terrain': 'swamp',
      'add/1/attack': undefined,
      'texts/cs/card:long-frost': undefined,
    });
    expect(faults).toEqual([
      { place: 'add[2].abilities[0].terrain', reason: 'there is no terrain "swamp"' },
      { place: 'add[1].attack', reason: 'is missing' },
      { place: 'texts.cs.card:long-frost', reason: 'is missing' },
    ]);
  });

  it('if it replaces a card by one of another type, or with effects outside of its edition', async () => {
    expect(await faultsOfReplacing({ id: 'dragon', type: 'follower' })).toEqual([
      { place: 'replace[0].type', reason: '"dragon" is of type enemy, and has to stay so' },
    ]);
    const attack = { attribute: 'strength', value: 9 };
    expect(await faultsOfReplacing({ id: 'dragon', type: 'enemy', attack })).toEqual([]);
    expect(await faultsOfReplacing({ id: 'dragon', type: 'enemy', attack }, 'talisman-hp')).toEqual(
      [{ place: 'replace[0].id', reason: 'there is no card "dragon" to replace' }],
    );
    const strange = { attribute: 'wit', value: 9 };
    expect(await faultsOfReplacing({ id: 'dragon', type: 'enemy', attack: strange })).toEqual([
      { place: 'replace[0].attack.attribute', reason: 'there is no attribute "wit"' },
    ]);
  });

  it('if it removes a card that the game needs', async () => {
    const gone = { id: 'talisman', type: 'magic-object', copies: {} };
    expect(await faultsOfReplacing(gone)).toEqual([
      { place: 'replace[0].copies', reason: 'talisman has no copy in any pile' },
    ]);
  });
});

describe('a file of a pack is refused', () => {
  const failing = (file: string): string => {
    try {
      readPack(file);
      return '';
    } catch (error) {
      return error instanceof BadPackError ? error.message : String(error);
    }
  };

  it('if it is not JSON, or not a pack', () => {
    const torn = write('torn.json', '{ "format": ');
    expect(failing(torn)).toMatch(/torn\.json: is not JSON: /);
    expect(failing(write('list.json', []))).toMatch(
      /list\.json: format: must be "questhall-pack\/1"$/,
    );
    const unnamed = write('unnamed.json', { ...whole(), id: 7 });
    expect(failing(unnamed)).toMatch(/unnamed\.json: id: must be an ID such as "frozen-marsh"$/);
  });

  it('if its game accepts no packs', async () => {
    const file = write('chess.json', { ...whole(), of: 'tales-of-glory' });
    expect(await faultsOf(file)).toEqual([
      { place: 'of', reason: 'must be talisman or talisman-hp' },
    ]);
  });

  it('if it is missing, or given twice', () => {
    expect(() => packsAt(`${folder}/nowhere.json`)).toThrow(/nowhere\.json: not found$/);
    const again = write('again.json', whole());
    expect(() => packsAt(`${example},${again}`)).toThrow(
      /again\.json: same pack as "winter-at-the-gate\.json"$/,
    );
  });
});
