import { refOf, type Thing, type Things } from '../../../engine/index.ts';
import { periods, type Tile } from '../content/tile.ts';
import { tiles } from '../content/tiles.ts';
import { bounties, kebab } from './bounties.ts';
import { connectors, goods, typeOf, types } from './looks.ts';
import { marksOf } from './marks.ts';
import { tileGlyphs } from './tile-glyphs.ts';

/** All things of the game, with their prints. */
export const things = (): Things => ({
  tile: byId(tiles.map((tile) => [tile.id, tileThing(tile)])),
  type: types,
  good: byId(Object.entries(goods).map(([gain, look]) => [kebab(gain), look])),
  bounty: byId(bounties().map(({ id, gain }) => [id, goods[gain]])),
  connector: connectors,
  stack: byId(periods.map((period) => [period, { glyph: 'card-draw' }])),
  land: { wilderness: { tone: 'brown', glyph: 'forest' } },
});

const byId = (all: readonly (readonly [string, Thing])[]): Things[string] =>
  Object.fromEntries(all);

function tileThing(tile: Tile): Thing {
  const type = typeOf(tile);
  return {
    type: refOf('type', type),
    marks: marksOf(tile),
    ...types[type],
    glyph: tileGlyphs[tile.id] ?? types[type].glyph,
  };
}
