import { cut, textOf, type Names } from './cut.ts';
import type { Catalogue, Locale, Phrase } from './phrase.ts';

export type { Names } from './cut.ts';

/**
 * Renders a phrase: the text of its parts (`cut`).
 * @example render(catalogue, 'en', { key: 'log.TileTaken', args: { tile: 'tile:p1-m1' } })
 */
export const render = (
  catalogue: Catalogue,
  locale: Locale,
  phrase: Phrase,
  names: Names = {},
): string => textOf(cut({ catalogue, locale, names }, phrase));
