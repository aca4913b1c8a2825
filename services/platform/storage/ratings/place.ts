import type { RatingBoard, StandingOn } from '../contract.ts';
import { toCursor } from '../read-models/cursor.ts';
import { segment } from '../table/keys.ts';

type Place = Pick<StandingOn, 'account' | 'figure'>;

/** The place of a tally in the index, which holds it among the others of its board. */
export const placeOf = (board: RatingBoard, place: Place) => ({
  list: nameOf(board),
  rank: rankOf(place),
});

/** The name of a board in the index. */
export const nameOf = ({ kind, pool }: RatingBoard): string =>
  `RATINGS/${segment(kind, 'kind')}/${segment(pool, 'pool')}`;

/** Figures of as many digits keep their order as text. */
const rankOf = ({ account, figure }: Place): string =>
  `${String(figure).padStart(8, '0')}#${account}`;

/** The cursor of a place on a board. */
export const cursorOf = (board: RatingBoard, place: Place): string =>
  toCursor(nameOf(board), rankOf(place));
