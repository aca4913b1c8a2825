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

/** Goes to a part of the tournament that is open. */
export async function show(page: Page, part: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: part });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
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
