import type { Call, Seat } from '../../engine/index.ts';
import { isLiving, type State } from './state.ts';

/** Whose turn is next: the same seat's while it has turns besides, else clockwise (T4-TRN-03). */
export function following({ seats, turn, players }: State): { seat: Seat } {
  const { seat } = turn;
  const again = (players[seat]?.extra ?? 0) > 0 && players[seat]?.status === 'playing';
  if (again) return { seat };
  return { seat: seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat };
}

/** A turn is a chain of procedures, cut where no local is alive. */
export function next(state: State): Call | undefined {
  if (state.ended) return undefined;
  const { seat, phase, landings } = state.turn;
  const alive = isLiving(state, seat);
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
