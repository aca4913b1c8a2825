import { tile } from '../content/tiles.ts';
import type { Per } from '../content/tile.ts';
import type { Player } from '../state.ts';
import { closedChests, keysIn } from './chests.ts';
import { neighboursOf } from './map.ts';

/** The count of a "for each" symbol for this player right now (TG-REW-04, TG-RWL-08 to 20). */
export function count(player: Player, per: Per): number {
  const { story, holding, majorities } = player;
  switch (per) {
    case 'monster':
    case 'character':
    case 'place':
    case 'treasure':
      return story.filter((placed) => tile(placed.tile).type === per).length;
    case 'key':
      return keysIn(story);
    case 'combat':
    case 'magic':
      return holding[per];
    case 'majority':
      return majorities.length;
    case 'coinSet':
      return Math.floor(holding.coins / 3);
    case 'potionSet':
      return Math.floor(holding.potions / 3);
    case 'fourNeighbours':
      return story.filter((placed) => neighboursOf(story, placed) === 4).length;
    case 'closedChest':
      return closedChests(story).length;
  }
}
