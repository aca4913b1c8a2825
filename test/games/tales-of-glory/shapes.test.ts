import { expect, it } from 'vitest';
import { playerOf, stateOf } from '../../../shared/games/tales-of-glory/evolve/shapes.ts';
import { game } from '../../../shared/games/tales-of-glory/game.ts';
import type { Player, State } from '../../../shared/games/tales-of-glory/state.ts';

const initial = game.initial({
  seats: ['ann', 'bob'],
  options: game.options.parse({}),
});

// `Required`, so that a part that is new has to be named here too
const state: Required<State> = {
  ...initial,
  firstPlayer: 'ann',
  ended: { reason: 'rounds', winners: ['ann'] },
};
const player: Required<Player> = {
  holding: { combat: 1, magic: 2, coins: 3, potions: 4, glory: 5 },
  story: [{ tile: 'h1', x: 0, y: 0, opened: [] }],
  taken: { slot: 1, tile: 'p1-m1' },
  declared: ['q01'],
  majorities: ['combat'],
  final: { majority: 1, end: 2 },
  resigned: 1,
};

it('the shape functions copy every part of a state, and add nothing', () => {
  expect(stateOf(state)).toStrictEqual(state);
  expect(playerOf(player)).toStrictEqual(player);
  expect(stateOf(initial)).toStrictEqual(initial);
});
