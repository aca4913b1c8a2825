import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gamesWith } from '../../tools/games.ts';
import { elementsOf } from '../../shared/words/elements.ts';

const texts = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json|css)$/u.test(name) && !name.includes('generated'))
    .map((name) => join(folder, name));

it('the page and the client library name no game', async () => {
  const games = [...(await gamesWith(undefined)).keys()];
  expect(games.length).toBeGreaterThan(2);
  const named = ['services/page/web', 'shared/client'].flatMap(texts).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return games.filter((id) => text.includes(id)).map((id) => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});

/** The words of every page, those of home and those that come with the code of the others. */
const words = (locale: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...['home', 'pages', 'account', 'setup', 'tournaments'].map(
      (part) =>
        JSON.parse(
          readFileSync(`services/page/web/words/${part}.${locale}.json`, 'utf8'),
        ) as object,
    ),
  ) as Record<string, string>;

it.each(['cs', 'ko'])('the page has all words in %s, for the same keys', (locale) => {
  const [english, other] = [words('en'), words(locale)];
  expect(Object.keys(other)).toEqual(Object.keys(english));
  const places = (message: string, tag: string): readonly string[] =>
    [...new Set(elementsOf(message, tag).map(({ name }) => name))].sort();
  const unlike = Object.keys(english).filter(
    (key) => places(english[key] ?? '', 'en').join() !== places(other[key] ?? '', locale).join(),
  );
  expect(unlike).toEqual([]);
});

it('the page uses every word of its catalogues', () => {
  const code = texts('services/page/web')
    .filter((file) => !file.includes('/words/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsaid = Object.keys(words('en')).filter((key) => {
    const [group = '', ...rest] = key.split('.');
    // literally, by a value, or as one of those that a field may have
    const ways = [`'${key}'`, `\`${group}.$`, `words: '${group}'`];
    return ways.every((way) => !code.includes(way)) && rest.length > 0;
  });
  expect(unsaid).toEqual([]);
});
