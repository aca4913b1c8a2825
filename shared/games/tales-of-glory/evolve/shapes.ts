import type { Draft } from '../../../engine/index.ts';
import type { Player, State } from '../state.ts';

// Copies the parts of a state, always in one order. A spread object, or one with a part missing, has a
// shape of its own; rules that read objects of many shapes are slow.

export function stateOf(state: State): State {
  const copy: Draft<State> = {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    toPlace: state.toPlace,
    board: state.board,
    discards: state.discards,
    cards: state.cards,
    players: state.players,
    stacks: state.stacks,
    box: state.box,
    quests: state.quests,
  };
  if (state.firstPlayer !== undefined) copy.firstPlayer = state.firstPlayer;
  if (state.ended !== undefined) copy.ended = state.ended;
  return copy;
}

export function playerOf(player: Player): Draft<Player> {
  const { holding, story, majorities, final, taken, declared, resigned } = player;
  const copy: Draft<Player> = { holding, story, majorities, final };
  if (taken !== undefined) copy.taken = taken;
  if (declared !== undefined) copy.declared = declared;
  if (resigned !== undefined) copy.resigned = resigned;
  return copy;
}
