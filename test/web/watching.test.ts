import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { startMatch } from './support/table.ts';
import { origin, sizes, visit, type Size } from './support/visit.ts';

it.each(Object.keys(sizes) as Size[])(
  'shows a match to who only watches, on a %s',
  async (size) => {
    const setUp = { gameId: 'talisman', seats: 2, bots: ['random', 'random'] };
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
