import type { Locale, Phrase } from '../../../shared/words/phrase.ts';
import { cut, type Part } from '../../../shared/words/cut.ts';
import { render } from '../../../shared/words/render.ts';
import type { GameDisplay } from '../../../shared/engine/index.ts';
import { namesOf, type NamedSeats } from './names.ts';

/** The setting of a phrase: its game, and who sits at its table. */
export type Setting = NamedSeats & { readonly game: GameDisplay };

/** Renders a phrase of the game, with the names of the players. */
export function put(setting: Setting, phrase: Phrase, locale: Locale): string {
  return render(setting.game.words.catalogue, locale, phrase, namesOf(setting, locale));
}

/** Words a phrase in parts, cut at the things it names: seats, and things of the game. */
export const putInParts = (setting: Setting, phrase: Phrase, locale: Locale): readonly Part[] =>
  cut({ catalogue: setting.game.words.catalogue, locale, names: namesOf(setting, locale) }, phrase);

/** Words a phrase in short: by the key with `.short` if the game has one, else as it is. */
export const putShort = (setting: Setting, phrase: Phrase, locale: Locale): string => {
  const key = `${phrase.key}.short`;
  const has = Object.hasOwn(setting.game.words.catalogue[locale], key);
  return put(setting, has ? { ...phrase, key } : phrase, locale);
};
