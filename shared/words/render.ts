import { IntlMessageFormat } from 'intl-messageformat';
import type { Argument, Catalogue, Locale, Phrase } from './phrase.ts';

/** Names of the seats' holders, by seat. */
export type Names = Readonly<Record<string, string>>;

/** Parsed messages, kept for the life of the process: a catalogue is a constant. */
const parsed = new WeakMap<Catalogue, Map<string, IntlMessageFormat>>();
const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Puts a phrase into words. A key the catalogue lacks is returned as it stands, so that a client
 * of newer content still shows something.
 * @example render(catalogue, 'en', { key: 'log.TileTaken', args: { tile: 'tile:p1-m1' } })
 */
export function render(
  catalogue: Catalogue,
  locale: Locale,
  phrase: Phrase,
  names: Names = {},
): string {
  const message = messageOf(catalogue, locale, phrase.key);
  if (message === undefined) return phrase.key;
  const args = Object.entries(phrase.args ?? {}).map(
    ([name, value]) => [name, inWords(catalogue, locale, value, names)] as const,
  );
  return String(message.format(Object.fromEntries(args)));
}

function inWords(
  catalogue: Catalogue,
  locale: Locale,
  value: Argument,
  names: Names,
): string | number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') {
    if ('key' in value) return render(catalogue, locale, value, names);
    return listFormat(locale).format(
      value.map((item) => String(inWords(catalogue, locale, item, names))),
    );
  }
  if (value.startsWith('seat:')) {
    const seat = value.slice('seat:'.length);
    return names[seat] ?? seat;
  }
  return Object.hasOwn(catalogue[locale], value)
    ? render(catalogue, locale, { key: value }, names)
    : value;
}

function messageOf(
  catalogue: Catalogue,
  locale: Locale,
  key: string,
): IntlMessageFormat | undefined {
  const texts = catalogue[locale];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return undefined;
  const known = parsed.get(catalogue) ?? new Map<string, IntlMessageFormat>();
  parsed.set(catalogue, known);
  const id = `${locale} ${key}`;
  const message = known.get(id) ?? new IntlMessageFormat(text, locale);
  known.set(id, message);
  return message;
}

function listFormat(locale: Locale): Intl.ListFormat {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format;
}
