import type { CallOf, Seat } from '../../engine/index.ts';
import type { TurnProcedures } from './edition/edition.ts';
import { type State } from './state.ts';
import { isLiving } from './state-queries.ts';

/**
 * The seat whose turn is next: the same seat's while it has turns besides, else clockwise (T4-TRN-03). A seat
 * that is out is passed over, unless something lasts until its turn (T4-RUL-112).
 */
function following(state: State): { seat: Seat } {
  const { seats, turn } = state;
  const { seat } = turn;
  if (hasTurnsBesides(state, seat)) return { seat };
  const at = seats.indexOf(seat);
  const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  return { seat: order.find((next) => isAwaited(state, next)) ?? seat };
}

const hasTurnsBesides = ({ players }: State, seat: Seat): boolean =>
  (players[seat]?.extra ?? 0) > 0 && players[seat]?.status === 'playing';

const isAwaited = ({ players, lasting }: State, seat: Seat): boolean =>
  players[seat]?.status !== 'out' || lasting.some(({ until }) => until.seat === seat);

/** True if an ordinary turn of this seat would be the first of a new round. */
export function beginsRound({ seats, turn, first }: State, seat: Seat): boolean {
  const place = (of: Seat): number =>
    (seats.indexOf(of) - seats.indexOf(first) + seats.length) % seats.length;
  return turn.phase === 'begin' ? seat === first : place(seat) <= place(turn.seat);
}

/** True if the turn that has ended was the last of its round. */
export function endsRound(state: State): boolean {
  const { seat } = state.turn;
  return !hasTurnsBesides(state, seat) && beginsRound(state, following(state).seat);
}

/**
 * True if the rouser's step is complete, so that the figure moves: before the landing, before a
 * crossing is tried if the move ended on it, or at the end of the turn (HP-RUL-11, HP-RUL-28).
 */
const isStepMade = ({ turn: { phase, crossing } }: State): boolean =>
  phase === 'land' || phase === 'end' || (phase === 'cross' && crossing?.steps === 0);

/**
 * The next procedure. A turn is a chain of procedures, split at points without live local variables.
 */
export function next(state: State): CallOf<TurnProcedures> | undefined {
  if (state.ended) return undefined;
  const { seat, phase, landings } = state.turn;
  const alive = isLiving(state, seat);
  const { roused } = state.turn;
  if (roused !== undefined && isStepMade(state)) {
    return { name: 'rove', args: { seat, figure: roused } };
  }
  switch (phase) {
    case 'setup':
      return { name: 'setup' };
    case 'begin':
      return { name: 'begin', args: { seat } };
    case 'move':
    case 'cross':
      return alive ? { name: phase, args: { seat } } : { name: 'end', args: { seat } };
    case 'land':
      return alive
        ? { name: 'land', args: { seat, landing: landings } }
        : { name: 'end', args: { seat } };
    case 'end':
      return { name: 'end', args: { seat } };
    case 'done':
      return { name: 'begin', args: following(state) };
    case 'over':
      return undefined;
  }
}
