import type { Thing } from '../../../engine/index.ts';
import type { Connector, Reward, Tile, TileType } from '../content/tile.ts';

/** The type of a tile; a tile without a type is told by its back (TG-CMP-04). */
export const typeOf = ({ type, back }: Tile): TileType | 'hero' | 'quest' =>
  type ?? (back === 'heroes' ? 'hero' : 'quest');

/** The looks of each type of tile. */
export const types = {
  monster: { tone: 'red', glyph: 'monster-grasp' },
  character: { tone: 'blue', glyph: 'person' },
  place: { tone: 'green', glyph: 'castle' },
  treasure: { tone: 'yellow', glyph: 'open-chest' },
  hero: { tone: 'purple', glyph: 'black-knight-helm' },
  quest: { tone: 'teal', glyph: 'scroll-quill' },
} satisfies Record<ReturnType<typeof typeOf>, Thing>;

/** The looks of each gain. */
export const goods = {
  combat: { tone: 'red', glyph: 'crossed-swords' },
  magic: { tone: 'blue', glyph: 'magic-swirl' },
  coins: { tone: 'yellow', glyph: 'two-coins' },
  potions: { tone: 'green', glyph: 'potion-ball' },
  glory: { tone: 'purple', glyph: 'laurel-crown' },
  key: { tone: 'orange', glyph: 'key' },
  firstPlayer: { tone: 'pink', glyph: 'token' },
} satisfies Record<Reward['gain'], Thing>;

/** The looks of each connector. */
export const connectors = {
  plain: { tone: 'grey', glyph: 'road' },
  'half-key': { tone: 'orange', glyph: 'key' },
} satisfies Record<Exclude<Connector, 'none'>, Thing>;
