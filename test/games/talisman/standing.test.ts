import { describe, expect, it } from 'vitest';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import { revised as edition } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { timedScore, total, winnersOnTime } from '../../../shared/games/talisman/standing/score.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { laidOut, type Draft, type Options } from './support.ts';

const places = (state: State) =>
  game.standing(state).map(({ seat, place }) => `${String(place)} ${seat}`);
const placesAt = (seats: Draft['seats'], options: Options = {}) =>
  places(laidOut({ seats, crownReached: true }, { options }));

describe('the ranking', () => {
  it('goes by the way to the goal: the goal, then the region, then a Talisman', () => {
    expect(
      placesAt({
        ann: { space: 'oasis', objects: ['talisman'] },
        bob: { space: 'crown-of-command' },
        cat: { space: 'pits' },
      }),
    ).toEqual(['1 bob', '2 cat', '3 ann']);
    expect(
      placesAt({
        ann: { space: 'oasis', gold: 9 },
        bob: { space: 'runes-west', objects: ['talisman'] },
        cat: { space: 'tavern', objects: ['talisman'], gold: 9 },
      }),
    ).toEqual(['1 bob', '2 ann', '3 cat']);
  });

  it('goes on by what was gained, and shares the place where all is level', () => {
    const at = (gold: number) => ({ space: 'tavern', gold });
    expect(placesAt({ ann: at(1), bob: at(3), cat: at(1) })).toEqual(['1 bob', '2 ann', '2 cat']);
  });

  it('puts the living above those who wait, who fell, and who resigned, latest first', () => {
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

  it('goes by the score where the match ends by time', () => {
    const timed: Options = { suddenDeath: 'timed', rounds: 5 };
    const seats = { ann: { space: 'tavern', gold: 4 }, bob: { space: 'pits' } };
    expect(placesAt(seats, timed)[0]).toBe('1 ann');
  });
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

  it('T4-RUL-15 counts all that is held where the table chose so', () => {
    expect(total(scored(rich, { ...timed, timedScore: 'held' }).score)).toBe(13);
  });

  it('T4-RUL-15 takes nothing off for what was there from the start and is gone', () => {
    const { score } = scored({ ann: { character: 'wizard', gold: 0, hand: [] } });
    expect(total(score)).toBe(0);
  });

  it('T4-RUL-16 lets those share the victory who are level', () => {
    const gold = { character: 'wizard', gold: 3 };
    const { state } = scored({
      ann: gold,
      bob: { gold: 3 },
      cat: { status: 'out' },
    });
    expect(winnersOnTime({ state, edition })).toEqual(['ann', 'bob']);
  });
});
