import type { Catalogue, Locale } from '../../../shared/words/phrase.ts';

/**
 * The keys of texts that are put together afresh for each table: its texts wait for arguments, or for a
 * moment.
 */
const occasional = /^(?:question|option|effect|outcome|log)\./u;

/** The texts by key that stand on their own, in this language: names of things, and what they do. */
export const textsOf = (
  catalogue: Catalogue,
  locale: Locale,
  prefix: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(catalogue[locale]).filter(
      ([key, text]) => key.startsWith(prefix) && !occasional.test(key) && !text.includes('{'),
    ),
  );
