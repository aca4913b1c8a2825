import { remembered } from '../../../engine/index.ts';
import { tile } from '../content/tiles.ts';
import type { TileId } from '../content/tile.ts';
import type { PlacedTile, Story } from '../state.ts';
import {
  beyond,
  bit,
  cellKey,
  opposite,
  sides,
  type Cell,
  type Side,
  type Sides,
} from '../content/side.ts';

/** A free cell beside a story. */
export type FreeCell = Cell & {
  /** The sides that would touch a neighbour. */
  readonly touches: Sides;
  /** The touched sides at which the neighbour has a connector. */
  readonly meets: Sides;
};

/** A story as a map: its tiles by cell, and the free cells beside it. */
export type StoryMap = {
  at(x: number, y: number): PlacedTile | undefined;
  readonly free: readonly FreeCell[];
};

/** The map of a story, memoized. Its free cells are found when they are first asked for. */
export const mapOf: (story: Story) => StoryMap = remembered((story: Story): StoryMap => {
  const cells = new Map(story.map((placed) => [cellKey(placed.x, placed.y), placed]));
  let free: readonly FreeCell[] | undefined;
  return {
    at: (x, y) => cells.get(cellKey(x, y)),
    get free() {
      return (free ??= freeCells(story, cells));
    },
  };
});

/** The free cells beside a story, by row, then by column. */
function freeCells(story: Story, cells: ReadonlyMap<number, PlacedTile>): readonly FreeCell[] {
  const free = new Map<number, { x: number; y: number; touches: Sides; meets: Sides }>();
  for (const placed of story) {
    const connectors = connectorsOf(placed.tile);
    for (const side of sides) {
      const { x, y } = beyond(placed, side);
      const key = cellKey(x, y);
      if (cells.has(key)) continue;
      const cell = free.get(key) ?? { x, y, touches: 0, meets: 0 };
      const touched = bit[opposite(side)];
      cell.touches |= touched;
      if (connectors & bit[side]) cell.meets |= touched;
      free.set(key, cell);
    }
  }
  return [...free.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

const connectors = new Map<TileId, Sides>();

/** The sides of a tile that have a connector. */
export function connectorsOf(id: TileId): Sides {
  const known = connectors.get(id);
  if (known !== undefined) return known;
  const printed = tile(id).sides;
  const found = sides.reduce((set, side) => (printed[side] === 'none' ? set : set | bit[side]), 0);
  connectors.set(id, found);
  return found;
}

/** A side of a placed tile that is connected with its neighbour. */
export type Link = { readonly side: Side; readonly from: PlacedTile; readonly to: PlacedTile };

/** The connections of a placed tile with its neighbours, by side (TG-PLC-05). */
export function linksOf(story: Story, placed: PlacedTile): readonly Link[] {
  const map = mapOf(story);
  return sides.flatMap((side): readonly Link[] => {
    if (!(connectorsOf(placed.tile) & bit[side])) return [];
    const { x, y } = beyond(placed, side);
    const to = map.at(x, y);
    return to === undefined ? [] : [{ side, from: placed, to }];
  });
}

/** The number of tiles that touch this one, connected or not (TG-RUL-21). */
export const neighboursOf = (story: Story, { x, y }: Cell): number =>
  sides.filter((side) => {
    const cell = beyond({ x, y }, side);
    return mapOf(story).at(cell.x, cell.y) !== undefined;
  }).length;
