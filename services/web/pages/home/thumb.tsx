import { isMapBoard, MiniBoard, type MiniPiece } from '../../parts/mini-board.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';

type Props = { readonly game: ShelfGame | undefined; readonly pieces?: readonly MiniPiece[] };

/** The board of a match as a picture in a wooden frame; its place is kept until the board is known. */
export function Thumb({ game, pieces = [] }: Props) {
  const boards = game === undefined ? [] : boardsOf(game);
  const board = boards.find(isMapBoard) ?? boards[0];
  return <span class="thumb">{board && <MiniBoard board={board} pieces={pieces} />}</span>;
}
