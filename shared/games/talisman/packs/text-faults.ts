import { locales, type Catalogue, type Locale } from '../../../words/phrase.ts';
import { fault, type Fault } from '../content/check/fault.ts';
import type { Pack } from './schema.ts';
import { refersTo } from '../reference.ts';

type Wanted = {
  /** The words there are without the pack. */
  readonly catalogue: Catalogue;
  /** The keys that are the pack's own affair. */
  readonly own: readonly string[];
};

/** Texts that are missing in a language, and texts outside the pack's own content. */
export const textFaults = (pack: Pack, wanted: Wanted): readonly Fault[] =>
  locales.flatMap((locale) => [...missing(pack, wanted, locale), ...strange(pack, wanted, locale)]);

/** The missing texts: every card of a pack needs its own; other names may already be the game's. */
const missing = ({ texts }: Pack, { catalogue, own }: Wanted, locale: Locale): readonly Fault[] =>
  own
    .filter((key) => refersTo('card', key) || !Object.hasOwn(catalogue[locale], key))
    .filter((key) => !Object.hasOwn(texts[locale], key))
    .map((key) => fault(['texts', locale, key], 'is missing'));

const strange = ({ texts }: Pack, { own }: Wanted, locale: Locale): readonly Fault[] =>
  Object.keys(texts[locale])
    .filter((key) => !own.includes(key))
    .map((key) => fault(['texts', locale, key], 'is about nothing in this pack'));
