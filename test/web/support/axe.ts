import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { once } from '../../../services/platform/once.ts';
import { isLong } from '../../support/long.ts';
import { faint } from './non-text.ts';

const source = once(() => ({
  text: readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'),
}));

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** The number of looks so far: in the short form each fourth one is at the other scheme too. */
let looks = 0;
/** The addresses at which each page was looked at as a whole; after that only its open dialogs are. */
const whole = new WeakMap<Page, Set<string>>();

/**
 * True if a page has not been looked at as a whole at its address, by the part of it that is shown.
 */
function isNew(page: Page): boolean {
  const seen = whole.get(page) ?? new Set();
  whole.set(page, seen);
  const isFirst = !seen.has(page.url());
  seen.add(page.url());
  return isFirst;
}

/**
 * Violations of WCAG 2.2 AA on a page as it stands, those of its contrast in light and dark. The short form looks at
 * the other scheme at each second page. On a page that has been looked at, it looks only at an open dialog, else at
 * all but the contrast of text.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(source().text);
  const isFirst = isNew(page);
  const isKnown = !isLong && !isFirst;
  const isPart = isKnown && (await page.locator('dialog[open]').count()) > 0;
  const at = isPart ? 'dialog[open]' : 'html';
  const left = isKnown && !isPart ? ['color-contrast'] : [];
  const found = [...(await against(page, { tags, left, at })), ...(await faint(page))];
  if (isFirst) looks += 1;
  if (isKnown || (!isLong && looks % 2 === 0)) return found;
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  const [here, there] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: there });
  // colours that pass into the other scheme's are neither's
  await page.evaluate(
    `document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish())`,
  );
  const other = [
    ...(await against(page, { tags: ['color-contrast'], at })),
    ...(await faint(page)),
  ];
  await page.emulateMedia({ colorScheme: here });
  return [...found, ...other.map((fault) => `${there}: ${fault}`)];
}

type Look = {
  /** The rules, or their tags. */
  readonly tags: readonly string[];
  /** The rules among them that are left out. */
  readonly left?: readonly string[];
  readonly at: string;
};

/** Violations that axe finds in a part of a page. */
async function against(page: Page, { tags, left = [], at }: Look): Promise<readonly string[]> {
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  // bars that stay at an edge cover parts of the page, until they are scrolled to
  const found = await page.evaluate<readonly Violation[]>(
    `(async () => {
      const bars = [...document.querySelectorAll('.site, .site-tabs, #choice > :is(.done, .confirm)')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await axe.run('${at}', {
        runOnly: ${JSON.stringify(tags)}, rules: ${JSON.stringify(rules)}, resultTypes: ['violations'], preload: false,
      });
      for (const bar of bars) bar.style.position = '';
      return violations;
    })()`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
