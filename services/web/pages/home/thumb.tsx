import { isMapBoard, MiniBoard } from '../../parts/mini-board.tsx';
import { MiniLaid } from '../../parts/mini-laid.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';
import type { Listed } from './listed.ts';

type Props = { readonly match: Listed; readonly game: ShelfGame | undefined };

/** The table of a match as a picture in a wooden frame; its place is kept until the board is known. */
export const Thumb = (props: Props) => (
  <span class="thumb">
    <Picture {...props} />
  </span>
);

/** The board with its figures; without one to stand on, what this viewer or the busiest player has laid. */
function Picture({ match: { snapshot, seats, seat }, game }: Props) {
  const boards = game === undefined ? [] : boardsOf(game);
  const map = boards.find(isMapBoard);
  const board = map ?? boards[0];
  const filled = snapshot.lattices.filter(({ laid }) => laid.length > 0);
  const lattice =
    filled.find((each) => each.seat !== null && each.seat === seat) ??
    filled.toSorted((one, other) => other.laid.length - one.laid.length)[0];
  if (map === undefined && lattice !== undefined)
    return <MiniLaid laid={lattice.laid.map((tile) => ({ ...tile, tone: tile.tone ?? 'grey' }))} />;
  if (board === undefined) return null;
  const pieces = snapshot.pieces.map((piece) => {
    const at = seats.findIndex(({ id }) => id === piece.seat);
    return { place: piece.place, at: at < 0 ? undefined : at };
  });
  return <MiniBoard board={board} pieces={pieces} />;
}
