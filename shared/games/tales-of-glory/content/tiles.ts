import { heroes } from './heroes.ts';
import { period1 } from './period-1.ts';
import { period2 } from './period-2.ts';
import { period3 } from './period-3.ts';
import { quests } from './quests.ts';
import type { Back, Tile, TileId } from './tile.ts';

/** All 74 tiles (TG-CMP-03). */
export const tiles: readonly Tile[] = [...period1, ...period2, ...period3, ...quests, ...heroes];

const byId: ReadonlyMap<TileId, Tile> = new Map(tiles.map((tile) => [tile.id, tile]));

/** An error for a tile that does not exist. */
export class UnknownTileError extends Error {
  override readonly name = 'UnknownTileError';
  constructor(id: string) {
    super(`There is no tile ${id}.`);
  }
}

export const isTile = (id: string): boolean => byId.has(id);

/** The tile with this id. @throws UnknownTileError */
export function tile(id: TileId): Tile {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownTileError(id);
  return found;
}

/** The ids of all tiles with this back, in the order of the tables. */
export const idsOf = (back: Back): readonly TileId[] =>
  tiles.filter((t) => t.back === back).map(({ id }) => id);
