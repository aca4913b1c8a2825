import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { once } from '../../../services/once.ts';

const source = once(() => ({
  text: readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'),
}));

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What WCAG 2.2 AA has against a page as it stands. */
export async function violations(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await page.evaluate(source().text);
  // bars that stay at an edge cover parts of the page, until they are scrolled to
  const found = await page.evaluate<readonly Violation[]>(
    `(async () => {
      const bars = [...document.querySelectorAll('.site, .site-tabs, #choice > :is(.done, .confirm)')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await axe.run({ runOnly: ${JSON.stringify(tags)} });
      for (const bar of bars) bar.style.position = '';
      return violations;
    })()`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
