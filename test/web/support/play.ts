import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { origin } from './visit.ts';

/** Signs in at the page under a name, and comes back to where it was. */
export async function signIn(
  page: Page,
  name: string,
  role?: 'organizer' | 'admin',
): Promise<void> {
  await page.getByRole('button', { name: /^(Sign in|Přihlásit se|로그인)$/u }).click();
  await page.waitForURL('**/oauth/authorize**');
  await page.getByRole('textbox').fill(name);
  if (role !== undefined) await page.getByRole('combobox').selectOption(role);
  await page.getByRole('button').click();
  await isBack(page);
}

/** Opens the reader's own menu in the bar, unless it is open. */
export async function openOwnMenu(page: Page): Promise<void> {
  const menu = page.locator('.who details');
  await menu.waitFor();
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Signs out by the reader's own menu. */
export async function signOut(page: Page): Promise<void> {
  await openOwnMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/**
 * Opens the page at an address, signed in under a name: as if it came back from a sign-in that was
 * begun in it, which spares it the opening before that.
 */
export async function openAs(
  page: Page,
  name: string,
  path = '/',
  role?: 'organizer' | 'admin',
): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const asked = {
    ...{ client_id: 'questhall-web', redirect_uri: `${origin()}/signed-in`, response_type: 'code' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...{ code_challenge_method: 'S256', state, name, ...(role && { role }) },
  };
  const body = new URLSearchParams(asked);
  const { headers } = await fetch(`${origin()}/oauth/authorize`, {
    ...{ method: 'POST', body, redirect: 'manual' },
  });
  const begun = JSON.stringify({ verifier, state, returnTo: path });
  await page.addInitScript((kept) => {
    if (location.pathname === '/signed-in') sessionStorage.setItem('questhall.sign-in', kept);
  }, begun);
  await page.goto(headers.get('location') ?? '');
  await isBack(page);
}

/** Waits until the page is back where the sign-in was begun, without a sign-in button. */
async function isBack(page: Page): Promise<void> {
  await page.waitForURL((url) => !/oauth|signed-in/u.test(url.pathname));
  await expect
    .poll(async () => page.getByRole('button', { name: /^(Sign in|Přihlásit se|로그인)/u }).count())
    .toBe(0);
}

/** A way to answer the open question, which is gone afterwards. */
export type Manner = (page: Page) => Promise<void>;

/** A check at the first question of each kind. */
type Looking = (kind: string) => Promise<void>;

/**
 * Plays the match that is open until it is over, or for `most` answers; returns the number of
 * answers.
 */
export async function playOn(
  page: Page,
  answer: Manner,
  look?: Looking,
  most = Infinity,
): Promise<number> {
  const seen = new Set<string>();
  for (let answers = 0; ; answers += 1) {
    if (answers === most) return answers;
    await page.locator('#choice .options, #choice [data-over]').first().waitFor();
    if (await page.locator('#choice [data-over]').count()) return answers;
    const asked = page.locator('#choice .asked');
    const kind = (await asked.getAttribute('data-kind')) ?? '';
    if (!seen.has(kind)) await look?.(kind);
    seen.add(kind);
    const question = (await asked.getAttribute('data-question')) ?? '';
    await answer(page);
    await answered(page, question);
  }
}

/** Answers the questions until a condition holds. */
export async function playUntil(
  page: Page,
  answer: Manner,
  holds: () => Promise<boolean>,
): Promise<void> {
  for (;;) {
    await page.locator('#choice .options').first().waitFor();
    if (await holds()) return;
    const question = (await page.locator('#choice .asked').getAttribute('data-question')) ?? '';
    await answer(page);
    await answered(page, question);
  }
}

/** Waits until a question is not shown any more; the page itself looks, at each frame. */
const answered = async (page: Page, question: string): Promise<void> =>
  page
    .locator(`#choice .asked[data-question="${question}"]`)
    .first()
    .waitFor({ state: 'detached' });

/**
 * Answers only by visible options: one by a tap (on a phone by two), or as many as are wanted, and
 * done.
 */
export function byOptions(pick: (options: number) => number): Manner {
  return async (page) => {
    if ((await page.locator('#choice .done').count()) > 0) return checkEnough(page);
    const buttons = page.locator('#choice > .options [data-option]');
    await tap(page, pick(await buttons.count()));
  };
}

async function tap(page: Page, at: number): Promise<void> {
  const option = page.locator('#choice > .options [data-option]').nth(at);
  const isPicked = (await option.getAttribute('aria-pressed')) !== null;
  await option.click();
  // if the device asks for it, a second tap confirms: its button is drawn once the first tap is painted
  if (isPicked) await page.locator('#choice > .confirm button').click();
}

/** By the board and the cards where something may be chosen there, else by the options. */
export function byTheBoard(pick: (options: number) => number): Manner {
  const otherwise = byOptions(pick);
  return async (page) => {
    const places = page
      .locator('.space.may-choose, .slot.may-choose, .laid.may-choose, .thing.may-choose')
      .filter({ visible: true });
    const count = await places.count();
    if (count === 0 || (await page.locator('#choice .done').count()) > 0) return otherwise(page);
    await places.nth(pick(count)).click();
    await page.locator('.card-options button').first().click();
  };
}

/** Answers only by keyboard: tabs to the options, and enters the first. */
export const byKeyboard: Manner = async (page) => {
  if ((await page.locator('#choice .done').count()) > 0) return checkEnough(page);
  const first = page.locator('#choice > .options [data-option]').first();
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await first.evaluate((element) => element.matches(':focus')).catch(() => true)) break;
    await page.keyboard.press('Tab');
  }
  await page.locator('#choice:not([aria-disabled])').waitFor();
  await page.keyboard.press('Enter');
};

async function checkEnough(page: Page): Promise<void> {
  const done = page.locator('#choice .done button');
  const boxes = page.locator('#choice .options input[type=checkbox]');
  for (let at = 0; await done.isDisabled(); at += 1) await boxes.nth(at).check();
  await done.click();
}
