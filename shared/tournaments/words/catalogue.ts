import type { Catalogue, Locale } from '../../words/phrase.ts';
import { tieSpecs } from '../ties/registry.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

const texts = { en, cs, ko };

const withTies = (locale: Locale) => ({
  ...texts[locale],
  ...Object.fromEntries(
    Object.entries(tieSpecs).map(([kind, { words }]) => [`tie.${kind}`, words[locale]]),
  ),
});

/** The words of tournaments: of their regulations, tie-breaks included, and warnings of staff. */
export const catalogue: Catalogue = {
  en: withTies('en'),
  cs: withTies('cs'),
  ko: withTies('ko'),
};
