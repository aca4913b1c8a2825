import { IntlMessageFormat } from 'intl-messageformat';
import { resolveParticles } from '../../../../shared/client/particles.ts';
import type { Locale } from './locale.ts';
import type account from './account.en.json';
import type home from './home.en.json';
import type pages from './pages.en.json';
import type setup from './setup.en.json';
import type tournaments from './tournaments.en.json';

/** Keys of the messages, which every language has. */
export type Key = HomeKey | PagesKey | AccountKey | SetupKey | TournamentsKey;
type HomeKey = keyof typeof home;
type PagesKey = keyof typeof pages;
type AccountKey = keyof typeof account;
type SetupKey = keyof typeof setup;
type TournamentsKey = keyof typeof tournaments;
export type Values = Readonly<Record<string, string | number | Date>>;

export type CountedUnit = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds?: number;
};

/** The page's own words in one language. */
export type Words = {
  readonly locale: Locale;
  /** Loads a catalogue part; until then only `home` keys resolve. */
  load(part: Part): Promise<void>;
  /** Text of a message with these values. */
  say(key: Key, values?: Values): string;
  /** The words of a key that may be none, such as the code of a refusal. */
  sayIfKnown(key: string, values?: Values): string | undefined;
  list(items: readonly string[]): string;
  number(n: number): string;
  /** Formats a share from 0 to 1 as a percentage. */
  percent(share: number): string;
  /** A span of time by its two greatest units. */
  span(span: CountedUnit): string;
  /** Day of the week by its name: 1 is Monday, 7 is Sunday. */
  weekday(day: number): string;
  /** A moment, as short as it can be told from others. */
  time(at: Date): string;
  /** The hour of a moment of today, and with its day if it is of another. */
  timeSoon(at: Date): string;
};

type Loads<K extends string> = Readonly<
  Record<Locale, () => Promise<{ readonly default: Readonly<Record<K, string>> }>>
>;

/** Words of home, and of all parts that it shows. */
const homes: Loads<HomeKey> = {
  EN: () => import('./home.en.json', { with: { type: 'json' } }),
  CS: () => import('./home.cs.json', { with: { type: 'json' } }),
  KO: () => import('./home.ko.json', { with: { type: 'json' } }),
};

/** Words of the other pages, beside those of home. */
const pagesWords: Loads<PagesKey> = {
  EN: () => import('./pages.en.json', { with: { type: 'json' } }),
  CS: () => import('./pages.cs.json', { with: { type: 'json' } }),
  KO: () => import('./pages.ko.json', { with: { type: 'json' } }),
};

/** Words of my account's page, beside those. */
const accountWords: Loads<AccountKey> = {
  EN: () => import('./account.en.json', { with: { type: 'json' } }),
  CS: () => import('./account.cs.json', { with: { type: 'json' } }),
  KO: () => import('./account.ko.json', { with: { type: 'json' } }),
};

/** Words of the setup of tables and events, beside those. */
const setupWords: Loads<SetupKey> = {
  EN: () => import('./setup.en.json', { with: { type: 'json' } }),
  CS: () => import('./setup.cs.json', { with: { type: 'json' } }),
  KO: () => import('./setup.ko.json', { with: { type: 'json' } }),
};

/** Words of tournaments' pages, beside those. */
const tournamentsWords: Loads<TournamentsKey> = {
  EN: () => import('./tournaments.en.json', { with: { type: 'json' } }),
  CS: () => import('./tournaments.cs.json', { with: { type: 'json' } }),
  KO: () => import('./tournaments.ko.json', { with: { type: 'json' } }),
};

const parts = {
  pages: pagesWords,
  account: accountWords,
  setup: setupWords,
  tournaments: tournamentsWords,
};

/**
 * Parts of the catalogue beside home: every other page, my account, forms that set something up, tournaments.
 */
export type Part = keyof typeof parts;

/** Every browser has the page's languages: to ask it which it has takes a phone a third of a second. */
IntlMessageFormat.resolveLocale = (tags) => new Intl.Locale([tags].flat()[0] ?? 'en');

/** Fetches words before they are asked for: a file is fetched once. */
export const fetchWords = (part: Part, locale: Locale): Promise<unknown> => parts[part][locale]();

/** Loads the home catalogue of a language. A message is compiled when it is first used. */
export async function loadWords(locale: Locale): Promise<Words> {
  let known: Readonly<Record<string, Compiled>> = (await homes[locale]()).default;
  const formats = new Map<string, IntlMessageFormat>();
  const tag = locale.toLowerCase();
  const list = whenWanted(() => new Intl.ListFormat(tag));
  const number = whenWanted(() => new Intl.NumberFormat(tag));
  const percent = whenWanted(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  const time = whenWanted(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const hour = whenWanted(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
  const weekday = whenWanted(() => new Intl.DateTimeFormat(tag, { weekday: 'long' }));
  const unit = (name: string, n: number): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n);

  const sayIfKnown = (key: string, values: Values = {}): string | undefined => {
    const message = Object.hasOwn(known, key) ? known[key] : undefined;
    if (message === undefined || typeof message === 'string') return message;
    const format = formats.get(key) ?? new IntlMessageFormat([...message], tag);
    formats.set(key, format);
    const text = String(format.format(values));
    return locale === 'KO' ? resolveParticles(text) : text;
  };
  return {
    locale,
    async load(part) {
      const { default: loaded } = await parts[part][locale]();
      known = { ...known, ...loaded };
    },
    say: (key, values) => sayIfKnown(key, values) ?? key,
    sayIfKnown,
    list: (items) => (locale === 'KO' ? items.join(', ') : list().format(items)),
    number: (n) => number().format(n),
    percent: (share) => percent().format(share),
    span: ({ days, hours, minutes, seconds = 0 }) => {
      const parts = { day: days, hour: hours, minute: minutes, second: seconds };
      const some = Object.entries(parts).filter(([, n]) => n > 0);
      const said = some.length === 0 ? [['second', 0] as const] : some.slice(0, 2);
      return said.map(([name, n]) => unit(name, n)).join(' ');
    },
    // the first of January 2024 was a Monday
    weekday: (day) => weekday().format(new Date(2024, 0, day)),
    time: (at) => time().format(at),
    timeSoon: (at) =>
      (at.toDateString() === new Date().toDateString() ? hour() : time()).format(at),
  };
}

/** Makes a value when it is first needed, once: making the formats at once held a phone up at its start. */
function whenWanted<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** A message as the build leaves it: text, or the tree of one that has places. */
type Compiled = string | (ConstructorParameters<typeof IntlMessageFormat>[0] & readonly unknown[]);
