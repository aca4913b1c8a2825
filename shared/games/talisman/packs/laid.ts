import type { Game, PackOf } from '../../../engine/index.ts';
import type { Catalogue, Locale } from '../../../words/phrase.ts';
import { bookOf } from '../content/book.ts';
import type { PrintedEdition } from '../edition/print.ts';
import { wordsOf } from '../words/words.ts';
import { mergedContent } from './merged.ts';
import type { Pack } from './schema.ts';

/** A checked pack, its origin, and the id of the resulting game. */
export type Laid = { readonly pack: Pack; readonly origin: PackOf; readonly gameId: string };

/** An edition, or its printed part, with the cards of a pack. */
export function packedPrint<P extends PrintedEdition>(print: P, { pack, gameId }: Laid): P {
  const content = mergedContent(print.content, pack);
  return { ...print, id: gameId, content, book: bookOf(content) };
}

/** The words of a game with those of a pack laid over them. */
export const packedWords = ({ catalogue }: Game['words'], pack: Pack): Game['words'] =>
  wordsOf(laidOver(catalogue, pack));

function laidOver(catalogue: Catalogue, { title, texts }: Pack): Catalogue {
  const of = (locale: Locale) => ({
    ...catalogue[locale],
    ...texts[locale],
    'game.name': title[locale],
  });
  return { en: of('en'), cs: of('cs'), ko: of('ko') };
}
