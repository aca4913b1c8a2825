import { TablePicture } from '../../parts/table-picture.tsx';
import { boardsOf, type ShelfGame } from './shelf.ts';
import type { ListedMatch } from './listed-match.ts';

type Props = { readonly match: ListedMatch; readonly game: ShelfGame | undefined };

/** The table of a match as a picture in a wooden frame; its place is kept until the board is known. */
export const Thumb = ({ match, game }: Props) => (
  <span class="thumb">{game && <TablePicture boards={boardsOf(game)} match={match} />}</span>
);
