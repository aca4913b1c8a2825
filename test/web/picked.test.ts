import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { byOptions, openAs, playUntil } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

/** Waits until the effect of a tap is drawn, after the tap itself. */
const drawn = async (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));

/** The place of the board, once it has stopped changing. */
async function placeOf(board: Locator) {
  let last = await board.boundingBox();
  await expect
    .poll(async () => {
      const before = last;
      last = await board.boundingBox();
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  return last;
}

it('a tapped option is marked first, and its effects are drawn after that', async () => {
  const name = 'lota who taps';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice:not([aria-disabled]) > .options [data-option]').first().waitFor();
    const shown = await page.evaluate(() => {
      const of = (selector: string) => document.querySelectorAll(`#choice ${selector}`).length;
      document.querySelector<HTMLElement>('#choice > .options [data-option]')?.click();
      return { pressed: of('[data-pressed]'), asked: of('.asked'), picked: of('.picked') };
    });
    expect(shown).toEqual({ pressed: 1, asked: 1, picked: 0 });
    await page.locator('#choice [data-pressed]').waitFor({ state: 'detached' });
  });
});

it('the board of a phone keeps its size while an option is picked', async () => {
  const name = 'lota who picks';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const board = page.locator('#board');
    const first = page.locator('#choice:not([aria-disabled]) > .options [data-option]').first();
    let before = await placeOf(board);
    const pickFirst = byOptions(() => 0);
    // a routine question takes an answer without a second tap
    await playUntil(page, pickFirst, async () => {
      await first.waitFor();
      before = await placeOf(board);
      await first.click();
      await drawn(page);
      return (await page.locator('#choice > .confirm').count()) > 0;
    });
    expect(await placeOf(board)).toEqual(before);
    const picked = page.locator('#choice .option.picked').first();
    expect(await picked.evaluate((option) => getComputedStyle(option).boxShadow)).toContain(
      '0px 0px 0px 2px',
    );
  });
});
