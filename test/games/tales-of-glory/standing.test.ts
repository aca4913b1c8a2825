import { describe, expect, it } from 'vitest';
import { standing } from '../../../shared/games/tales-of-glory/standing.ts';
import type { State } from '../../../shared/games/tales-of-glory/state.ts';
import { laidOut, type Draft } from './support.ts';

/** A match of two after final scoring. */
const scored = (seats: Draft['seats']): State => ({
  ...laidOut({ seats }, { seats: ['ann', 'bob'] }),
  phase: 'over',
  ended: { reason: 'rounds', winners: [] },
});
const places = (seats: Draft['seats']) =>
  standing(scored(seats)).map(({ seat, place }) => `${String(place)} ${seat}`);

describe('the ranking', () => {
  it('TG-END-06 goes by Glory', () => {
    expect(places({ ann: { glory: 3, combat: 9 }, bob: { glory: 4 } })).toEqual(['1 bob', '2 ann']);
  });

  it('TG-END-07 TG-RUL-01 breaks ties by Combat, Magic, Coins, Potions, in this order', () => {
    const order = ['combat', 'magic', 'coins', 'potions'] as const;
    for (const [i, good] of order.entries()) {
      const lesser = Object.fromEntries(order.slice(i + 1).map((other) => [other, 9]));
      expect(places({ ann: lesser, bob: { [good]: 1 } }), good).toEqual(['1 bob', '2 ann']);
    }
  });

  it('TG-RUL-15 shares the place where all is level', () => {
    expect(places({ ann: { glory: 5 }, bob: { glory: 5 } })).toEqual(['1 ann', '1 bob']);
  });

  it('is fair at any moment: it counts Majorities and end-of-game rewards as they stand', () => {
    const state = laidOut(
      {
        seats: {
          ann: {
            coins: 2,
            story: [{ tile: 'h1' }, { tile: 'p1-t1', x: 0, y: 1 }, { tile: 'p1-c4', x: 0, y: -1 }],
          },
          bob: { glory: 5 },
        },
      },
      { seats: ['ann', 'bob'] },
    );
    const [first, second] = standing(state);
    expect(first).toMatchObject({
      seat: 'ann',
      score: 6,
      details: { majority: 4, end: 2, glory: 0 },
    });
    expect(second).toMatchObject({ seat: 'bob', score: 5 });
  });
});
