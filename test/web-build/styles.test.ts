import { expect, it } from 'vitest';
import { buildWeb } from '../../services/page/build/build.ts';

/** Every selector of a minified style sheet. */
const selectorsIn = (css: string): readonly string[] =>
  [...css.matchAll(/(?:^|[{};])([^{};@]+)(?=\{)/gu)].flatMap(([, all = '']) => apart(all));

/** A list of selectors, cut at the commas that are in no brackets. */
function apart(all: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const letter of all) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${letter}`);
  }
  return found;
}

/** A selector without its negations and other brackets. */
const bare = (selector: string): string => {
  const less = selector
    .replaceAll(/:not\([^()]*\)/gu, '')
    .replaceAll(/:is\(([^(),]+)[^()]*\)/gu, '$1');
  return less === selector ? selector : bare(less);
};

/** True if the part after `:has()` may be any element. */
const isAny = (selector: string): boolean => {
  const [, ...after] = bare(selector).split(/:has\((?:[^()]|\([^()]*\))*\)/u);
  const last = after.at(-1) ?? '';
  return /[ >+~]/u.test(last) && /[ >+~]\*?$/u.test(last);
};

it('selectors with :has() name their elements, so that a change does not restyle a whole match', async () => {
  const files = await buildWeb();
  const page = files.find(({ path }) => /\/page-\w+\.css$/u.test(path));
  const selectors = selectorsIn(Buffer.from(page?.body ?? []).toString());
  const having = selectors.filter((selector) => selector.includes(':has('));
  expect(having.length).toBeGreaterThan(10);
  expect(having.filter(isAny)).toEqual([]);
  expect(isAny('.lists:has(.skeleton)~*')).toBe(true);
  expect(isAny('.stats:has([data-role=score])>:not([data-role=score])')).toBe(true);
});
