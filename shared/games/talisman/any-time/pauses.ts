import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { pauseOf } from '../evolve/turn.ts';
import type { Pause } from '../events/turns.ts';
import { refer } from '../reference.ts';
import { hero, isLiving } from '../state-queries.ts';
import { canDitch } from './any-time.ts';

/**
 * Rights that were steps of the turn are asked only of a player that wants to be asked: it sets a pause
 * beside any question of its own turn (T4-SPC-07, HP-DIT-01). The options are `pause:draw` and
 * `pause:end`.
 */
export const pausesOf = (sight: Sight, seat: Seat): readonly string[] => {
  const pause = offered(sight, seat);
  return pause === undefined ? [] : [refer('pause', pause)];
};

function offered(sight: Sight, seat: Seat): Pause | undefined {
  const { state, edition } = sight;
  const { turn } = state;
  if (turn.seat !== seat || turn.phase === 'end' || !isLiving(state, seat)) return undefined;
  const pause = edition.ditches === 'turn-end' ? 'end' : 'draw';
  if (isPaused(sight, seat, pause)) return undefined;
  return pause === 'end' ? atEnd(sight, seat) : beforeCards(sight, seat);
}

const atEnd = ({ state, edition }: Sight, seat: Seat): Pause | undefined => {
  const { objects, followers, gold } = hero(state, seat);
  const leaves = [...objects, ...followers].some((card) => !edition.book.card(card).forced);
  return leaves || gold > 0 ? 'end' : undefined;
};

const beforeCards = (sight: Sight, seat: Seat): Pause | undefined =>
  canDitch(sight, seat, 'objects') || canDitch(sight, seat, 'followers') ? 'draw' : undefined;

/** True if the seat is to be asked before this in the current turn. */
export const isPaused = ({ state }: Pick<Sight, 'state'>, seat: Seat, before: Pause): boolean =>
  state.turn.used.includes(pauseOf(seat, before));
