import { describe, expect, it } from 'vitest';
import { invariants } from '../../../shared/games/tales-of-glory/invariants.ts';
import { IllegalPositionError } from '../../../shared/engine/index.ts';
import { player } from '../../../shared/games/tales-of-glory/state.ts';
import { laidOut, type Draft, type Table } from './support.ts';

/** The faults of a position. */
function faultsOf(draft: unknown, table: Table = {}): readonly string[] {
  try {
    laidOut(draft as Draft, table);
    return [];
  } catch (fault) {
    if (fault instanceof IllegalPositionError) return fault.faults;
    throw fault;
  }
}

describe('a drafted position', () => {
  it('has defaults: a Hero each, a full board, and the other tiles in the stacks', () => {
    const state = laidOut({});
    expect(state.board).toHaveLength(8);
    expect(state.stacks.period1).toHaveLength(10);
    expect(player(state, 'bob').story).toEqual([{ tile: 'h2', x: 0, y: 0, opened: [] }]);
    expect(state).toMatchObject({ phase: 'select', round: 1, firstPlayer: 'ann' });
    expect(invariants(state)).toEqual([]);
  });

  it('places everything it lists, and boxes the tiles left out of the stacks', () => {
    const state = laidOut(
      {
        phase: 'place',
        round: 4,
        firstPlayer: 'cat',
        toPlace: ['ann'],
        board: { 2: 'p2-m1' },
        stacks: { period2: ['p2-m2', 'p2-t1'] },
        discards: ['p1-m1'],
        seats: {
          ann: {
            story: [
              { tile: 'p1-m3', x: 0, y: -1, opened: [1] },
              { tile: 'h4', x: 0, y: 0, opened: [] },
            ],
            combat: 2,
            glory: 7,
            taken: { slot: 5, tile: 'p2-c1' },
            quests: ['q01'],
          },
        },
      },
      { quests: true },
    );
    expect(state.board).toEqual([{ slot: 2, tile: 'p2-m1' }]);
    expect(state.stacks.period2).toEqual(['p2-m2', 'p2-t1']);
    expect(state.box).toContain('p2-m3');
    expect(player(state, 'ann')).toMatchObject({
      holding: { combat: 2, glory: 7, coins: 0 },
      taken: { slot: 5, tile: 'p2-c1' },
    });
    expect(player(state, 'ann').story.map(({ tile }) => tile)).toEqual(['h4', 'p1-m3']);
    expect(state.quests['ann']).toEqual(['q01']);
    expect(invariants(state)).toEqual([]);
  });

  it.each<[string, unknown, string, Table?]>([
    ['an unknown tile', { board: { 1: 'p9' } }, 'board.1: there is no tile p9'],
    [
      'a tile in two places',
      { discards: ['p1-m1'], board: { 2: 'p1-m1' } },
      'discards.0: p1-m1 lies at board.2 already',
    ],
    [
      'a tile that cannot lie there',
      { discards: ['h1'] },
      "discards.0: a tile of heroes can't lie here",
    ],
    ['an unknown seat', { seats: { zoe: {} } }, 'seats.zoe: there is no seat zoe'],
    ['an unknown First Player', { firstPlayer: 'zoe' }, 'firstPlayer: there is no seat zoe'],
    [
      'a slot the board lacks',
      { board: { 1: 'p1-m1', 2: 'p1-m2', 7: 'p1-m3' } },
      'board.7: the board has the slots 1 to 6',
      { seats: ['ann', 'bob'] },
    ],
    [
      'a board too bare to choose from',
      { board: { 1: 'p1-m1' } },
      'board: there must be a tile for every seat',
    ],
    [
      'Quests in a match without',
      { seats: { ann: { quests: ['q01'] } } },
      'seats.ann.quests: this match is played without Quests',
    ],
    [
      'a third Quest in hand',
      { seats: { ann: { quests: ['q01', 'q02', 'q03'] } } },
      'seats.ann.quests: at most 2 can be held',
      { quests: true },
    ],
    [
      'a tile taken before any is',
      { seats: { ann: { taken: { slot: 1, tile: 'p1-m1' } } } },
      'seats.ann.taken: nothing is taken yet in phase select',
    ],
    [
      'a taken tile that no seat places',
      { phase: 'place', toPlace: ['bob'], seats: { ann: { taken: { slot: 1, tile: 'p1-m1' } } } },
      'toPlace: ann has taken a tile and must place or discard it',
    ],
    [
      'an illegal story',
      { seats: { ann: { story: [{ tile: 'p1-m1', x: 3, y: 3 }] } } },
      'seats.ann.story: p1-m1 is not connected with the Hero',
    ],
    [
      'two Heroes',
      { seats: { ann: { story: [{ tile: 'h1' }, { tile: 'h2', x: 1 }] } } },
      'seats.ann.story: a story has one Hero',
    ],
    [
      'a Key on no Chest',
      { seats: { ann: { story: [{ tile: 'h1', opened: [3] }] } } },
      'seats.ann.story.0.opened: h1 has 2 Chests',
    ],
  ])('refuses %s', (_what, draft, fault, table) => {
    expect(faultsOf(draft, table)).toContain(fault);
  });

  it('refuses unknown fields, with their path', () => {
    expect(faultsOf({ seats: { ann: { mana: 3 } } })).toEqual([
      expect.stringMatching(/^seats\.ann: .*mana/u),
    ]);
    expect(faultsOf({ round: 11 })).toEqual([expect.stringMatching(/^round: /u)]);
  });
});
