import { expect, it } from 'vitest';
import { byOptions, openAs, playUntil } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

it('keeps the board of a phone at its size while an option is picked', async () => {
  const name = 'lota who picks';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const board = page.locator('#board');
    const first = page.locator('#choice:not([aria-disabled]) > .options [data-option]').first();
    let before = await board.boundingBox();
    const pickFirst = byOptions(() => 0);
    // a routine question takes an answer without a second tap
    await playUntil(page, pickFirst, async () => {
      await first.waitFor();
      before = await board.boundingBox();
      await first.click();
      return (await page.locator('#choice > .confirm').count()) > 0;
    });
    expect(await board.boundingBox()).toEqual(before);
  });
});
