import type { TalesEvent } from '../events.ts';
import type { State } from '../state.ts';
import * as board from './board.ts';
import * as players from './players.ts';
import { stateOf } from './shapes.ts';
import * as stacks from './stacks.ts';

/** Folds one fact. Pure; a recorded fact stays true if the rules change. */
export function evolve(state: State, event: TalesEvent): State {
  const after = folded(state, event);
  return after === state ? state : stateOf(after);
}

function folded(state: State, event: TalesEvent): State {
  switch (event.type) {
    case 'StackShuffled':
      return { ...state, stacks: { ...state.stacks, [event.stack]: event.order } };
    case 'TilesRemoved':
      return stacks.boxed(state, 'period1', event.tiles);
    case 'HeroesReturned':
      return stacks.boxed(state, 'heroes', event.tiles);
    case 'HeroDealt':
      return players.heroDealt(stacks.drawn(state, [event.tile]), event);
    case 'FirstPlayerDrawn':
    case 'FirstPlayerChanged':
    case 'FirstPlayerTaken':
      return { ...state, firstPlayer: event.seat };
    case 'QuestsDealt':
      return stacks.questsDealt(state, event);
    case 'QuestsKept':
      return stacks.questsKept(state, event);
    case 'RoundBegan':
      return { ...state, phase: 'select', round: event.round, cards: {} };
    case 'CardsRevealed':
      return {
        ...state,
        phase: 'catchUp',
        cards: Object.fromEntries(event.cards.map(({ seat, slot }) => [seat, slot])),
      };
    case 'TileTaken':
      return board.tileTaken(state, event);
    case 'PlacingBegan':
      return { ...state, phase: 'place', toPlace: event.order };
    case 'QuestsDeclared':
      return players.questsDeclared(state, event);
    case 'CostPaid':
      return players.paid(state, event);
    case 'TilePlaced':
      return players.tilePlaced(state, event);
    case 'TileDiscarded':
      return players.tileDiscarded(state, event);
    case 'RewardCollected':
      return players.collected(state, event);
    case 'ChestOpened':
      return players.chestOpened(state, event);
    case 'TurnEnded':
      return { ...state, toPlace: state.toPlace.filter((seat) => seat !== event.seat) };
    case 'BoardCleared':
      return board.cleared(state, event.tiles);
    case 'TilesSlid':
      return { ...state, board: event.board };
    case 'TilesLaidOut':
      return board.laidOut(state, event.tiles);
    case 'MajorityAwarded':
      return players.majorityAwarded(state, event);
    case 'Resigned':
      return players.resigned(state, event.seat);
    case 'MatchEnded':
      return {
        ...state,
        phase: 'over',
        ended: { reason: event.reason, winners: event.winners },
      };
    case 'TileMissed':
    case 'KeyReturned':
    case 'ScoreCounted':
    case 'TieCompared':
      return state;
  }
}
