import { shuffle, tell, type AtOnce, type Table } from '../../../engine/index.ts';
import { boardFor } from '../board.ts';
import { periods, type TileId } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import type { Slotted, State } from '../state.ts';

/** Prepares the next round: clears the lowest slots, slides the rest down, fills up (TG-REF). */
export function* refill(table: Table<State>): AtOnce {
  const { discards } = boardFor(table.state.seats.length);
  const tiles = table.state.board.slice(0, discards).map(({ tile }) => tile);
  if (tiles.length > 0) yield* tell<TalesEvent>({ type: 'BoardCleared', tiles });
  const board = slid(table.state);
  const moved = board.some(({ slot }, i) => slot !== table.state.board[i]?.slot);
  if (moved) yield* tell<TalesEvent>({ type: 'TilesSlid', board });
  yield* layOut(table);
  yield* tell<TalesEvent>({ type: 'RoundBegan', round: table.state.round + 1 });
}

/** The remaining tiles on the lowest slots, in the same order (TG-REF-03, 04). */
const slid = ({ board }: State): readonly Slotted[] =>
  board.map(({ tile }, i) => ({ slot: i + 1, tile }));

/** Draws tiles, period by period, and puts them on the free slots at random (TG-REF-05 to 08). */
export function* layOut(table: Table<State>): AtOnce {
  const free = freeSlots(table.state);
  const drawn = yield* shuffle('slots', nextTiles(table.state, free.length));
  const tiles = drawn.flatMap((tile, i): readonly Slotted[] => {
    const slot = free[i];
    return slot === undefined ? [] : [{ slot, tile }];
  });
  if (tiles.length > 0) yield* tell<TalesEvent>({ type: 'TilesLaidOut', tiles });
}

function freeSlots({ seats, board }: State): readonly number[] {
  const slots = Array.from({ length: boardFor(seats.length).slots }, (_, i) => i + 1);
  return slots.filter((slot) => board.every((slotted) => slotted.slot !== slot));
}

const nextTiles = ({ stacks }: State, count: number): readonly TileId[] =>
  periods.flatMap((period) => stacks[period]).slice(0, count);
