import { refOf } from '../../engine/index.ts';
import type { Argument, Phrase } from '../../words/phrase.ts';
import type { TileId } from './content/tile.ts';
import { tile } from './content/tiles.ts';
import type { Source } from './events.ts';

/** The name of a tile in a sentence: with its article, if the language has one. */
export const theTile = (id: TileId): Phrase => ({
  key: tile(id).back === 'quests' ? 'the.quest' : 'the.tile',
  args: { tile: refOf('tile', id) },
});

/** The arguments of a text about a source, besides its tile. */
export function partsOf(source: Source): Readonly<Record<string, Argument>> {
  switch (source.from) {
    case 'connector':
      return { side: `side.${source.side}` };
    case 'chest':
      return { number: source.chest };
    case 'keys':
      return { other: theTile(source.other) };
    case 'hero':
    case 'tile':
    case 'end':
    case 'discard':
      return {};
  }
}

/** The source of a Key, as a part of a sentence; unknown in an older fact. */
export const keyFrom = (source: Source | undefined): Phrase =>
  source === undefined
    ? { key: 'key.unknown' }
    : { key: `key.${source.from}`, args: { tile: theTile(source.tile), ...partsOf(source) } };
