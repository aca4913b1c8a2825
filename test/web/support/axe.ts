import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { once } from '../../../services/platform/once.ts';
import { faint } from './non-text.ts';

const source = once(() => ({
  text: readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'),
}));

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** Violations of WCAG 2.2 AA on a page as it stands; those of its contrast in light and dark. */
export async function violations(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await page.evaluate(source().text);
  const found = [...(await against(page, tags)), ...(await faint(page))];
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  const [here, there] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: there });
  const other = [...(await against(page, ['color-contrast'])), ...(await faint(page))];
  await page.emulateMedia({ colorScheme: here });
  return [...found, ...other.map((fault) => `${there}: ${fault}`)];
}

/** Violations that axe finds by rules, or by the tags of rules. */
async function against(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  // bars that stay at an edge cover parts of the page, until they are scrolled to
  const found = await page.evaluate<readonly Violation[]>(
    `(async () => {
      const bars = [...document.querySelectorAll('.site, .site-tabs, #choice > :is(.done, .confirm)')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await axe.run({ runOnly: ${JSON.stringify(rules)} });
      for (const bar of bars) bar.style.position = '';
      return violations;
    })()`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
