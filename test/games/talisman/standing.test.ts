import { describe, expect, it } from 'vitest';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import { revised as edition } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { timedScore, total } from '../../../shared/games/talisman/character/timed-score.ts';
import { winnersOnTime } from '../../../shared/games/talisman/standing/winners-on-time.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { laidOut, type Draft, type Options } from './support.ts';

const places = (state: State) =>
  game.standing(state).map(({ seat, place }) => `${String(place)} ${seat}`);
const placesAt = (seats: Draft['seats'], options: Options = {}) =>
  places(laidOut({ seats, crownReached: true }, { options }));

describe('the ranking of Talisman', () => {
  it('sorts by the goal, then by the innermost region with the means to enter', () => {
    expect(
      placesAt({
        ann: { space: 'oasis', objects: ['talisman'], gold: 9 },
        bob: { space: 'crown-of-command' },
        cat: { space: 'pits', objects: ['talisman'] },
      }),
    ).toEqual(['1 bob', '2 cat', '3 ann']);
  });

  it('T4-FST-17 counts goods for more than a region, and for more than a Talisman outside the innermost', () => {
    expect(
      placesAt({
        ann: { space: 'pits' },
        bob: { space: 'tavern', gold: 5 },
        cat: { space: 'oasis', objects: ['talisman'] },
      }),
    ).toEqual(['1 bob', '2 cat', '3 ann']);
  });

  it('counts gained attributes twice, except in a match by rounds', () => {
    const seats: Draft['seats'] = {
      ann: { space: 'tavern', gold: 4 },
      bob: { space: 'tavern', points: { strength: 2 } },
    };
    expect(placesAt(seats)).toEqual(['1 bob', '2 ann', '3 cat']);
    expect(placesAt(seats, { suddenDeath: 'timed', rounds: 5 })).toEqual([
      '1 ann',
      '2 bob',
      '3 cat',
    ]);
  });

  it('then sorts by a Talisman, then by lives, and shares the place if all is equal', () => {
    const tavern = { space: 'tavern' };
    // a Talisman is an Object itself, and so worth a point
    const seats: Draft['seats'] = {
      ann: { ...tavern, lives: 3, gold: 2 },
      bob: { ...tavern, lives: 5, gold: 2 },
      cat: { ...tavern, lives: 2, objects: ['talisman'] },
      dan: { ...tavern, lives: 3, gold: 2 },
    };
    const state = laidOut({ seats, crownReached: true }, { seats: ['ann', 'bob', 'cat', 'dan'] });
    expect(places(state)).toEqual(['1 cat', '2 bob', '3 ann', '3 dan']);
  });

  it('puts the living above seats that wait, died, and resigned, latest first', () => {
    const seats: Draft['seats'] = {
      ann: { status: 'out', resigned: 2 },
      bob: { status: 'out', fell: 9 },
      cat: { status: 'waiting' },
      dan: { status: 'out', resigned: 1 },
      eve: {},
      fay: { status: 'out', fell: 12 },
    };
    const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
    expect(places(laidOut({ seats }, { seats: names }))).toEqual([
      '1 eve',
      '2 cat',
      '3 fay',
      '4 bob',
      '5 ann',
      '6 dan',
    ]);
  });

  it('puts the winners first, whatever they own', () => {
    const state = laidOut({ seats: { ann: { gold: 9 } } });
    const over: State = { ...state, ended: { reason: 'command', winners: ['bob'] } };
    expect(places(over)[0]).toBe('1 bob');
  });

  it.each(['timed', 'crown'] as const)(
    'sorts by the score in a match by rounds: %s',
    (suddenDeath) => {
      const seats: Draft['seats'] = {
        ann: { space: 'tavern', gold: 4 },
        bob: { space: 'pits', objects: ['talisman'] },
      };
      expect(placesAt(seats, { suddenDeath, rounds: 5 })[0]).toBe('1 ann');
    },
  );
});

describe('the timed score', () => {
  const timed: Options = { suddenDeath: 'timed', rounds: 5 };
  const rich: Draft['seats'] = {
    ann: {
      character: 'wizard',
      points: { strength: 1, craft: 2 },
      gold: 4,
      hand: ['hex', 'nullify', 'healing'],
      followers: ['unicorn'],
      objects: ['sword', 'ring'],
      trophies: ['bear'],
      lives: 9,
    },
  };
  const scored = (seats: Draft['seats'], options: Options = timed) => {
    const state = laidOut({ seats }, { options });
    return { state, score: timedScore({ state, edition }, 'ann') };
  };

  it('T4-FST-15 T4-FST-16 counts each point, coin, Spell, Follower and Object above the start', () => {
    const { score } = scored(rich);
    expect(score).toEqual({
      strength: 1,
      craft: 2,
      // one coin and two Spells were there from the start
      gold: 3,
      spells: 1,
      followers: 1,
      objects: 1,
      magicObjects: 1,
    });
    expect(total(score)).toBe(10);
  });

  it('T4-FST-15 is seen by every viewer as it stands, in a match by rounds only', () => {
    const { state } = scored(rich);
    const seen = (from: State) => game.view(from, { role: 'spectator' }).current['ann']?.score;
    expect(seen(state)).toBe(10);
    expect(seen({ ...state, hands: { ...state.hands, ann: ['hex'] } })).toBe(9);
    expect(seen(scored(rich, {}).state)).toBe(undefined);
  });

  it('T4-RUL-15 counts all possessions if the table chose so', () => {
    expect(total(scored(rich, { ...timed, timedScore: 'held' }).score)).toBe(13);
  });

  it('T4-RUL-15 subtracts nothing for lost starting possessions', () => {
    const { score } = scored({ ann: { character: 'wizard', gold: 0, hand: [] } });
    expect(total(score)).toBe(0);
  });

  it('T4-RUL-16 shares the victory between equal scores', () => {
    const gold = { character: 'wizard', gold: 3 };
    const { state } = scored({
      ann: gold,
      bob: { gold: 3 },
      cat: { status: 'out' },
    });
    expect(winnersOnTime({ state, edition })).toEqual(['ann', 'bob']);
  });
});
