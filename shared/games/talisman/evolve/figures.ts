import { withTurn, without, type EventsOf } from './folding.ts';
import type { State } from '../state.ts';

type FigureEvent = EventsOf<'FigureRoused' | 'FigureMoved' | 'TokenTurned'>;

/** Folds facts about the figures and tokens without a player. */
export function evolveFigures(state: State, event: FigureEvent): State {
  switch (event.type) {
    case 'FigureRoused':
      return withTurn(state, { roused: event.figure });
    case 'FigureMoved': {
      const { figure, space } = event;
      const { turn } = withTurn(state, { used: [...state.turn.used, figure] });
      const moved = { ...state, turn, figures: { ...state.figures, [figure]: space } };
      return state.turn.roused === figure ? calmed(moved) : moved;
    }
    case 'TokenTurned':
      return { ...state, tokens: { ...state.tokens, [event.token]: event.side } };
  }
}

/** No figure is about to move any more. */
const calmed = (state: State): State =>
  state.turn.roused === undefined ? state : { ...state, turn: without(state.turn, 'roused') };

/** The state as `calmed`, if this seat roused the figure: otherwise it would never be moved. */
export const calmedBy = (state: State, seat: string): State =>
  state.turn.seat === seat ? calmed(state) : state;
