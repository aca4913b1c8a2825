import type { TileId } from '../content/tile.ts';
import { drawn } from './stacks.ts';
import { withPlayer } from './players.ts';
import type { TalesEvent } from '../events.ts';
import type { Slotted, State } from '../state.ts';

type Of<T extends TalesEvent['type']> = Extract<TalesEvent, { type: T }>;

export function tileTaken(state: State, { seat, slot, tile }: Of<'TileTaken'>): State {
  const board = state.board.filter((lying) => lying.slot !== slot);
  return { ...withPlayer(state, seat, { taken: { slot, tile } }), board };
}

export const cleared = (state: State, tiles: readonly TileId[]): State => ({
  ...state,
  board: state.board.filter(({ tile }) => !tiles.includes(tile)),
  discards: [...state.discards, ...tiles],
});

/** Draws tiles from their stacks onto free slots, which are above all occupied ones (TG-REF-03). */
export const laidOut = (state: State, tiles: readonly Slotted[]): State => ({
  ...drawn(
    state,
    tiles.map(({ tile }) => tile),
  ),
  board: [...state.board, ...tiles],
});
