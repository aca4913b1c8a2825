import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { locales, type Locale } from '../../shared/words/phrase.ts';

/** Phrases that leave a reader to guess the thing given up, or the enemy evaded. */
const vague: Readonly<Record<Locale, RegExp>> = {
  en: /^(Discard|Give|Take|Sell|Use) (it|him|her|them)\b|\bevade([.,;:]|$)|\bgain \d of it\b/u,
  cs: /^(Odlož|Odevzdej|Vezmi|Prodej) (ho|ji|je|a)(?!\p{L})|(se|tak) vyhneš([.,;:]|$)|můžeš vyhnout([.,;:]|$)|^Odložením se/u,
  ko: /^버리고|번 회피/u,
};

describe.each(Object.values(games))(
  'the cards and abilities of $id',
  ({ words: { catalogue } }) => {
    it.each(locales)('state their requirements, in %s', (locale) => {
      const texts = Object.entries(catalogue[locale]).filter(([key]) =>
        /^(card|ability|tile|space):.*\.text$/u.test(key),
      );
      expect(texts.filter(([, text]) => vague[locale].test(text))).toEqual([]);
    });
  },
);
