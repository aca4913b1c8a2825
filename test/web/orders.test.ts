import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { byOptions, openAs, playOn, playUntil } from './support/play.ts';
import { asSomebody, startMatch } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

it('a returning player sees the recap, and creates, lists and removes an auto-response', async () => {
  const name = 'otto who gives orders';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['random'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await playOn(
      page,
      byOptions(() => 0),
      undefined,
      3,
    );
    const other = await asSomebody(name);
    await other(`/matches/${id}/seen`, { version: 1 }, 'PUT');
    await visit({ size: 'phone' }, async (back) => {
      await openAs(back, name, `/matches/${id}`);
      const recap = back.getByRole('region', { name: 'While you were away' });
      // three lines at most, in place of the question, and the same on the board
      const told = recap.locator('> ul').last().getByRole('listitem');
      await told.first().waitFor();
      await expect.poll(() => told.count()).toBeLessThanOrEqual(3);
      await back.locator('#choice').waitFor({ state: 'hidden' });
      await back.locator('.trails path').first().waitFor({ state: 'attached' });
      await recap.getByRole('link', { name: 'Watch' }).waitFor();
      await recap.getByText(/^All \(\d+\)$/u).click();
      await expect.poll(() => recap.getByRole('listitem').count()).toBeGreaterThan(1);
      expect(await misfits(back)).toEqual([]);
      expect(await violations(back)).toEqual([]);
      await recap.getByRole('button', { name: /Got it|Play your turn/u }).click();
      await expect.poll(() => recap.count()).toBe(0);
      await expect.poll(() => back.locator('.trails').count()).toBe(0);

      // a line names no clause by its id: a tap opens its words
      const story = back.locator('#story');
      await back.getByRole('button', { name: 'Log', exact: true }).click();
      await story.getByRole('button', { name: 'Every step' }).click();
      await story.getByText('Rule', { exact: true }).first().dispatchEvent('click');
      await story.locator('details[open]').waitFor();
      expect(await story.innerText()).not.toMatch(/\b[A-Z]\w-[A-Z]{3}-\d\d\b/u);
      expect(await misfits(back)).toEqual([]);
      await back.getByRole('button', { name: 'Table', exact: true }).click();

      await isHidden(page, true);
      const seen = await versionOf(page);
      await playOn(
        back,
        byOptions(() => 0),
        undefined,
        2,
      );
      await expect.poll(() => versionOf(page)).toBeGreaterThan(seen + 1);
      await isHidden(page, false);
      await page.getByRole('region', { name: 'While you were away' }).waitFor();
      await page.getByRole('button', { name: /Got it|Play your turn/u }).click();
    });
    await playUntil(
      page,
      byOptions(() => 0),
      async () => (await page.locator('[data-kind=move] .always-button:visible').count()) > 0,
    );
    await page.locator('#choice:not([aria-disabled])').waitFor();
    await page.getByRole('button', { name: 'Always answer this way' }).click();
    const facts = page.getByRole('group', { name: 'Only if' });
    await facts
      .getByText(/^(Die \(1\)|Steps): \d$/u)
      .first()
      .waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save auto-response' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Goal', { exact: true }).waitFor();
    await menu.getByRole('link', { name: 'How to play' }).waitFor();
    const orders = page.locator('.orders li');
    await expect.poll(async () => orders.count()).toBe(1);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use in every match of this game' }).click();
    await page.getByText('Saved.').waitFor();
    await orders.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(async () => orders.count()).toBe(0);

    await visit({ size: 'phone' }, async (staff) => {
      await openAs(staff, 'olaf who mends', `/matches/${id}`, 'organizer');
      await staff.getByRole('button', { name: 'Menu' }).click();
      const why = staff.getByLabel('Reason (public)');
      await why.fill('It was stuck.');
      expect(await misfits(staff)).toEqual([]);
      expect(await violations(staff)).toEqual([]);
      await staff.getByLabel('Back to step').fill('2');
      await staff.getByRole('button', { name: 'Rewind match' }).click();
      await expect.poll(() => notesOf(id)).toEqual(['Rewound']);
      await staff.getByRole('button', { name: 'End the current rule' }).click();
      await expect.poll(() => notesOf(id)).toEqual(['Rewound', 'ProcedureClosed']);
    });
    await page.goto(`${origin()}/account#time`);
    const kept = page.locator('[data-game=talisman] .orders li');
    await kept.first().waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await kept.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No auto-responses yet.').waitFor();
  });
});

it('a question shows its deadline, and hovering a thing highlights its options', async () => {
  const name = 'ada on the bus';
  const id = await startMatch(name, {
    gameId: 'tales-of-glory',
    seats: 2,
    bots: ['random'],
    timeControl: { perTurn: 'P1D', bank: { initial: 'P7D', increment: 'PT12H' } },
  });
  await visit({}, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice .options').first().waitFor();
    await page
      .locator('.bar')
      .getByTitle(/Until .*\d\d/u)
      .waitFor();
    await page
      .locator('.player.mine')
      .getByText(/time bank 7 days/u)
      .waitFor();
    await page
      .locator('.bar')
      .getByRole('timer')
      .getByText(/^23 hr \d+ min$/u)
      .waitFor();
    expect(await violations(page)).toEqual([]);

    const lit = page.locator('#choice .option.lit');
    expect(await lit.count()).toBe(0);
    await page.locator('.may-choose').filter({ visible: true }).first().hover();
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => lit.count()).toBe(0);

    const host = await asSomebody(name);
    const until = new Date(Date.now() + 7_200_000).toISOString();
    await host(`/matches/${id}/proposals`, { kind: 'PAUSE', until });
    await page.getByText(/The match is paused until .*\d/u).waitFor();
  });
});

const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-version'));

/** Has a page be out of sight, or seen again. */
const isHidden = (page: Page, is: boolean): Promise<unknown> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, is);

/** The types of the notes that staff made on a match with this reason. */
async function notesOf(id: string): Promise<readonly string[]> {
  const response = await fetch(`${origin()}/v1/matches/${id}/journal?first=500`);
  const { items } = (await response.json()) as { readonly items: readonly Item[] };
  return items.flatMap(({ data: { note } }) =>
    note?.reason === 'It was stuck.' ? [note.type] : [],
  );
}

type Item = {
  readonly data: { readonly note?: { readonly type: string; readonly reason?: string } };
};
