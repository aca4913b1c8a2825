import type { Locale, Phrase } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import type { Setting } from '../models.ts';
import { namesOf } from './names.ts';

/** Puts a phrase of the game into words, with the names of those at the table. */
export function put({ game, seats }: Setting, phrase: Phrase, locale: Locale): string {
  return render(game.words.catalogue, locale, phrase, namesOf(seats, locale));
}
