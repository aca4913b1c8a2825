import { remembered } from '../../../engine/index.ts';
import type { TileId } from '../content/tile.ts';
import type { Story } from '../state.ts';
import { connectorsOf, mapOf, type FreeCell } from './map.ts';
import type { Cell, Sides } from '../content/side.ts';

/**
 * Free cells by set of connectors: tiles with the same connectors fit the same cells, so a story has
 * at most sixteen lists.
 */
const fits: (story: Story) => Map<Sides, readonly FreeCell[]> = remembered(() => new Map());

/**
 * The cells where a tile may be placed: connector meets connector on at least one side, and no
 * connector touches a side without one (TG-PLC-04, 06 to 09). By row, then by column.
 */
export function cellsFor(story: Story, id: TileId): readonly FreeCell[] {
  const connectors = connectorsOf(id);
  const known = fits(story).get(connectors);
  if (known !== undefined) return known;
  const found = mapOf(story).free.filter(
    ({ touches, meets }) => meets !== 0 && (connectors & touches) === meets,
  );
  fits(story).set(connectors, found);
  return found;
}

/** The story with one more tile. */
export const withTile = (story: Story, id: TileId, { x, y }: Cell): Story => [
  ...story,
  { tile: id, x, y, opened: [] },
];

/** True if all these tiles can be placed one after the other, in some order (TG-RUL-28). */
export const canPlaceAll = (story: Story, ids: readonly TileId[]): boolean =>
  ids.length === 0 || ids.some((id) => cellsLeaving(story, id, without(ids, id), 1).length > 0);

/**
 * The cells for a tile that leave legal cells for the others.
 * @param enough the number of cells after which the search stops.
 */
export function cellsLeaving(
  story: Story,
  id: TileId,
  others: readonly TileId[],
  enough = Infinity,
): readonly Cell[] {
  const cells = cellsFor(story, id);
  if (others.length === 0) return cells;
  const found: Cell[] = [];
  for (const cell of cells) {
    if (found.length >= enough) break;
    if (canPlaceAll(withTile(story, id, cell), others)) found.push(cell);
  }
  return found;
}

/** The list without one tile. */
export const without = (ids: readonly TileId[], id: TileId): readonly TileId[] =>
  ids.filter((other) => other !== id);
