import { describe, expect, it } from 'vitest';
import { seated } from '../../../shared/engine/index.ts';
import { medium } from '../../../shared/games/tales-of-glory/bots/medium.ts';
import { game } from '../../../shared/games/tales-of-glory/game.ts';
import type { State } from '../../../shared/games/tales-of-glory/state.ts';
import { numbersFrom } from '../../support/chance.ts';
import type { Play } from '../../support/play.ts';
import { playFrom, type Draft } from './support.ts';

type Seat = NonNullable<Draft['seats']>[string];

/** The answer of ann's medium bot, the same for each outcome of its own luck. */
function answer(play: Play<State>, key: string): string {
  const question = play.question(key);
  const view = game.view(play.state, seated('ann'));
  const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    medium({ view, seat: 'ann', question, chance: numbersFrom(seed) }).join(' '),
  );
  expect(new Set(chosen).size, `one answer among ${chosen.join(', ')}`).toBe(1);
  return chosen[0] ?? '';
}

/** The slot that ann selects, first of two. */
function selects(board: Draft['board'], seats: { ann: Seat; bob: Seat }, round = 4): string {
  const draft: Draft = { phase: 'select', round, firstPlayer: 'ann', board, seats };
  return answer(playFrom(draft, { seats: ['ann', 'bob'] }), 'select:ann');
}

/** A Hero whose Chests are open already, so that a Key brings nothing. */
const opened: Seat = { story: [{ tile: 'h1', opened: [1, 2] }] };
const closed: Seat = { story: [{ tile: 'h1' }] };
const bob: Seat = { story: [{ tile: 'h2', opened: [1, 2] }] };

describe('a medium bot of Tales of Glory', () => {
  it('takes no tile only to discard it while it can place another', () => {
    // a Character for 4 Coins, and a Treasure for nothing
    expect(selects({ 1: 'p1-c3', 2: 'p1-t1' }, { ann: opened, bob })).toBe('slot:2');
    expect(selects({ 1: 'p1-t1', 2: 'p1-c3' }, { ann: opened, bob })).toBe('slot:1');
  });

  it('discards a tile for its Key only while a Chest is closed', () => {
    const taken = { slot: 1, tile: 'p1-p2' };
    const declares = (ann: Seat): string => {
      const seats = { ann: { ...ann, coins: 2, taken }, bob };
      const draft: Draft = { phase: 'place', round: 8, firstPlayer: 'ann', seats };
      return answer(playFrom(draft, { seats: ['ann', 'bob'] }), 'tile:ann');
    };
    expect(declares(closed)).toBe('discard');
    expect(declares(opened)).toBe('place');
  });

  it('goes for a Majority that it may win, not for one that is lost', () => {
    const board = { 1: 'p1-c1', 2: 'p1-c2' };
    const ann: Seat = { ...opened, coins: 4, combat: 3, magic: 3 };
    const against = (combat: number, magic: number): string =>
      selects(board, { ann, bob: { ...bob, combat, magic } }, 10);
    expect(against(3, 9)).toBe('slot:1');
    expect(against(9, 3)).toBe('slot:2');
  });

  it('denies a later player the tile that this one would miss', () => {
    const board = { 1: 'p1-m1', 2: 'p1-m2' };
    const ann: Seat = { ...opened, combat: 2, magic: 2 };
    const beside = (combat: number, magic: number): string =>
      selects(board, { ann, bob: { ...bob, combat, magic } });
    expect(beside(2, 0)).toBe('slot:1');
    expect(beside(0, 2)).toBe('slot:2');
  });
});
