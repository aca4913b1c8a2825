import { describe, expect, it } from 'vitest';
import { idsOf, tile, tiles } from '../../../shared/games/tales-of-glory/content/tiles.ts';
import type { Story } from '../../../shared/games/tales-of-glory/state.ts';
import {
  canPlaceAll,
  cellsFor,
  cellsLeaving,
  withTile,
} from '../../../shared/games/tales-of-glory/story/cells.ts';
import { faultsOf } from '../../../shared/games/tales-of-glory/story/faults.ts';
import {
  beyond,
  opposite,
  sides,
  type Cell,
} from '../../../shared/games/tales-of-glory/content/side.ts';
import { numbersFrom } from '../../support/chance.ts';
import { at } from './support.ts';

const cells = (story: Story, id: string): readonly string[] =>
  cellsFor(story, id).map(({ x, y }) => `${String(x)},${String(y)}`);

// Hero: top plain, right half-key, bottom plain, left half-key
const paladin = [at('h1', 0, 0)];

describe('placing a tile', () => {
  it('TG-PLC-02 never rotates it: each side meets the side facing it', () => {
    // no connector at the bottom: not above the Hero
    expect(cells(paladin, 'p1-m2')).toEqual(['-1,0', '1,0', '0,1']);
    // a connector only at the top: only below the Hero
    expect(cells(paladin, 'p3-m4')).toEqual(['0,1']);
  });

  it('TG-PLC-03 takes a free cell beside the story', () => {
    expect(cells(paladin, 'p1-m1')).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
    const taken = [...paladin, at('p1-m1', 1, 0)];
    expect(cells(taken, 'p1-c1')).not.toContain('1,0');
  });

  it('TG-PLC-05 connects a half-key with a plain connector', () => {
    expect(tile('h1').sides.e).toBe('half-key');
    expect(tile('p1-p1').sides.w).toBe('plain');
    expect(cells(paladin, 'p1-p1')).toContain('1,0');
  });

  it('TG-PLC-06 TG-EX-07 keeps a side with a connector off a side without one', () => {
    // p1-m3 has no connector on its top side; below the Hero a connector waits
    expect(cells(paladin, 'p1-m3')).toEqual(['0,-1', '-1,0', '1,0']);
  });

  it('TG-PLC-07 TG-EX-06 lets two sides without connectors touch', () => {
    // p1-m5 has none on its right, p1-t4 none on its left; each is connected elsewhere
    const story = [...paladin, at('p1-m1', 1, 0), at('p1-m5', 0, -1)];
    expect(tile('p1-m5').sides.e).toBe('none');
    expect(tile('p1-t4').sides.w).toBe('none');
    expect(cells(story, 'p1-t4')).toContain('1,-1');
    expect(faultsOf([...story, at('p1-t4', 1, -1)])).toEqual([]);
  });

  it('TG-PLC-08 TG-EX-08 does not count such a contact as the connection', () => {
    // right of p1-m5 nothing else is near: none meets none, and that is no connection
    const story = [...paladin, at('p1-m5', 0, -1)];
    expect(cells(story, 'p1-t4')).not.toContain('1,-1');
  });

  it('TG-PLC-09 checks every side that touches', () => {
    // 1,-1 touches p1-m5 on the left (none) and p1-m1 below (connector)
    const story = [...paladin, at('p1-m1', 1, 0), at('p1-m5', 0, -1)];
    expect(cells(story, 'p1-m1')).not.toContain('1,-1');
    expect(cells(story, 'p1-t4')).toContain('1,-1');
  });

  it('matches a naive implementation of the rule, on random stories of all tiles', () => {
    const chance = numbersFrom(7);
    for (let round = 0; round < 60; round += 1) {
      let story: Story = [at(idsOf('heroes')[chance(5)] ?? 'h1', 0, 0)];
      const order = tiles.filter(({ back }) => back !== 'heroes').map(({ id }) => id);
      for (let n = 0; n < 14; n += 1) {
        const [id = ''] = order.splice(chance(order.length), 1);
        expect(cells(story, id)).toEqual(spelledOut(story, id));
        const free = cellsFor(story, id);
        const cell = free[chance(Math.max(1, free.length))];
        if (cell) story = withTile(story, id, cell);
      }
      expect(faultsOf(story)).toEqual([]);
    }
  });
});

describe('placing several tiles', () => {
  it('TG-RUL-28 requires each of them to be legal when it is placed', () => {
    // p3-m4 fits only below a connector: the Hero's bottom side or one that p1-m1 brings
    expect(canPlaceAll(paladin, ['p3-m4', 'p1-m1'])).toBe(true);
    // two tiles that fit only below the Hero
    expect(canPlaceAll(paladin, ['p3-m4', 'q16'])).toBe(false);
  });

  it('TG-QST-06 finds an order in which the later one stands on the earlier', () => {
    const dead = [at('h1', 0, 0), at('p3-m4', 0, 1)];
    expect(cells(dead, 'q16')).toEqual([]);
    expect(canPlaceAll(dead, ['q16'])).toBe(false);
    expect(canPlaceAll(dead, ['q16', 'p1-c1'])).toBe(true);
  });

  it('offers only cells that leave room for the others', () => {
    const leaving = cellsLeaving(paladin, 'p3-p1', ['p3-m4']).map(({ x, y }) => [x, y]);
    expect(leaving.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0] of leaving) {
      expect(cells(withTile(paladin, 'p3-p1', { x, y }), 'p3-m4').length).toBeGreaterThan(0);
    }
  });
});

describe('a list of faults of a story', () => {
  it('names each illegal tile and the rule it breaks', () => {
    expect(faultsOf([...paladin, at('p1-m1', 0, 0)])).toEqual(['two tiles lie on one cell']);
    expect(faultsOf([...paladin, at('p1-m1', 5, 5)])).toEqual([
      'p1-m1 is not connected with the Hero',
    ]);
    expect(faultsOf([...paladin, at('p1-m3', 0, 1)])).toContain(
      'h1 touches p1-m3 with a connector only on its side s',
    );
  });
});

/** The rule of placing, cell by cell and side by side, without any short cut. */
function spelledOut(story: Story, id: string): readonly string[] {
  const reach = Array.from({ length: 41 }, (_, i) => i - 20);
  const all = reach.flatMap((y) => reach.map((x) => ({ x, y })));
  return all
    .filter((cell) => lyingAt(story, cell) === undefined && mayLie(story, id, cell))
    .map(({ x, y }) => `${String(x)},${String(y)}`);
}

const lyingAt = (story: Story, { x, y }: Cell) => story.find((p) => p.x === x && p.y === y);

function mayLie(story: Story, id: string, cell: Cell): boolean {
  const contacts = sides.flatMap((side) => {
    const other = lyingAt(story, beyond(cell, side));
    if (other === undefined) return [];
    const mine = tile(id).sides[side] !== 'none';
    const theirs = tile(other.tile).sides[opposite(side)] !== 'none';
    return [{ mine, theirs }];
  });
  return (
    contacts.every(({ mine, theirs }) => mine === theirs) &&
    contacts.some(({ mine, theirs }) => mine && theirs)
  );
}
