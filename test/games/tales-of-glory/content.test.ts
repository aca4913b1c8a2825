import { describe, expect, it } from 'vitest';
import { goods, types } from '../../../shared/games/tales-of-glory/content/tile.ts';
import {
  idsOf,
  tile,
  tiles,
  UnknownTileError,
} from '../../../shared/games/tales-of-glory/content/tiles.ts';
import { en } from '../../../shared/games/tales-of-glory/text/en.ts';
import { sides } from '../../../shared/games/tales-of-glory/content/side.ts';

describe('the tiles', () => {
  it('TG-CMP-03 are 74 with five backs', () => {
    expect(tiles).toHaveLength(74);
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(74);
    const backs = ['period1', 'period2', 'period3', 'quests', 'heroes'] as const;
    expect(backs.map((back) => idsOf(back).length)).toEqual([18, 20, 15, 16, 5]);
  });

  it('TG-CMP-04 have one of four types, Heroes and Quests none (TG-RUL-06)', () => {
    for (const { id, back, type } of tiles) {
      const typed = back !== 'heroes' && back !== 'quests';
      expect(type !== undefined && types.includes(type), id).toBe(typed);
    }
  });

  it('TG-PAY-04 cost at most two of the four goods', () => {
    for (const { id, cost } of tiles) {
      const asked = Object.entries(cost);
      expect(asked.length, id).toBeLessThanOrEqual(2);
      for (const [good, amount] of asked) {
        expect(goods, id).toContain(good);
        expect(amount, id).toBeGreaterThan(0);
      }
    }
  });

  it('TG-PLA-01 have a reward on each connector of a Place, and on no other tile', () => {
    for (const { id, type, sides: printed, connectorRewards = {} } of tiles) {
      const connectors = sides.filter((side) => printed[side] !== 'none');
      expect(Object.keys(connectorRewards).sort(), id).toEqual(
        type === 'place' ? connectors.toSorted() : [],
      );
    }
  });

  it('can all be connected, and all have an effect', () => {
    for (const { id, sides: printed, reward, connectorRewards } of tiles) {
      expect(
        sides.some((side) => printed[side] !== 'none'),
        id,
      ).toBe(true);
      expect(reward.length > 0 || connectorRewards !== undefined, id).toBe(true);
      for (const { amount } of reward) expect(amount, id).toBeGreaterThan(0);
    }
  });

  it('TG-QST-01 leave the special counters to Quests', () => {
    const special = ['coinSet', 'potionSet', 'fourNeighbours', 'closedChest'];
    for (const { id, back, reward } of tiles) {
      const counts = reward.some(({ per }) => per !== undefined && special.includes(per));
      expect(!counts || back === 'quests', id).toBe(true);
    }
  });

  it('have a name each in every language', () => {
    const names = tiles.map(({ id }) => en[`tile:${id}`]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(74);
  });

  it('are found by id, and an unknown id is refused', () => {
    expect(tile('p1-m1').reward).toEqual([
      { gain: 'glory', amount: 3 },
      { gain: 'coins', amount: 1 },
    ]);
    expect(() => tile('p9-m1')).toThrow(UnknownTileError);
  });
});
