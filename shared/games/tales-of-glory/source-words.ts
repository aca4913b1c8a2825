import { refOf } from '../../engine/index.ts';
import type { Argument, Phrase } from '../../words/phrase.ts';
import type { TileId } from './content/tile.ts';
import { tile } from './content/tiles.ts';
import type { Source } from './events.ts';

/** A tile as it is named in a sentence: with its article, where the language has one. */
export const theTile = (id: TileId): Phrase => ({
  key: tile(id).back === 'quests' ? 'the.quest' : 'the.tile',
  args: { tile: refOf('tile', id) },
});

/** What a text about a source needs besides its tile. */
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

/** Where a Key came from, as a part of a sentence; an older fact does not say. */
export const keyFrom = (source: Source | undefined): Phrase =>
  source === undefined
    ? { key: 'key.unknown' }
    : { key: `key.${source.from}`, args: { tile: theTile(source.tile), ...partsOf(source) } };
