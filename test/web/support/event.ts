import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { violations } from './axe.ts';
import { misfits } from './layout.ts';

/** Sees that a page shows nothing badly, and nothing that some cannot use. */
export async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** A button by its name. */
export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: typeof name === 'string' });

/** Sees that the focus is on something. */
export const hasFocus = async (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((it) => it.matches(':focus'))).toBe(true);

/** Parts of a tournament without a tab of their own: the tab, and the link below it. */
const below: Readonly<Record<string, readonly [tab: string, link: string | RegExp]>> = {
  Standings: ['Tables', /^(?:All )?\d+ players?$/u],
  'Audit log': ['Rules', 'Audit log'],
};

/** Goes to a part of the tournament that is open. */
export async function show(page: Page, part: string): Promise<void> {
  const [tab, further] = below[part] ?? [part];
  const link = page.getByRole('navigation').getByRole('link', { name: tab });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
  if (further !== undefined) await page.getByRole('link', { name: further }).click();
}

/** Does something that an arbiter can do at a table: the acts are folded. */
export async function actAt(pod: Locator, name: string): Promise<void> {
  const wanted = button(pod, name);
  const folded = pod.getByText('Arbiter actions');
  await folded.waitFor();
  if (!(await pod.locator('details').evaluate((it) => it.hasAttribute('open'))))
    await folded.click();
  await wanted.click();
}

/** Gives the players of a table their places, in the order that they sit in, in the dialog that is open. */
export async function choosePlaces(page: Page): Promise<void> {
  const places = await page.getByRole('dialog').getByRole('combobox').all();
  for (const place of places) expect(await place.inputValue()).toBe('');
  for (const [at, place] of places.entries()) await place.selectOption(String(at + 1));
}

/** Why staff do anything in tests. */
export const WHY = 'So that everybody sees how it goes.';

type Words = { readonly done: string; readonly reason: string };
const english: Words = { done: 'Confirm', reason: 'Reason (public)' };

/** Says why, in the dialog that is open, and does it. */
export async function forAReason(page: Page, { done, reason } = english): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reason).fill(WHY);
  await isWell(page);
  await button(dialog, done).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}
