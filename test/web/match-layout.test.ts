import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { misfits } from './support/layout.ts';
import { byOptions, openAs, playOn } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { sizes, visit } from './support/visit.ts';

/** Run in the page: the elements that have to be wholly in view while a player is asked, and are not. */
const outOfView = `(() => {
  const faults = [];
  const said = (element) => (element.getAttribute('data-ref') || element.getAttribute('data-option') || element.className || element.id);
  const within = (element, box) => {
    const rect = element.getBoundingClientRect();
    return rect.width > 0 && rect.left >= box.left - 1 && rect.right <= box.right + 1 && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stage = document.getElementById('board').getBoundingClientRect();
  for (const board of document.querySelectorAll('.board, .stage-lattice'))
    if (!within(board, stage)) faults.push('the board is cut: ' + said(board));
  for (const target of document.querySelectorAll('#board .may-choose[data-ref]:not(.common *)'))
    if (target.checkVisibility() && !within(target, stage)) faults.push('a target is cut: ' + said(target));
  for (const pawn of document.querySelectorAll('.board .piece.mine .pawn'))
    if (!within(pawn, stage)) faults.push('my pawn is cut');
  const deck = document.querySelector('.common > .beside');
  if (innerWidth >= 1180 && deck && !within(deck, stage)) faults.push('the decks are below the fold');
  const side = document.querySelector('.side').getBoundingClientRect();
  const shown = [...document.querySelectorAll('#choice > .options [data-option]')].slice(0, 3);
  for (const option of shown)
    if (!within(option, screen) || !within(option, side)) faults.push('an option is cut: ' + said(option));
  const bar = document.querySelector('.bar').getBoundingClientRect();
  if (bar.height > (innerWidth < 1180 ? 48 : 56)) faults.push('the bar is ' + bar.height + ' px high');
  if (stage.width > 0 && stage.bottom > side.top + 1 && stage.right > side.left + 1) faults.push('the question lies over the board');
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  return faults;
})()`;

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate<readonly string[]>(outOfView)),
  ...(await misfits(page)),
];

const games = ['talisman', 'tales-of-glory'];

it.each(games)('shows the whole board and the first options of %s on a phone', async (gameId) => {
  const name = `lena who sees all of ${gameId}`;
  const id = await startMatch(name, { gameId, seats: 3, bots: ['greedy', 'greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const faults: string[] = [];
    await playOn(
      page,
      byOptions((options) => options - 1),
      async (kind) => {
        const found = await faultsOf(page);
        faults.push(...found.map((fault) => `${kind}: ${fault}`));
      },
      24,
    );
    expect(faults).toEqual([]);
  });
});

it('keeps a match of six in one window, at a desk, on a large screen and on a tablet', async () => {
  const name = 'lida among six';
  const bots = Array.from({ length: 5 }, () => 'greedy');
  const id = await startMatch(name, { gameId: 'talisman', seats: 6, bots });
  await visit({}, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice .options').first().waitFor();
    await page.locator('.player.mine').waitFor();
    const windows = [sizes.desk, { width: 1920, height: 1080 }, { width: 768, height: 1024 }];
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await faultsOf(page), String(window.width)).toEqual([]);
      const lines = page.locator('.player').filter({ visible: true });
      expect(await lines.count()).toBe(6);
      for (const line of await lines.all()) {
        const box = await line.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(window.height);
      }
    }
  });
});
