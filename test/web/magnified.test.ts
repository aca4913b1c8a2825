import { expect, it } from 'vitest';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

it('the page loses nothing and scrolls one way at four times the size', async () => {
  const name = 'zoe at four times the size';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['random'] });
  await visit({}, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice .options').first().waitFor();
    // a desk's window of 1280 by 1024, in its pixels at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await misfits(page)).toEqual([]);
    for (const part of ['board', 'choice', 'players', 'story'])
      expect(await page.locator(`#${part}`).count(), part).toBe(1);
    await page.locator('#choice .options button').first().click({ trial: true });
  });
});
