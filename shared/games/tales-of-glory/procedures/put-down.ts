import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TileId } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import * as questions from '../questions.ts';
import { cellOption, tileOption } from '../questions.ts';
import { earnedBy, type Earned } from '../rewards.ts';
import { player, type State, type Story } from '../state.ts';
import { cellsLeaving, without } from '../story/cells.ts';
import { settle } from './settle.ts';

/**
 * Places the paid tiles one by one in the order the player chooses; returns their rewards (TG-PLC).
 */
export function* putDown(
  table: Table<State>,
  seat: Seat,
  tiles: readonly TileId[],
): Procedure<readonly Earned[]> {
  const [only, ...more] = tiles;
  if (only === undefined) return [];
  const id = more.length === 0 ? only : yield* nextTile(table, seat, tiles);
  const others = without(tiles, id);
  const earned = yield* putOne(table, seat, id, others);
  const later = yield* putDown(table, seat, others);
  return [...earned, ...later];
}

const storyOf = (table: Table<State>, seat: Seat): Story => player(table.state, seat).story;

/** Asks for the next tile: a Quest may go before or after the tile from the board (TG-QST-06). */
function* nextTile(table: Table<State>, seat: Seat, tiles: readonly TileId[]): Procedure<TileId> {
  const placeable = (): readonly TileId[] =>
    tiles.filter((id) => cellsLeaving(storyOf(table, seat), id, without(tiles, id), 1).length > 0);
  const chosen = yield* choose(table, () => questions.next(seat, placeable()), {
    settle: () => settle(table, seat),
  });
  return tiles.find((id) => tileOption(id) === chosen) ?? '';
}

/** Places one tile. Only cells that leave room for the other paid tiles are legal. */
function* putOne(
  table: Table<State>,
  seat: Seat,
  tile: TileId,
  others: readonly TileId[],
): Procedure<readonly Earned[]> {
  const cells = () => cellsLeaving(storyOf(table, seat), tile, others);
  const chosen = yield* choose(table, () => questions.cell(seat, tile, cells()), {
    settle: () => settle(table, seat),
  });
  const cell = cells().find((free) => cellOption(free) === chosen);
  if (cell === undefined) return [];
  yield* tell<TalesEvent>({ type: 'TilePlaced', seat, tile, x: cell.x, y: cell.y });
  const story = storyOf(table, seat);
  const placed = story.at(-1);
  return placed ? earnedBy(story, placed) : [];
}
