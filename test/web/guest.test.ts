import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, signOut } from './support/play.ts';
import { origin, visit } from './support/visit.ts';

/** Taps the button that starts a match, and waits for its first question. */
async function playNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Play .+ now$/u }).click();
  await isAsked(page);
  return page.url();
}

/** Waits until a question for the player takes an answer. */
const isAsked = (page: Page): Promise<void> =>
  page.locator('#choice:not([aria-disabled])').getByRole('button').first().waitFor();

/** The matches that home lists as one’s own. */
const mine = (page: Page) => page.getByRole('region', { name: /^Your / }).getByRole('listitem');

/** Does something with every request of an operation. */
const onEach = (page: Page, operation: string, then: (route: Route) => Promise<void>) =>
  page.route('**/graphql', async (route) =>
    (route.request().postData() ?? '').includes(`mutation ${operation}(`)
      ? then(route)
      : route.fallback(),
  );

it('a signed-out reader gets the first question after one tap, and still has it after a reload', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(origin());
    const address = await playNow(page);
    expect(new URL(address).pathname).toMatch(/^\/matches\//u);
    const question = page.locator('#choice');
    const title = await question.getByRole('heading').first().textContent();
    await page.reload();
    await isAsked(page);
    expect(await question.getByRole('heading').first().textContent()).toBe(title);
    await page.goto(origin());
    await page.getByText(/^Guest \d{4}$/u).waitFor();
    await expect.poll(() => mine(page).count()).toBe(1);
  });
});

it('two taps start one match, also if the answer to the first was lost', async () => {
  await visit({ isLossy: true }, async (page) => {
    await page.goto(origin());
    let sent = 0;
    await onEach(page, 'QuickMatch', async (route) => {
      sent += 1;
      if (sent > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: /^Play .+ now$/u }).dblclick();
    await isAsked(page);
    expect(sent).toBe(2);
    await page.goto(origin());
    await page.getByText(/^Guest \d{4}$/u).waitFor();
    await expect.poll(() => mine(page).count()).toBe(1);
  });
});

it('a reader who can’t become a guest sees the reason and the next step', async () => {
  await visit({ isLossy: true }, async (page) => {
    await page.goto(origin());
    const button = page.getByRole('button', { name: /^Play .+ now$/u });
    await button.waitFor();
    await onEach(page, 'CreateGuest', (route) =>
      route.fulfill({
        json: {
          errors: [
            { message: '', extensions: { code: 'RATE_LIMITED', retryable: true, retryAfter: 42 } },
          ],
        },
      }),
    );
    await button.click();
    await page.getByRole('alert').getByText('Sign in to play now, or try again in 42 s.').waitFor();
    await page.unroute('**/graphql');
    await onEach(page, 'CreateGuest', (route) => route.abort());
    await button.click();
    await page.getByRole('alert').getByText('Check your connection, then try again.').waitFor();
    await page.unroute('**/graphql');
    await playNow(page);
  });
});

it('a guest can play if the browser stores nothing', async () => {
  await visit({ isLossy: true }, async (page) => {
    await page.addInitScript(`
      Object.defineProperty(globalThis, 'indexedDB', { get() { throw new Error('blocked'); } });
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, { get() { throw new Error('blocked'); } });
    `);
    await page.goto(origin());
    await playNow(page);
    await page.getByText(/Reloading may lose your settings and sign-in/u).waitFor();
  });
});

it('a guest who signs in keeps the matches, and reads that', async () => {
  await visit({}, async (page) => {
    await page.goto(origin());
    const address = await playNow(page);
    await page.goto(origin());
    await page.getByText(/^Guest \d{4}$/u).waitFor();
    await signIn(page, 'Nora the late');
    await page.getByRole('status').getByText('1 guest match is now in your account.').waitFor();
    await page.getByText('Nora the late', { exact: true }).waitFor();
    await expect.poll(() => mine(page).count()).toBe(1);
    await page.goto(address);
    await isAsked(page);
    await page.goto(origin());
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.getByText(/^Guest \d{4}$/u).count()).toBe(0);
  });
});

it('a guest who signs out must confirm, and then has no matches', async () => {
  await visit({}, async (page) => {
    await page.goto(origin());
    await playNow(page);
    await page.goto(origin());
    await signOut(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('If you sign out, you lose your matches.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => mine(page).count()).toBe(1);
    await signOut(page);
    // the issuer forgets the guest, too, and sends the page back
    const isBack = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
    await isBack;
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await expect.poll(() => mine(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
});
