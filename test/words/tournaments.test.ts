import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleEvents, type NoticeData } from '../../services/notifications/notices/notice.ts';
import { factsOf, phraseOf, titleOf } from '../../services/notifications/notices/words.ts';
import { catalogue as regulations } from '../../shared/tournaments/words/catalogue.ts';
import { glossary } from '../../shared/tournaments/words/glossary.ts';
import { locales, type Locale } from '../../shared/words/phrase.ts';
import { root } from '../../tools/root.ts';
import { usesOfNever } from '../voice/never.ts';
import { argumentsOf } from './arguments.ts';

type Texts = Readonly<Record<string, string>>;
const inAll = (of: (locale: Locale) => Texts): Readonly<Record<Locale, Texts>> => ({
  en: of('en'),
  cs: of('cs'),
  ko: of('ko'),
});

/** Every fact that a notice may tell. */
const told: NoticeData = {
  ...{ code: '1', gameId: 'g', matchId: 'm', tournamentId: 't', round: 1, pod: 1, seat: 's' },
  ...{ turn: 1, count: 1, channel: 'c', url: 'https://play.example' },
  ...{ startsAt: '2031-03-04T09:00:00.000Z', deadline: '2031-03-04T09:00:00.000Z' },
};
const notices = [
  ...ruleEvents,
  ...(['channel.verification', 'channel.disabled', 'channel.test'] as const),
];
const phrases = ['unsubscribe', 'unsubscribeAsk', 'unsubscribed'] as const;

const page = inAll(
  (locale) =>
    JSON.parse(
      readFileSync(join(root, `services/page/web/words/tournaments.${locale}.json`), 'utf8'),
    ) as Texts,
);
const notifications = inAll((locale) =>
  Object.fromEntries([
    ...notices.map((type) => [`title ${type}`, titleOf(type, locale)]),
    ...factsOf(told, locale).map(({ label }, at) => [`fact ${String(at)}`, label]),
    ...phrases.map((phrase) => [`phrase ${phrase}`, phraseOf(phrase, locale)]),
  ]),
);
const catalogues = { page, regulations, notifications };
/** The texts of all of them, by the name of the catalogue and the key. */
const all = inAll((locale) =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([name, of]) =>
      Object.entries(of[locale]).map(([key, text]) => [`${name} ${key}`, text]),
    ),
  ),
);
const texts = (locale: Locale) => Object.entries(all[locale]);

/** Patterns that no text for people contains, in any catalogue. */
const never: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /'|"|\.\.\./u,
    /\bmay\b|\bfor ever\b|\bone’s\b|\bmeanwhile\b/iu,
    /\b(?:is|are|do|does|can|will)(?: not|not)\b/iu,
    /\d %/u,
  ],
  cs: [
    /'|"|\.\.\./u,
    /\(a\)/u,
    /(?<!\p{L})(?:jste|vás|vám|vámi|váš|vaše|vaši|vašich)(?!\p{L})/iu,
    /(?:íte|ujete|ejte|ujte)(?!\p{L})/u,
    /\d%/u,
  ],
  ko: [/'|"|\.\.\./u, /당신/u, /및/u, /(?:[어아예에네]요|나요|까요)[.?!]/u, /\d %/u],
};

describe.each(Object.entries(catalogues))('the words of tournaments: %s', (_, of) => {
  it('have the same keys and arguments in every language', () => {
    for (const locale of locales) {
      expect(Object.keys(of[locale]).sort()).toEqual(Object.keys(of.en).sort());
      const other = Object.entries<string>(of.en).filter(
        ([key, text]) =>
          String(argumentsOf(text, 'en')) !==
          String(argumentsOf((of[locale] as Texts)[key] ?? '', locale)),
      );
      expect(other).toEqual([]);
    }
  });
});

describe('the terms of tournaments', () => {
  it.each(glossary.map((term) => [term.en, term] as const))(
    '%s: each language uses its own term',
    (_, { forms, except = [] }) => {
      const keys = texts('en')
        .filter(([key, text]) => forms.en.test(text) && !except.includes(key))
        .map(([key]) => key);
      expect(keys).not.toEqual([]);
      const without = locales.flatMap((locale) =>
        keys
          .filter((key) => !forms[locale].test(all[locale][key] ?? ''))
          .map((key) => `${locale} ${key}: ${String(all[locale][key])}`),
      );
      expect(without).toEqual([]);
      expect(except.filter((key) => all.en[key] === undefined)).toEqual([]);
    },
  );

  it('are written as they are searched for', () => {
    for (const term of glossary)
      for (const locale of locales) expect(term[locale]).toMatch(term.forms[locale]);
  });

  it.each(locales)('have no other words beside them in %s', (locale) => {
    const others = glossary.flatMap(({ never: words = {} }) =>
      texts(locale)
        .filter(([, text]) => words[locale]?.test(text))
        .map(([key, text]) => `${key}: ${text}`),
    );
    expect(others).toEqual([]);
  });

  it('keep the Korean word for a knockout from meaning a tournament', () => {
    const knockouts = texts('ko').filter(([, text]) => text.includes('토너먼트'));
    expect(knockouts.map(([key]) => key)).toEqual([
      'page bracket.cut',
      'page format.ELIMINATION',
      'page wizard.best',
      'regulations format.ELIMINATION',
    ]);
  });
});

describe.each(locales)('the texts of tournaments in %s', (locale) => {
  it('contain no forbidden words', () => {
    const found = texts(locale).flatMap(([key, text]) =>
      never[locale]
        .filter((pattern) => pattern.test(text))
        .map((at) => `${key} ${String(at)}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

it('the English texts of tournaments have no turn of phrase that docs avoid', () => {
  expect(texts('en').flatMap(([, text]) => usesOfNever(text))).toEqual([]);
});
