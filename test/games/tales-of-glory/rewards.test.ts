import { describe, expect, it } from 'vitest';
import {
  atEnd,
  coins,
  each,
  glory,
  key,
  magic,
} from '../../../shared/games/tales-of-glory/content/notation.ts';
import type { Per } from '../../../shared/games/tales-of-glory/content/tile.ts';
import { entangled } from '../../../shared/games/tales-of-glory/reward-order.ts';
import { earnedBy, gainsOf, type Earned } from '../../../shared/games/tales-of-glory/rewards.ts';
import type { PlacedTile, Player } from '../../../shared/games/tales-of-glory/state.ts';
import { closedChests } from '../../../shared/games/tales-of-glory/story/chests.ts';
import { count } from '../../../shared/games/tales-of-glory/story/count.ts';
import { faultsOf } from '../../../shared/games/tales-of-glory/story/faults.ts';
import { at, having } from './support.ts';

/** The rewards earned by the last tile of a story. */
const earned = (...story: readonly PlacedTile[]): readonly string[] =>
  earnedBy(story, story.at(-1) ?? at('h1', 0, 0)).map(({ id }) => id);

describe('the reward of a tile', () => {
  it('TG-REW-04 TG-EX-09 is multiplied by the current count', () => {
    const scholar = [coins(1), { ...coins(1), gain: 'potions' as const }].map((r) =>
      each(r, 'monster'),
    );
    const monsters = having([at('h1', 0, 0), at('p1-m1', 1, 0), at('p1-m2', 0, 1)]);
    expect(gainsOf(monsters, scholar)).toEqual({ coins: 2, potions: 2 });
  });

  it('TG-REW-05 is nothing at zero', () => {
    expect(gainsOf(having([at('h1', 0, 0)]), [each(coins(1), 'monster')])).toEqual({});
  });

  it('TG-RUL-05 counts the tile just placed', () => {
    const story = [at('h1', 0, 0), at('p1-m1', 1, 0)];
    expect(count(having(story), 'monster')).toBe(1);
  });

  it('TG-REW-07 TG-EX-10 waits for the end if the symbol says so', () => {
    expect(earned(at('h1', 0, 0), at('p2-c1', 0, 1))).toEqual([]);
  });

  it('TG-REW-08 can have several parts', () => {
    expect(gainsOf(having([]), [glory(3), coins(1), glory(1)])).toEqual({ glory: 4, coins: 1 });
  });
});

describe('"for each"', () => {
  const full = having(
    [
      at('h1', 0, 0, [1]),
      at('p1-p1', 1, 0),
      at('p1-m3', 0, -1, [1]),
      at('p1-c1', -1, 0),
      at('p1-t1', 0, 1),
    ],
    { combat: 3, magic: 2, coins: 8, potions: 5 },
    ['coins', 'magic'],
  );
  it.each<[string, Per, number]>([
    ['TG-RWL-08', 'place', 1],
    ['TG-RWL-09', 'monster', 1],
    ['TG-RWL-10', 'treasure', 1],
    ['TG-RWL-11', 'character', 1],
    ['TG-RWL-12', 'key', 2],
    ['TG-RWL-13', 'combat', 3],
    ['TG-RWL-14', 'magic', 2],
    ['TG-RWL-15', 'majority', 2],
    ['TG-RWL-17', 'coinSet', 2],
    ['TG-RWL-18', 'potionSet', 1],
    ['TG-RWL-19', 'fourNeighbours', 1],
    ['TG-RWL-20', 'closedChest', 2],
  ])('%s counts %s', (_clause, per, found) => {
    expect(count(full, per)).toBe(found);
  });

  it('TG-RUL-21 takes side contact for a neighbour', () => {
    // p1-m5 touches p1-t4 with sides without connectors
    const story = [at('h1', 0, 0), at('p1-m1', 1, 0), at('p1-m5', 0, -1), at('p1-t4', 1, -1)];
    const around = [...story, at('p1-c1', 1, -2), at('p1-p1', 2, -1)];
    expect(count(having(around), 'fourNeighbours')).toBe(1);
  });
});

