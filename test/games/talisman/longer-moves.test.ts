import { describe, expect, it } from 'vitest';
import { talismanOf } from '../../../shared/games/talisman/game.ts';
import { make as talismanMake } from '../../../shared/games/talisman/editions/revised/game.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { newPlay } from '../../support/play.ts';
import { laidOut, type Draft } from './support.ts';

/** An edition in which something adds to every move, as no card of the base game does. */
const gameWith = (more: number) =>
  talismanOf({ ...talismanMake, edition: { ...revised, steps: (_, __, die) => die + more } });

const troll: Draft = {
  turn: { seat: 'ann', phase: 'move' },
  seats: {
    ann: { character: 'troll', space: 'crags', fate: 0, lives: 2 },
    bob: { character: 'elf', space: 'plain-of-peril' },
  },
};

const moved = (die: number, more: number) =>
  newPlay<State>(gameWith(more), laidOut(troll, { seats: ['ann', 'bob'] }), {
    'move:ann#1': [die],
  });

describe('additions to a movement roll', () => {
  it('T4-EXM-22 T4-GLR-04 doesn’t turn a 4 into a 6 at which the Troll regenerates', () => {
    const play = moved(4, 2);
    expect(play.told('MoveRolled')).toMatchObject([{ die: 4, steps: 6 }]);
    expect(play.asked).toEqual(['move:ann']);
    expect(play.options('move:ann')).toEqual([
      'space:hills-south',
      'space:graveyard',
      'cross:sentinel',
    ]);
  });

  it('keeps a rolled 6 a 6', () => {
    expect(moved(6, 2).asked).toEqual(['regenerate:ann']);
  });
});
