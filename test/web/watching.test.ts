import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { startMatch } from './support/table.ts';
import { origin, visit, type Size } from './support/visit.ts';

it.each<Size>(isLong ? ['phone', 'desk'] : ['phone'])(
  'a spectator sees a match on a %s',
  async (size) => {
    // the host's seat waits: with bots only, the match would be over before the page is looked at
    const setUp = { gameId: 'talisman', seats: 2, bots: ['random'] };
    const id = await startMatch('somebody', setUp);
    await visit({ size }, async (page) => {
      await page.goto(`${origin()}/matches/${id}`);
      await page.getByRole('heading', { name: 'Talisman', level: 1 }).waitFor();
      await page.locator('.space[data-ref="space:crags"]').click();
      await page.getByRole('heading', { name: 'Crags' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await violations(page)).toEqual([]);
    });
  },
);

/** Runs in the page before all else: how far what was painted has jumped, as browsers score that. */
const observe = `
  globalThis.jumped = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { jumped += value; }))
    .observe({ type: 'layout-shift', buffered: true });
`;

/** Lays gold on a place of a table, in all of its answers and updates: dice do so in few matches. */
async function withGold(page: Page): Promise<void> {
  const gilded = (text: string) => text.replace(/"gold":\{[^}]*\}/u, '"gold":{"crags":7}');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: gilded(await response.text()) });
  });
  await page.routeWebSocket('**/ws', (route) => {
    const service = route.connectToServer();
    service.onMessage((said) => {
      route.send(gilded(String(said)));
    });
  });
}

it('a finished match loads on a phone without a jump, and a place describes its contents', async () => {
  const options = { suddenDeath: 'timed', rounds: 1 };
  const bots = ['random', 'random'];
  const id = await startMatch('somebody', { gameId: 'talisman', seats: 2, bots, options });
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('[data-over]').waitFor();
    await page.addInitScript(observe);
    await page.reload();
    await page.locator('.result').waitFor();
    expect(await page.evaluate<number>('jumped')).toBeLessThan(0.02);
    await withGold(page);
    await page.reload();
    await page.getByRole('button', { name: 'See the board' }).click();
    await page.locator('.player').first().waitFor({ state: 'attached' });
    await page.locator('.space[data-ref="space:crags"]').click();
    const there = page.getByRole('dialog').locator('.counters');
    expect((await there.textContent())?.trim()).toMatch(/^gold\s*7$/u);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