describe('the rewards of Places', () => {
  it('TG-PLA-06 TG-PLA-07 come whichever tile was placed first', () => {
    // p1-p1: left asks for a Character, right for no type in particular
    expect(earned(at('h1', 0, 0), at('p1-p1', 1, 0), at('p1-m1', 2, 0))).toEqual([
      'own:p1-m1',
      'connector:p1-p1,e',
    ]);
    expect(earned(at('h1', 0, 0), at('p1-c1', 1, 0), at('p1-p1', 2, 0))).toEqual([
      'connector:p1-p1,w',
    ]);
  });

  it('TG-EX-11 TG-PLA-04 come for any type if none is named', () => {
    // p1-p4: left names none
    expect(earned(at('h1', 0, 0), at('p1-m1', 1, 0), at('p1-p4', 2, 0))).toContain(
      'connector:p1-p4,w',
    );
    expect(earned(at('h1', 0, 0), at('p1-p4', 1, 0))).toEqual(['connector:p1-p4,w']);
  });

  it('TG-EX-12 TG-PLA-03 come for the type named', () => {
    expect(earned(at('h1', 0, 0), at('p1-p4', 1, 0), at('p1-t3', 2, 0))).toContain(
      'connector:p1-p4,e',
    );
  });

  it('TG-EX-13 TG-PLA-05 do not come for another type, though it is connected', () => {
    expect(earned(at('h1', 0, 0), at('p1-p4', 1, 0), at('p1-c1', 1, -1))).toEqual(['own:p1-c1']);
    // nor for a Hero, who has no type (TG-RUL-06)
    expect(earned(at('h1', 0, 0), at('p1-p4', 0, 1))).toEqual([]);
  });

  it('TG-PLA-08 come from several connectors at once', () => {
    const story = [at('h1', 0, 0), at('p2-p3', 1, 0), at('p1-p1', 0, 1), at('p1-m1', 1, 1)];
    expect(earned(...story)).toEqual(['own:p1-m1', 'connector:p2-p3,s', 'connector:p1-p1,e']);
  });

  it('TG-RUL-09 come from both of two Places joined, each asking for the other type', () => {
    // p2-p4 pays 5 Glory below for a Place; p2-p3 pays on top for any type
    expect(earned(at('h1', 0, 0), at('p2-p4', 1, 0), at('p2-p3', 1, 1))).toEqual([
      'connector:p2-p3,n',
      'connector:p2-p4,s',
    ]);
  });
});

describe('Keys', () => {
  const hero = at('h1', 0, 0);

  it('TG-KEY-04 come from two joined half-keys', () => {
    // the Hero's right side and the left side of p1-m2
    expect(earned(hero, at('p1-m2', 1, 0))).toEqual(['own:p1-m2', 'keys:p1-m2,h1']);
  });

  it('TG-KEY-13 do not come from one half-key, or from none', () => {
    expect(earned(hero, at('p1-m1', 1, 0))).toEqual(['own:p1-m1']);
    expect(earned(hero, at('p1-m1', 0, 1))).toEqual(['own:p1-m1']);
  });

  it('TG-KEY-05 TG-KEY-06 TG-KEY-07 TG-EX-14 open a Chest of the pair or of the Hero, no other', () => {
    // a Monster joined to a Treasure; a Character-like Chest elsewhere stays closed
    const story = [hero, at('p1-m3', -1, 0), at('p1-t1', 1, 0), at('p1-m4', 1, 1)];
    const [, keys] = earnedBy(story, at('p1-m4', 1, 1));
    expect(keys?.id).toBe('keys:p1-m4,p1-t1');
    const open = closedChests(story, keys?.scope ?? []);
    expect(open.map(({ tile, chest }) => `${tile},${String(chest)}`)).toEqual([
      'h1,1',
      'h1,2',
      'p1-t1,1',
      'p1-m4,1',
    ]);
  });

  it('TG-KEY-08 as a reward open a Chest anywhere in the story', () => {
    const story = [hero, at('p1-m3', -1, 0), at('p1-p4', 1, 0)];
    const [connector] = earnedBy(story, at('p1-p4', 1, 0));
    expect(connector).toMatchObject({ reward: [key()], scope: 'story' });
    expect(closedChests(story, 'story').map(({ tile }) => tile)).toEqual(['h1', 'h1', 'p1-m3']);
  });

  it('TG-KEY-03 open no Chest that holds a Key already', () => {
    expect(closedChests([at('h1', 0, 0, [2])])).toEqual([{ tile: 'h1', chest: 1 }]);
  });

  it('TG-RUL-08 come one for each pair joined', () => {
    // q06 has half-keys above and below
    const around = [at('p1-t1', 1, 0), at('p1-p1', 0, 1), at('p1-c2', 0, 2), at('p1-t3', 1, 2)];
    const story = [hero, ...around, at('q06', 1, 1)];
    expect(faultsOf(story)).toEqual([]);
    expect(earned(...story)).toEqual(['connector:p1-p1,e', 'keys:q06,p1-t1', 'keys:q06,p1-t3']);
    const scopes = earnedBy(story, at('q06', 1, 1)).map(({ scope }) => scope);
    expect(scopes.slice(1)).toEqual([
      ['q06', 'p1-t1', 'h1'],
      ['q06', 'p1-t3', 'h1'],
    ]);
  });
});

