import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { origin, visit } from './support/visit.ts';

/** The texts of a page that read like keys without words. */
const keysIn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).match(/\b[a-z]+\.[A-Za-z]+\b/gu) ?? [];

/** The headings of home in each language for a signed-out visitor, and of another page. */
const names = [
  ['en', 'Open tables', 'Quick play'],
  ['cs', 'Volné stoly', 'Rychlá hra'],
  ['ko', '열린 테이블', '빠른 매칭'],
] as const;

it.each(isLong ? names : names.slice(1, 2))(
  'home in %s needs no words of other pages, which load before their pages',
  async (locale, open, people) => {
    await visit({ locale }, async (page) => {
      let letThrough = (): void => undefined;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(/\/pages\.\w+-[\w-]+\.js$/u, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${origin()}/?list=OPEN`);
      await page.getByRole('heading', { name: open }).waitFor();
      await page.locator('.filters summary').click();
      await page.getByRole('list').first().waitFor({ state: 'attached' });
      expect(await keysIn(page)).toEqual([]);

      const code = page.waitForResponse(/\/queues-page-[\w-]+\.js$/u);
      await page.getByRole('link', { name: people }).click();
      await (await code).finished();
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
      expect(await keysIn(page)).toEqual([]);
      letThrough();
      await page.getByRole('heading', { level: 1, name: people }).waitFor();
      expect(await keysIn(page)).toEqual([]);
    });
  },
);
