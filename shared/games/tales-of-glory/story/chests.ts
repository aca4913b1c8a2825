import { tile } from '../content/tiles.ts';
import type { TileId } from '../content/tile.ts';
import type { Story } from '../state.ts';

/** One Chest, by its tile and its number on it, from 1. */
export type Chest = { readonly tile: TileId; readonly chest: number };

/** The tiles whose Chests a Key may open: these and no others, or any tile of the story. */
export type Scope = readonly TileId[] | 'story';

/**
 * The Chests that a Key of this scope may open: closed, and in the seat's own story (TG-KEY-03 to 12).
 */
export const closedChests = (story: Story, scope: Scope = 'story'): readonly Chest[] =>
  story.flatMap(({ tile: id, opened }) => {
    const { chests } = tile(id);
    if (chests.length === opened.length) return [];
    if (scope !== 'story' && !scope.includes(id)) return [];
    return chests.flatMap((_, i) => (opened.includes(i + 1) ? [] : [{ tile: id, chest: i + 1 }]));
  });

/** The Keys lying in a story (TG-KEY-14). */
export const keysIn = (story: Story): number =>
  story.reduce((count, { opened }) => count + opened.length, 0);