describe('the order of rewards', () => {
  const orderMatters = (player: Player, earned: readonly Earned[]) =>
    entangled(player, earned).length > 0;
  const reward = (id: string, ...rewards: Earned['reward']): Earned => ({
    id,
    source: { from: 'tile', tile: 'p1-m1' },
    reward: rewards,
    scope: 'story',
  });
  const someone = having([at('h1', 0, 0), at('p1-m3', 0, -1)]);

  it('TG-RUL-07 matters if a Key changes the count of "for each Key"', () => {
    expect(orderMatters(someone, [reward('a', each(glory(2), 'key')), reward('b', key())])).toBe(
      true,
    );
    expect(orderMatters(someone, [reward('a', each(glory(2), 'key')), reward('b', coins(3))])).toBe(
      false,
    );
  });

  it('matters if another reward, or the content of a Chest, adds to the count', () => {
    const perMagic = reward('a', each(glory(1), 'magic'));
    expect(orderMatters(someone, [perMagic, reward('b', magic(1))])).toBe(true);
    // no Chest of this story holds Magic
    expect(orderMatters(someone, [perMagic, reward('b', key())])).toBe(false);
    const shaman = having([at('h2', 0, 0)]);
    expect(orderMatters(shaman, [perMagic, reward('b', key())])).toBe(true);
  });

  it('TG-RUL-07 matters if only a part of a reward is multiplied', () => {
    const both = reward('a', glory(1), each(glory(2), 'key'));
    expect(orderMatters(someone, [both, reward('b', key())])).toBe(true);
    // the Key of the first is not multiplied
    expect(orderMatters(someone, [reward('a', coins(1), key()), reward('b', coins(2))])).toBe(
      false,
    );
  });

  it('TG-RUL-07 does not matter if Keys that can open nothing meet others', () => {
    const story = [at('h1', 0, 0, [1, 2]), at('p1-m3', 0, -1), at('p1-t3', 1, 0)];
    const joined = (id: string, ...scope: readonly string[]): Earned => ({
      ...reward(id, key()),
      scope,
    });
    const lost = joined('a', 'h1');
    expect(orderMatters(having(story), [lost, joined('b', 'p1-m3', 'h1')])).toBe(false);
  });

  it('does not matter for tiles, which are all placed already', () => {
    const perMonster = reward('a', each(coins(1), 'monster'));
    expect(orderMatters(someone, [perMonster, reward('b', key())])).toBe(false);
    expect(orderMatters(someone, [perMonster])).toBe(false);
  });

  it('TG-RUL-07 matters if Keys of different scope can open the same Chest', () => {
    const story = [at('h1', 0, 0, [2]), at('p1-m3', 0, -1), at('p1-t3', 1, 0)];
    const anyChest = reward('a', key());
    const joined = (...scope: readonly string[]): Earned => ({ ...reward('b', key()), scope });
    expect(orderMatters(having(story), [anyChest, joined('p1-m3', 'h1')])).toBe(true);
    expect(orderMatters(having(story), [joined('p1-t3', 'h1'), joined('p1-m3', 'h1')])).toBe(true);
    // each its own, or all the same
    const noHero = having(
      story.map((tile) => ({ ...tile, opened: tile.tile === 'h1' ? [1, 2] : [] })),
    );
    expect(orderMatters(noHero, [joined('p1-t3', 'h1'), joined('p1-m3', 'h1')])).toBe(false);
    expect(orderMatters(having(story), [anyChest, reward('c', key())])).toBe(false);
  });

  it('is asked only for rewards that depend on each other', () => {
    const perKey = reward('a', each(glory(2), 'key'));
    const tied = entangled(someone, [reward('b', coins(3)), perKey, reward('c', key())]);
    expect(tied.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('excludes end-of-game rewards', () => {
    expect(atEnd(each(glory(2), 'key'))).toEqual({
      gain: 'glory',
      amount: 2,
      per: 'key',
      atEnd: true,
    });
  });
});
