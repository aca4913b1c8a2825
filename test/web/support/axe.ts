import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { once } from '../../../services/platform/once.ts';
import { isLong } from '../../support/long.ts';
import { elementsOf, newKinds } from './kinds.ts';
import { faint } from './non-text.ts';

const source = once(() => ({
  text: readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'),
}));

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** The number of kinds of elements for which the short form looks at the other scheme. */
const ENOUGH = 40;
/** The parts of the page that were looked at as a whole, by their addresses without ids. */
const whole = new Set<string>();

/** The address of a page without its ids, and its width. */
const partOf = (page: Page): string =>
  `${new URL(page.url()).pathname.replaceAll(/\/[^/]*[\d_][^/]*/gu, '/*')} ${String(page.viewportSize()?.width)}`;

/**
 * Violations of WCAG 2.2 AA on a page as it stands, those of its contrast in light and dark. The short form looks at a
 * part of the page as a whole once, and after that only at elements of kinds that are new: nothing that looks and
 * works like an element before it. It looks at the other scheme when there is enough that is new.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  const [here, there] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const kinds = await newKinds(page, here);
  const isWhole = isLong || !whole.has(partOf(page));
  if (!isWhole && kinds.length === 0) return [];
  whole.add(partOf(page));
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(source().text);
  const at = isWhole ? 'document' : elementsOf(kinds);
  const found = [...(await against(page, { tags, at })), ...(await faint(page))];
  const others = await newKinds(page, there, isLong ? 0 : ENOUGH);
  if (!isLong && others.length === 0) return found;
  await page.emulateMedia({ colorScheme: there });
  // colours that pass into the other scheme's are neither's
  await page.evaluate(
    `document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish())`,
  );
  const other = [
    ...(await against(page, { tags: ['color-contrast'], at: isLong ? at : elementsOf(others) })),
    ...(await faint(page)),
  ];
  await page.emulateMedia({ colorScheme: here });
  return [...found, ...other.map((fault) => `${there}: ${fault}`)];
}

type Look = {
  /** The rules, or their tags. */
  readonly tags: readonly string[];
  /** An expression for the part of the page, or the parts. */
  readonly at: string;
};

/** Violations that axe finds in parts of a page. */
async function against(page: Page, { tags, at }: Look): Promise<readonly string[]> {
  // bars that stay at an edge cover parts of the page, until they are scrolled to
  const found = await page.evaluate<readonly Violation[]>(
    `(async () => {
      const bars = [...document.querySelectorAll('.site, .site-tabs, #choice > :is(.done, .confirm)')];
      for (const bar of bars) bar.style.position = 'static';
      const at = ${at};
      const { violations } = at.length === 0 ? { violations: [] } : await axe.run(at === document ? document : { include: at }, {
        runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'], preload: false,
      });
      for (const bar of bars) bar.style.position = '';
      return violations;
    })()`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
