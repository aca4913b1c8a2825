import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import type { Effect } from '../../../shared/games/talisman/content/effect.ts';
import { rowOf } from '../../../shared/games/talisman/content/names.ts';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import type { SpaceFacts } from '../../../shared/games/talisman/content/board.ts';

const book = bookOf(content);
const ring = (region: string) => book.region(region).spaces;

/** The kinds of land from one space to another, clockwise round the ring. */
function clockwise(region: string, from: string, count: number): readonly string[] {
  const ids = ring(region);
  const start = ids.indexOf(from);
  return Array.from({ length: count }, (_, at) => {
    const id = ids[(start + at) % ids.length] ?? '';
    return book.space(id).terrain;
  });
}

/** Steps clockwise from one space to another. */
function steps(region: string, from: string, to: string): number {
  const ids = ring(region);
  return (ids.indexOf(to) - ids.indexOf(from) + ids.length) % ids.length;
}

const spacesOf = (region: string): readonly SpaceFacts[] =>
  content.spaces.filter((space) => space.region === region);

/** The table of the one roll among the effects of a space. */
function tableOf(effects: readonly Effect[] | undefined): Readonly<Record<string, Effect[]>> {
  const roll = effects?.find((effect) => effect.do === 'roll');
  if (roll?.do !== 'roll') throw new Error('There is no roll.');
  return roll.table;
}

const outcomes = (effects: readonly Effect[] | undefined, totals: readonly number[]) =>
  totals.map((total) => rowOf(tableOf(effects), total));

const die = [1, 2, 3, 4, 5, 6];
const gain = (what: string) => [{ do: 'gain', what, amount: 1 }];
const lose = (what: string) => [{ do: 'lose', what, amount: 1 }];
const spell = [{ do: 'spells', amount: 1 }];

/** The alternatives that a space offers a visitor. */
function choicesAt(space: string): Readonly<Record<string, Effect[]>> {
  const choose = book.space(space).effects?.find((effect) => effect.do === 'choose');
  return choose?.do === 'choose' ? choose.between : {};
}

describe('the order of the board', () => {
  it('T4-BRD-05 T4-BRD-01 runs from the Village to the Chapel', () => {
    const row = ['village', 'fields', 'graveyard', 'woods', 'sentinel', 'hills', 'chapel'];
    expect(clockwise('outer', 'village', 7)).toEqual(row);
  });

  it('T4-BRD-04 runs from the City to the Tavern, in the reverse of the printed order', () => {
    const row = ['tavern', 'plains', 'woods', 'plains', 'hills', 'fields', 'city'];
    expect(clockwise('outer', 'city', 7)).toEqual(row.reverse());
  });

  it('T4-BRD-06 T4-RUL-67 has the Ruins before the Forest, coming from the Tavern', () => {
    const column = ['fields', 'ruins', 'plains', 'forest', 'fields'];
    expect(clockwise('outer', 'fields-west', 5)).toEqual(column);
    const lost = ['fields', 'crags', 'plains', 'woods', 'fields'];
    expect(clockwise('outer', 'fields-northeast', 5)).toEqual(lost);
  });

  it('T4-BRD-07 T4-BRD-02 runs from the Portal of Power to the Cursed Glade', () => {
    const side = ['portal-of-power', 'black-knight', 'hidden-valley', 'hills', 'cursed-glade'];
    expect(clockwise('middle', 'portal-of-power', 5)).toEqual(side);
  });

  it('T4-BRD-08 T4-RUL-68 continues by the Chasm to the Warlock and back by the Castle', () => {
    const rest = [
      ...['runes', 'chasm', 'runes', 'warlocks-cave', 'desert', 'oasis', 'desert'],
      ...['temple', 'woods', 'runes', 'castle'],
    ];
    expect(clockwise('middle', 'runes-northeast', 11)).toEqual(rest);
  });

  it('T4-BRD-09 T4-BRD-10 has the distances of the examples', () => {
    expect(steps('middle', 'temple', 'runes-west')).toBe(2);
    expect(steps('middle', 'oasis', 'temple')).toBe(2);
    expect(steps('outer', 'graveyard', 'sentinel')).toBe(2);
    expect(steps('middle', 'portal-of-power', 'hills-middle')).toBe(3);
  });

  it('T4-BRD-03 T4-RUL-69 T4-INR-34 has two paths to the Valley of Fire and one to the Crown', () => {
    const onward = (path: readonly string[]): readonly string[] => {
      const ahead = book.space(path.at(-1) ?? '').next ?? [];
      return ahead.length === 0
        ? [path.join(' ')]
        : ahead.flatMap((space) => onward([...path, space]));
    };
    expect(onward(['plain-of-peril'])).toEqual([
      'plain-of-peril mines vampires-tower pits valley-of-fire crown-of-command',
      'plain-of-peril crypt dice-with-death werewolf-den valley-of-fire crown-of-command',
    ]);
  });

  it('leads back from the Valley of Fire by either path, and never from the Crown', () => {
    for (const { id, next = [], back = [] } of spacesOf('inner')) {
      const behind = spacesOf('inner').filter((space) => space.next?.includes(id) === true);
      const crown = id === 'crown-of-command';
      const entry = id === 'plain-of-peril' ? ['portal-of-power'] : [];
      expect([...back].sort()).toEqual(crown ? [] : [...entry, ...behind.map((s) => s.id)].sort());
      expect(next.every((space) => book.space(space).region === 'inner')).toBe(true);
    }
  });

  it('T4-INR-12 lets characters meet on only three of the Inner spaces', () => {
    const meeting = spacesOf('inner').filter(({ noMeeting }) => noMeeting === undefined);
    const ids = meeting.map(({ id }) => id);
    expect(ids).toEqual(['plain-of-peril', 'valley-of-fire', 'crown-of-command']);
  });

  it('T4-RUL-70 has spaces face each other across the river, corners the corners', () => {
    const inRing = (at: number) => Math.min(5, Math.max(1, at));
    const facing = ({ grid: [row, column] }: SpaceFacts) => [inRing(row), inRing(column)];
    for (const outer of spacesOf('outer')) {
      const across = spacesOf('middle').filter(({ grid }) => grid.join() === facing(outer).join());
      expect(outer.opposite).toEqual(across.map(({ id }) => id));
    }
    for (const middle of spacesOf('middle')) {
      const across = spacesOf('outer').filter(({ opposite }) => opposite?.includes(middle.id));
      expect([...(middle.opposite ?? [])].sort()).toEqual(across.map(({ id }) => id).sort());
    }
    expect(book.space('tavern').opposite).toEqual(['temple']);
    expect(book.space('cursed-glade').opposite).toHaveLength(3);
  });

  it('lies on a square of seven, one ring within the other', () => {
    const places = content.spaces.map(({ grid }) => grid.join());
    expect(new Set(places).size).toBe(49);
  });
});

