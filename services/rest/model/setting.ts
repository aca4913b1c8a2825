import type { Game } from '../../../shared/engine/index.ts';
import type { Locale, Phrase } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { namesOf, type Table } from '../../words/names.ts';
import { put, putInParts, putShort } from '../../words/put.ts';

/** The setting that words are put together from: the game's texts, who sits at the table, the language. */
export type Setting = Table & {
  readonly game: Game;
  readonly locale: Locale;
};

export const inWords = (setting: Setting, phrase: Phrase): string =>
  put(setting, phrase, setting.locale);

/** A phrase in words, whole and cut where it names something. */
export const wordsOf = (setting: Setting, phrase: Phrase) => ({
  text: inWords(setting, phrase),
  parts: [...putInParts(setting, phrase, setting.locale)],
});

/** Words a phrase as asked, and in few words. */
export const askedIn = (setting: Setting, phrase: Phrase) => ({
  ...wordsOf(setting, phrase),
  short: putShort(setting, phrase, setting.locale),
});

export const nameOfSeat = (setting: Setting, id: string): string =>
  namesOf(setting, setting.locale)[id] ?? id;

export const nameOfGame = ({ words }: Game, locale: Locale): string =>
  render(words.catalogue, locale, { key: 'game.name' });
