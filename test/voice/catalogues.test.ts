import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { catalogue as tournaments } from '../../shared/tournaments/words/catalogue.ts';
import { locales, type Catalogue, type Locale } from '../../shared/words/phrase.ts';
import { root } from '../../tools/root.ts';
import { usesOfNeverIn } from './translations.ts';

const folder = join(root, 'services/page/web/words');

/** The words of the page in one language. */
const pageIn = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith(`.${locale}.json`))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object),
  ) as Readonly<Record<string, string>>;

const catalogues: readonly (readonly [string, Catalogue])[] = [
  ['the page', { en: pageIn('en'), cs: pageIn('cs'), ko: pageIn('ko') }],
  ['tournaments', tournaments],
  ...Object.values(games).map(({ id, words }) => [id, words.catalogue] as const),
];

describe.each(catalogues)('the words of %s', (_, catalogue) => {
  it.each(locales)('have nothing in %s that the guide forbids', (locale) => {
    const found = Object.entries(catalogue[locale]).flatMap(([key, text]) =>
      usesOfNeverIn[locale](text).map((use) => `${key}: ${use}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the checks', () => {
  it.each([
    ['en', 'Whoever joins plays.'],
    ['cs', 'Můžete začít.'],
    ['cs', 'Vyberte hráče, kterého zvolíte.'],
    ['ko', '당신의 차례입니다.'],
  ] as const)('find forbidden words in %s', (locale, text) => {
    expect(usesOfNeverIn[locale](text)).not.toEqual([]);
  });
});
