import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, signIn, signOut } from './support/play.ts';
import { origin, visit } from './support/visit.ts';

it('a user signs in, stays signed in after a reload and in another tab, and signs out', async () => {
  await visit({}, async (page) => {
    await page.goto(origin());
    await signIn(page, 'Ivana');
    await page.reload();
    await page.getByText('Ivana', { exact: true }).waitFor();
    const other = await page.context().newPage();
    await other.goto(origin());
    await other.getByText('Ivana', { exact: true }).waitFor();
    expect(page.url()).not.toContain('code');
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await other.reload();
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
  });
});

it('a user who reloads the page during the token exchange stays signed in', async () => {
  await visit({}, async (page) => {
    await openAs(page, 'Hana');
    await loseAccessToken(page);
    // the issuer has used the token up, and its answer never comes
    const exchanged = new Promise<void>((resolve, reject) => {
      void page.route(
        '**/oauth/token',
        (route) => void route.fetch().then(() => resolve(), reject),
        { times: 1 },
      );
    });
    await page.reload();
    await exchanged;
    // the page says at once who was here last, so it is the issuer's answer that counts
    const answer = page.waitForResponse('**/oauth/token');
    await page.reload();
    expect((await answer).status()).toBe(200);
    await page.getByText('Hana', { exact: true }).waitFor();
  });
});

it('a good token causes no request to the issuer', async () => {
  await visit({}, async (page) => {
    await openAs(page, 'Zora');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    const viewer = await page.waitForResponse('**/graphql');
    expect(viewer.status()).toBe(200);
    await page.getByText('Zora', { exact: true }).waitFor();
    expect(asked.filter((path) => /oauth|config/u.test(path))).toEqual([]);
  });
});

/** Deletes the access token that the browser keeps, as if it were used up. */
const loseAccessToken = async (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('questhall-session');
        opening.onerror = () => reject(new Error('There is no such database.'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('session', 'readwrite');
          writing.objectStore('session').delete('access');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

it('a sign-in started at an address with two slashes returns to a page of the site', async () => {
  await visit({}, async (page) => {
    await openAs(page, 'Radka', '//evil.example/');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(new URL(page.url()).origin).toBe(origin());
  });
});

it('a sign-in returns to the page where it started', async () => {
  await visit({ locale: 'cs' }, async (page) => {
    await page.goto(`${origin()}/new`);
    await signIn(page, 'Jana');
    expect(new URL(page.url()).pathname).toBe('/new');
    await page.getByRole('heading', { name: 'Nový stůl' }).waitFor();
  });
});

it('the form of a new table is kept while its user signs in', async () => {
  await visit({}, async (page) => {
    await page.goto(`${origin()}/new`);
    await page.getByRole('radio', { name: /^Talisman 2/u }).check();
    // the recommended mode has four seats
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByText('More options').click();
    await page.getByLabel('Table name').fill('Five of us');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.waitForURL('**/oauth/authorize**');
    await page.getByRole('textbox').fill('Filip');
    await page.getByRole('button').click();
    await page.getByRole('heading', { name: 'New table' }).waitFor();
    await page.locator('.who').getByText('Filip', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByText('Five of us').waitFor();
    await page.getByRole('heading', { name: 'Talisman', level: 1 }).waitFor();
    expect(await page.locator('.room-seats > li').count()).toBe(5);
    // once: the next table starts from the defaults
    await page.goto(`${origin()}/new`);
    await page.getByText('More options').click();
    expect(await page.getByLabel('Table name').inputValue()).toBe('');
  });
});

it('signing out also signs out at the issuer, if it keeps a session', async () => {
  await visit({}, async (page) => {
    await page.addInitScript(`{
      const real = fetch;
      globalThis.fetch = async (...asked) => {
        const answer = await real(...asked);
        if (!String(asked[0]).endsWith('openid-configuration')) return answer;
        const end_session_endpoint = location.origin + '/developers';
        return Response.json({ ...(await answer.json()), end_session_endpoint });
      };
    }`);
    await openAs(page, 'Olga');
    await signOut(page);
    await page.waitForURL('**/developers?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      client_id: 'questhall-web',
      post_logout_redirect_uri: `${origin()}/`,
      logout_uri: `${origin()}/`,
    });
    await page.goto(origin());
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
});

it('signing out works while the issuer is unreachable', async () => {
  await visit({ isLossy: true }, async (page) => {
    await openAs(page, 'Petra');
    await page.route(/\/oauth\/(?!authorize)/u, (route) => route.abort());
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
});

it('a sign-in answer that was not requested is ignored', async () => {
  await visit({}, async (page) => {
    await page.goto(`${origin()}/signed-in?code=stolen&state=guessed`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(page.url()).not.toContain('stolen');
  });
});
