import { describe, expect, it } from 'vitest';
import { standing } from '../../../shared/games/tales-of-glory/standing.ts';
import type { State } from '../../../shared/games/tales-of-glory/state.ts';
import { laidOut, playFrom, type Draft } from './support.ts';

/** A match of two after final scoring. */
const scored = (seats: Draft['seats']): State => ({
  ...laidOut({ seats }, { seats: ['ann', 'bob'] }),
  phase: 'over',
  ended: { reason: 'rounds', winners: [] },
});
const places = (seats: Draft['seats']) =>
  standing(scored(seats)).map(({ seat, place }) => `${String(place)} ${seat}`);

/** Round 10: ann has a Majority and 2 Glory for her Treasure to come, bob leads. */
const beforeTheEnd = (phase: 'select' | 'place') =>
  playFrom(
    {
      round: 10,
      phase,
      ...(phase === 'place' && { toPlace: [] }),
      seats: {
        ann: {
          glory: 1,
          coins: 2,
          story: [{ tile: 'h1' }, { tile: 'p1-t1', x: 0, y: 1 }, { tile: 'p1-c4', x: 0, y: -1 }],
        },
        bob: { glory: 5, story: [{ tile: 'h2' }] },
      },
    },
    { seats: ['ann', 'bob'] },
  );

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

  it('TG-RUL-15 shares the place if all tie-breakers are equal', () => {
    expect(places({ ann: { glory: 5 }, bob: { glory: 5 } })).toEqual(['1 ann', '1 bob']);
  });

  it('counts the gains so far, and nothing of the final scoring', () => {
    const [first, second] = standing(beforeTheEnd('select').state);
    expect(first).toMatchObject({ seat: 'bob', score: 5, details: { glory: 5 } });
    expect(second).toMatchObject({
      seat: 'ann',
      score: 1,
      details: { glory: 1, majority: 0, end: 0, coins: 2 },
    });
  });
});

describe('the result of Tales of Glory', () => {
  const details = (play: ReturnType<typeof beforeTheEnd>, seat: string) =>
    standing(play.state).find((one) => one.seat === seat);

  it('gives the parts of a score from Majorities and end-of-game rewards after round 10', () => {
    const play = beforeTheEnd('place');
    expect(play.match.over).toBe(true);
    expect(details(play, 'ann')).toMatchObject({
      place: 1,
      score: 7,
      details: { glory: 1, majority: 4, end: 2 },
    });
    expect(details(play, 'bob')).toMatchObject({
      score: 5,
      details: { glory: 5, majority: 0, end: 0 },
    });
  });

  it('adds no final scoring if all others have resigned before it', () => {
    const play = beforeTheEnd('select').resign('bob');
    expect(play.match.over).toBe(true);
    expect(play.told('MajorityAwarded')).toEqual([]);
    expect(details(play, 'ann')).toMatchObject({
      place: 1,
      score: 1,
      details: { glory: 1, majority: 0, end: 0 },
    });
    expect(details(play, 'bob')).toMatchObject({ place: 2, score: 5, details: { glory: 5 } });
  });
});
