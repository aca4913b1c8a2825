import type { Game } from '../../../shared/engine/index.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';

/** The name of a game in a language. */
export const nameOfGame = ({ words }: Game, locale: Locale): string =>
  render(words.catalogue, locale, { key: 'game.name' });
