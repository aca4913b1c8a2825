import { withCharacter, withPlayer, withTurn, without, type EventsOf } from './folding.ts';
import { type State } from '../state.ts';
import { hero } from '../state-queries.ts';

type TravelEvent = EventsOf<
  'MoveForgone' | 'RollForgone' | 'Remained' | 'TurningBackEnded' | 'Admitted'
>;

/** Folds facts about moves that are not made, and the way back. */
export function evolveTravel(state: State, event: TravelEvent): State {
  const { seat } = event;
  switch (event.type) {
    case 'MoveForgone':
      return atEnd(state);
    case 'RollForgone':
      return state;
    case 'Admitted':
      return atEnd(withCharacter(state, seat, { admitted: event.to }));
    case 'Remained':
      return withTurn(state, { phase: 'land', landings: state.turn.landings + 1, absent: [] });
    case 'TurningBackEnded':
      return withPlayer(state, seat, { character: without(hero(state, seat), 'turningBack') });
  }
}

const atEnd = (state: State): State => ({
  ...state,
  turn: { ...without(state.turn, 'crossing'), phase: 'end' },
});

/**
 * Frees a seat that moves of its bonds: taken elsewhere, it is no longer enslaved or turning back;
 * moving, it is no longer admitted anywhere.
 */
export function unbound(state: State, { seat, by }: EventsOf<'Moved'>): State {
  const { admitted: ___, ...moved } = hero(state, seat);
  if (by === 'move') return withPlayer(state, seat, { character: moved });
  const { turningBack: _, enslaved: __, ...character } = moved;
  return withPlayer(state, seat, { character });
}

/**
 * Notes the cards that the active seat comes by, or between two turns the one whose turn is about
 * to begin.
 */
export function withFresh(state: State, { seat, card }: EventsOf<'CardTaken'>): State {
  if (seat !== state.turn.seat && state.turn.phase !== 'done') return state;
  return withTurn(state, { fresh: [...(state.turn.fresh ?? []), card] });
}
