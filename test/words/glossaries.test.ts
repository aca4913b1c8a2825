import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { catalogue as catalogueOfGames } from '../../shared/games/catalogue.ts';
import { glossary as termsOfThePage } from '../../services/matches/words/text/page-glossary.ts';
import type { Glossary, Term } from '../../shared/words/glossary.ts';
import { locales, type Locale } from '../../shared/words/phrase.ts';
import { root } from '../../tools/root.ts';

const GLOSSARY = 'text/glossary.ts';

/** The games that have a glossary: `text/glossary.ts` in the folder of the game. */
const glossaries = await Promise.all(
  Object.entries(catalogueOfGames)
    .map(([id, { folder }]) => ({ id, file: join(root, 'shared/games', folder, GLOSSARY) }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ id, file }) => ({ id, ...((await import(file)) as { glossary: Glossary }) })),
);

it('the three games of the project have a glossary', () => {
  const ids = glossaries.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['tales-of-glory', 'talisman', 'talisman-hp']));
});

type Catalogue = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The texts of the page, of all its parts but tournaments. */
const textsOfThePage = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['home', 'setup', 'account', 'pages'].flatMap((part) => {
      const file = join(root, `services/page/web/words/${part}.${locale}.json`);
      return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }),
  );

const ofGames = glossaries.map(({ id, glossary }) => ({
  ...{ id, glossary },
  catalogue: (games[id]?.words ?? expect.fail()).catalogue,
}));

const ofThePage: { id: string; glossary: Glossary; catalogue: Catalogue } = {
  ...{ id: 'the page', glossary: termsOfThePage },
  catalogue: { en: textsOfThePage('en'), cs: textsOfThePage('cs'), ko: textsOfThePage('ko') },
};

/**
 * True if a text is the one-line rule of a thing: each language makes its own out of the whole
 * text.
 */
const isLine = (key: string): boolean => /^(?:card|character|tile):[^.]+\.short$/u.test(key);

describe.each([...ofGames, ofThePage])('the terms of $id', ({ glossary, catalogue }) => {
  it.each(glossary.map((term) => [term.en, term] as const))(
    '%s: each language uses its own term',
    (_, { forms, except = [] }) => {
      const keys = Object.entries(catalogue.en)
        .filter(([key, text]) => forms.en.test(text) && !except.includes(key) && !isLine(key))
        .map(([key]) => key);
      expect(keys).not.toEqual([]);
      const without = locales.flatMap((locale) =>
        keys
          .filter((key) => !forms[locale].test(catalogue[locale][key] ?? ''))
          .map((key) => `${locale} ${key}: ${String(catalogue[locale][key])}`),
      );
      expect(without).toEqual([]);
      expect(except.filter((key) => catalogue.en[key] === undefined)).toEqual([]);
    },
  );

  it('are written as they are searched for', () => {
    expect(glossary.length).toBeGreaterThan(10);
    for (const term of glossary) {
      for (const locale of locales) expect(term[locale]).toMatch(term.forms[locale]);
    }
  });

  it('have no other words beside them', () => {
    const others = glossary.flatMap(({ never = {} }) =>
      locales.flatMap((locale) =>
        Object.entries(catalogue[locale])
          .filter(([, text]) => never[locale]?.test(text))
          .map(([key, text]) => `${locale} ${key}: ${text}`),
      ),
    );
    expect(others).toEqual([]);
  });
});

it.each(glossaries)('the terms of $id are on the game’s page in the docs', ({ id, glossary }) => {
  const page = readFileSync(join(import.meta.dirname, `../../docs/games/${id}.md`), 'utf8');
  const rows = page.split('\n').map((line) => line.split(/\s*\|\s*/).join('|'));
  const row = (term: Term): string => `|${locales.map((locale) => term[locale]).join('|')}|`;
  expect(glossary.map(row).filter((wanted) => !rows.includes(wanted))).toEqual([]);
});
