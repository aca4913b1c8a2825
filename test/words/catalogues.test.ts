import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { locales } from '../../shared/words/phrase.ts';
import { argumentsOf } from './arguments.ts';

const others = locales.filter((locale) => locale !== 'en');

describe.each(Object.values(games))('the words of $id', ({ words: { catalogue } }) => {
  it('exist in every language', () => {
    expect(Object.keys(catalogue.en).length).toBeGreaterThan(0);
    for (const locale of others) {
      expect(Object.keys(catalogue[locale]).sort(), locale).toEqual(
        Object.keys(catalogue.en).sort(),
      );
    }
  });

  it.each(locales)('are well-formed and non-empty messages in %s', (locale) => {
    const faults = Object.entries(catalogue[locale]).filter(
      ([, message]) => message.trim() === '' || !isWellFormed(message, locale),
    );
    expect(faults).toEqual([]);
  });

  it.each(others)('have the same arguments in %s as in English', (locale) => {
    const differing = Object.entries(catalogue.en).filter(
      ([key, message]) =>
        String(argumentsOf(message, 'en')) !==
        String(argumentsOf(catalogue[locale][key] ?? '', locale)),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(others)('are not left in English in %s', (locale) => {
    const sentences = Object.entries(catalogue.en).filter(([, message]) => message.length > 20);
    const same = sentences.filter(([key, message]) => catalogue[locale][key] === message);
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

/** Czech that speaks to several or in the polite form, and a Korean pronoun for the reader. */
const distant: Readonly<Record<string, RegExp>> = {
  cs: /(?<!\p{L})(vás|vám|váš|jste)(?!\p{L})|(íte|ujete|áváte|ěláte)(?!\p{L})/iu,
  ko: /당신/u,
};

describe.each(Object.values(games))(
  'the player addressed in the words of $id',
  ({ words: { catalogue } }) => {
    it.each(others)('is addressed informally, in %s', (locale) => {
      const texts = Object.entries(catalogue[locale]);
      expect(texts.filter(([, text]) => distant[locale]?.test(text))).toEqual([]);
    });
  },
);

function isWellFormed(message: string, locale: string): boolean {
  try {
    argumentsOf(message, locale);
    return true;
  } catch {
    return false;
  }
}
