import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { origin } from './visit.ts';

/** Signs in at the page as somebody, and comes back to where it was. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Sign in|Přihlásit se|로그인)/u })
    .first()
    .click();
  await page.waitForURL('**/oauth/authorize**');
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button').click();
  await page.waitForURL((url) => !/oauth|signed-in/u.test(url.pathname));
  await page.getByText(name, { exact: true }).first().waitFor();
}

/** Opens the page at an address, signed in as somebody. */
export async function openAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(origin() + path);
  await signIn(page, name);
}

/** Plays the match that is open by its visible options, until it is over; gives how many answers that took. */
export async function playOn(page: Page, pick: (options: number) => number): Promise<number> {
  for (let answers = 0; ; answers += 1) {
    const asked = page.locator('#choice .options, #choice [data-over]').first();
    await asked.waitFor({ timeout: 60_000 });
    if (await page.locator('#choice [data-over]').count()) return answers;
    await answerOnce(page, pick);
  }
}

/** One answer: an option by a tap (on a phone by two), or as many as are wanted, and done. */
async function answerOnce(page: Page, pick: (options: number) => number): Promise<void> {
  const question = await page.locator('#choice .asked').getAttribute('data-question');
  const boxes = page.locator('#choice input[type=checkbox]');
  if ((await boxes.count()) > 0) await checkEnough(page);
  else {
    const buttons = page.locator('#choice > .options > li > button');
    const button = buttons.nth(pick(await buttons.count()));
    await button.click();
    if (await button.evaluate((element) => element.classList.contains('picked')).catch(() => false))
      await button.click().catch(() => undefined);
  }
  await expect
    .poll(async () => page.locator(`#choice .asked[data-question="${question ?? ''}"]`).count())
    .toBe(0);
}

async function checkEnough(page: Page): Promise<void> {
  const done = page.locator('#choice .done button');
  const boxes = page.locator('#choice input[type=checkbox]');
  for (let at = 0; await done.isDisabled(); at += 1) await boxes.nth(at).check();
  await done.click();
}
