import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { amount } from '../support/long.ts';
import { actAt, button, choosePlaces, isWell, show } from './support/event.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { visit } from './support/visit.ts';

/** Tables of the first round: as few as lead to a final, or many. */
const TABLES = amount(3, 5);
const FIELD = TABLES * 4 - 3;
const players = Array.from({ length: FIELD }, (_, at) => `finalist-${String(at + 1)}`);

/** Rules on every table that is being played, by the order of its seats, and waits until none is left. */
async function settleAll(page: Page): Promise<void> {
  const open = page.locator('.pod[data-status="RUNNING"]');
  for (let left = await open.count(); left > 0; left -= 1) {
    await actAt(open.first(), 'Set result');
    const dialog = page.getByRole('dialog');
    await choosePlaces(page);
    await dialog.getByLabel('Reason (public)').fill('They have told me how it went.');
    await button(dialog, 'Confirm').click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
}

/** Draws a round, looks at it, and publishes it. */
async function plays(page: Page, round: number, tables: number): Promise<void> {
  await button(page, `Draw round ${String(round)}`).click();
  await page.getByRole('link', { name: `Check and publish round ${String(round)}` }).click();
  await expect.poll(() => page.locator('.pod').count()).toBe(tables);
  await isWell(page);
  await button(page, 'Publish round').click();
  await button(page.getByRole('dialog'), 'Publish round').click();
  await expect.poll(() => page.locator('.pod[data-status="RUNNING"]').count()).toBe(tables);
  await isWell(page);
  await settleAll(page);
}

it(`the console on a phone brings ${String(FIELD)} players to the end of a final`, async () => {
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'filip who holds finals', '/tournaments/new', 'organizer');
    await page.getByRole('textbox', { name: 'Name' }).fill('A round and a final');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('tales-of-glory');
    await page.getByRole('combobox', { name: 'Rounds', exact: true }).selectOption('1');
    await page.getByRole('combobox', { name: 'Next round' }).selectOption('MANUAL');
    await page.getByRole('combobox', { name: 'Final stage' }).selectOption('4');
    for (const folded of await page.locator('.house-rules > summary').all()) await folded.click();
    await isWell(page);
    await button(page, 'Create tournament').click();
    await button(page, 'Announce tournament').click();
    await button(page, 'Open registration').click();
    await button(page, 'Start tournament').waitFor();
    const path = new URL(page.url()).pathname;
    for (const name of players) await (await asSomebody(name))(`${path}/registrations`, {});
    await show(page, 'Players');
    await expect.poll(() => page.locator('[data-status="REGISTERED"]').count()).toBe(FIELD);
    await isWell(page);
    await button(page, 'Start tournament').click();
    await plays(page, 1, TABLES);
    await plays(page, 2, 1);
    await show(page, 'Standings');
    await isWell(page);
    await page.locator('main[data-status="FINISHED"]').waitFor();
    await page
      .getByText(/^Players can appeal until .+\. Then the results become final\.$/u)
      .waitFor();
    expect(await page.locator('main').innerText()).toContain('finalist-');
  });
});
