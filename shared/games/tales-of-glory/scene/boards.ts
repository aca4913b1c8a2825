import { refOf, type Board, type Space } from '../../../engine/index.ts';
import { boardFor, isWilderness, tables } from '../board.ts';

/**
 * The two sides of the Adventure Board (TG-SET-01), each for the numbers of players with that many
 * slots.
 */
export function boards(): readonly Board[] {
  const sizes = [...new Set(tables.map((players) => boardFor(players).slots))];
  return sizes.map((slots) => {
    const players = tables.filter((count) => boardFor(count).slots === slots);
    return sideFor(slots, { min: Math.min(...players), max: Math.max(...players) });
  });
}

/** A side of the board: two rows of slots, the lowest first. */
function sideFor(slots: number, seats: NonNullable<Board['seats']>): Board {
  const w = slots / 2;
  const spaces = Array.from({ length: slots }, (_, at): Space => {
    const wild = isWilderness(seats.min, at + 1);
    return {
      ref: refOf('slot', at + 1),
      x: at % w,
      y: Math.floor(at / w),
      w: 1,
      h: 1,
      ...(wild ? { tone: 'brown', group: refOf('land', 'wilderness') } : { tone: 'green' }),
      // Nothing moves from slot to slot.
      links: [],
    };
  });
  return {
    ref: refOf('board', `slots-${slots}`),
    w,
    h: 2,
    seats,
    groups: [{ ref: refOf('land', 'wilderness'), tone: 'brown', ground: 'land' }],
    spaces,
  };
}
