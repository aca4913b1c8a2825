import { expect, it } from 'vitest';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import {
  characterOf,
  playerOf,
  stateOf,
  turnOf,
} from '../../../shared/games/talisman/evolve/shapes.ts';
import type { Character, Player, State, Turn } from '../../../shared/games/talisman/state.ts';

const initial = game.initial({
  seats: ['ann', 'bob'],
  options: game.options.parse({}),
});

// `Required`, so that a part that is new has to be named here too
const turn: Required<Turn> = {
  ...initial.turn,
  fresh: ['sword'],
  crossing: { from: 'sentinel', steps: 2 },
  roused: 'figure',
};
const state: Required<State> = {
  ...initial,
  turn,
  figures: { figure: 'space' },
  tokens: { token: 'side' },
  preferences: { ann: { hex: 'hold' } },
  ended: { reason: 'last', winners: ['ann'] },
};
const character: Required<Character> = {
  id: 'thief',
  space: 'city',
  alignment: 'evil',
  points: { strength: 1 },
  lives: 4,
  fate: 2,
  gold: 1,
  objects: ['sword.1'],
  followers: ['guide'],
  trophies: ['bear'],
  quest: 'kill',
  questDone: true,
  deeds: ['wound'],
  toad: { turnsLeft: 1, points: {} },
  turningBack: true,
  enslaved: true,
  offer: 'teleport',
  trial: { name: 'crypt', value: 1 },
  laidUp: true,
  admitted: 'platform',
  slainBy: 'bob',
};
const player: Required<Player> = {
  status: 'out',
  resigned: 1,
  fell: 3,
  character,
  missed: 1,
  extra: 2,
  heirloom: { objects: [], followers: [], gold: 1 },
};

it('the shape functions of Talisman copy every part of a state, and add nothing', () => {
  expect(stateOf(state)).toStrictEqual(state);
  expect(turnOf(turn)).toStrictEqual(turn);
  expect(characterOf(character)).toStrictEqual(character);
  expect(playerOf(player)).toStrictEqual(player);
  expect(stateOf(initial)).toStrictEqual(initial);
  expect(turnOf(initial.turn)).toStrictEqual(initial.turn);
});
