import { describe, expect, it } from 'vitest';
import { type Draft, laidOut } from './support.ts';
import { harryPotter as edition } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { neighbours } from '../../../shared/games/talisman/board/neighbours.ts';

const oddsWith = (magic: number, objects: readonly string[] = []): number | undefined => {
  const draft: Draft = {
    seats: { ann: { character: 'harry-a', points: { magic }, objects: [...objects] } },
  };
  const sight = { state: laidOut(draft), edition };
  return edition.crossings['kings-cross']?.odds?.(sight, 'ann', 'kings-cross');
};

describe("the odds of King's Cross", () => {
  it.each([
    [0, 1 / 6],
    [1, 2 / 6],
    [4, 5 / 6],
    [5, 1],
    [8, 1],
  ])('with %i points above a printed Magic of 4', (points, odds) => {
    expect(oddsWith(points)).toBeCloseTo(odds);
  });

  it('include permanent additions to Magic', () => {
    expect(oddsWith(0, ['wand'])).toBeCloseTo(2 / 6);
  });
});

describe('neighbouring spaces', () => {
  it('are both ways round a ring', () => {
    expect(neighbours({ edition }, 'leaky-cauldron')).toEqual(['diagon-alley', 'privet-drive']);
    expect(neighbours({ edition }, 'centaur-glade')).toEqual(['hagrids-hut', 'lakeshore']);
  });

  it('are only forwards in the castle, and not outside of it', () => {
    expect(neighbours({ edition }, 'moving-staircase')).toEqual(['potions-dungeon']);
    expect(neighbours({ edition }, 'dada-classroom')).toEqual([
      'restricted-section',
      'potions-dungeon',
    ]);
    expect(neighbours({ edition }, 'great-hall')).toEqual(['room-of-requirement']);
  });
});
