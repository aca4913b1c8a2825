import type { Thing } from '../../../engine/index.ts';
import type { Connector, Reward, Tile, TileType } from '../content/tile.ts';

/** What a tile is, told by its back where it has no type (TG-CMP-04). */
export const typeOf = ({ type, back }: Tile): TileType | 'hero' | 'quest' =>
  type ?? (back === 'heroes' ? 'hero' : 'quest');

/** How a tile of each type looks. */
export const types = {
  monster: { tone: 'red', glyph: 'monster-grasp' },
  character: { tone: 'blue', glyph: 'person' },
  place: { tone: 'green', glyph: 'castle' },
  treasure: { tone: 'yellow', glyph: 'open-chest' },
  hero: { tone: 'purple', glyph: 'black-knight-helm' },
  quest: { tone: 'teal', glyph: 'scroll-quill' },
} satisfies Record<ReturnType<typeof typeOf>, Thing>;

/** How what is gained looks. */
export const goods = {
  combat: { tone: 'red', glyph: 'crossed-swords' },
  magic: { tone: 'blue', glyph: 'magic-swirl' },
  coins: { tone: 'yellow', glyph: 'two-coins' },
  potions: { tone: 'green', glyph: 'potion-ball' },
  glory: { tone: 'purple', glyph: 'laurel-crown' },
  key: { tone: 'orange', glyph: 'key' },
  firstPlayer: { tone: 'pink', glyph: 'token' },
} satisfies Record<Reward['gain'], Thing>;

/** How what is on the side of a tile looks. */
export const connectors = {
  plain: { tone: 'grey', glyph: 'road' },
  'half-key': { tone: 'orange', glyph: 'key' },
} satisfies Record<Exclude<Connector, 'none'>, Thing>;