describe('the effects of spaces', () => {
  it('T4-BRD-11 T4-BRD-29 T4-BRD-37 T4-BRD-39 T4-BRD-40 draw the printed number of cards', () => {
    const draws = (terrain: string) =>
      new Set(content.spaces.filter((s) => s.terrain === terrain).map(({ draw }) => draw));
    for (const land of ['fields', 'plains', 'hills', 'woods', 'desert', 'runes', 'cursed-glade']) {
      expect([land, ...draws(land)]).toEqual([land, 1]);
    }
    expect([...draws('sentinel'), ...draws('portal-of-power')]).toEqual([1, 1]);
    expect([...draws('ruins'), ...draws('oasis'), ...draws('hidden-valley')]).toEqual([2, 2, 3]);
    expect(spacesOf('inner').some(({ draw }) => draw !== undefined)).toBe(false);
  });

  it('T4-BRD-12 T4-BRD-13 include a shop at the Blacksmith of the Village', () => {
    const { blacksmith, ...others } = choicesAt('village');
    expect(Object.keys(others)).toEqual(['healer', 'mystic']);
    const prices = { helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 };
    expect(blacksmith).toEqual([{ do: 'shop', prices }]);
  });

  it('T4-BRD-15 let the Mystic change a visitor', () => {
    expect(outcomes(choicesAt('village')['mystic'], die)).toEqual([
      [{ do: 'align', to: 'evil' }],
      [],
      [],
      [{ do: 'align', to: 'good' }],
      gain('craft'),
      spell,
    ]);
  });

  it('T4-RUL-73 let the Enchantress make a Toad or better', () => {
    expect(outcomes(choicesAt('city')['enchantress'], die)).toEqual([
      [{ do: 'toad', turns: 3 }],
      lose('strength'),
      lose('craft'),
      gain('craft'),
      gain('strength'),
      spell,
    ]);
  });

  it('T4-RUL-71 include a Spirit or a Barbarian in the Crags', () => {
    const [first, ...rest] = outcomes(book.space('crags').effects, die);
    expect(first).toMatchObject([{ creatures: [{ attribute: 'craft', value: 4 }] }]);
    const lost = [{ do: 'miss-turn' }];
    expect(rest).toEqual([lost, lost, [], [], gain('strength')]);
  });

  it('T4-RUL-72 heal a neutral character for gold in the Chapel, and hurt an evil one', () => {
    const [rule] = book.space('chapel').effects ?? [];
    expect(rule).toMatchObject({
      do: 'by-alignment',
      rows: { neutral: [{ do: 'heal', price: 1 }], evil: lose('life') },
    });
  });

  it('T4-BRD-50 answer prayers in the Temple by two dice', () => {
    const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(outcomes(book.space('temple').effects, totals)).toEqual([
      [{ do: 'lose', what: 'life', amount: 2 }],
      lose('life'),
      lose('follower'),
      [{ do: 'special', rule: 'enslaved' }],
      gain('strength'),
      gain('craft'),
      spell,
      spell,
      [{ do: 'receive', card: 'talisman' }],
      [{ do: 'gain', what: 'fate', amount: 2 }],
      [{ do: 'gain', what: 'life', amount: 2 }],
    ]);
  });

  it('T4-BRD-65 T4-RUL-75 lead out of Mines and Crypt alike except for the last row', () => {
    const [mines] = book.space('mines').effects ?? [];
    const [crypt] = book.space('crypt').effects ?? [];
    if (mines?.do !== 'wander' || crypt?.do !== 'wander') throw new Error('They wander.');
    expect([mines.minus, crypt.minus]).toEqual(['craft', 'strength']);
    const totals = [0, 1, 2, 3, 4, 5, 6, 18];
    const between = ['plain-of-peril', 'portal-of-power', 'portal-of-power'];
    const cave = ['warlocks-cave', 'warlocks-cave'];
    const sends = (table: Readonly<Record<string, string>>) =>
      totals.map((total) => rowOf(table, total));
    expect(sends(mines.table)).toEqual(['mines', ...between, ...cave, 'tavern', 'tavern']);
    expect(sends(crypt.table)).toEqual(['crypt', ...between, ...cave, 'city', 'city']);
  });

  it('T4-SEN-04 T4-SEN-01 guard the bridge by Strength 9, one way only', () => {
    expect(book.space('sentinel').crossing).toMatchObject({
      to: 'hills-middle',
      guard: { attribute: 'strength', value: 9 },
    });
    expect(book.space('hills-middle').crossing).toEqual({ to: 'sentinel', rule: 'free' });
  });
});
