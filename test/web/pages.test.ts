import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { origin, visit, type Size } from './support/visit.ts';

const isWell = async (page: Page): Promise<void> => {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
};

/** Answers a query of the page with these data, as a service with other people at it would. */
const tells = (page: Page, operation: string, data: object): Promise<void> =>
  answers(page, `query ${operation}(`, data);

async function answers(page: Page, begins: string, data: object): Promise<void> {
  await page.route('**/graphql', async (route) =>
    (route.request().postData() ?? '').includes(begins)
      ? route.fulfill({ json: { data } })
      : route.fallback(),
  );
}

const noMore = { hasNextPage: false, endCursor: null };
const sizes: readonly Size[] = isLong ? ['phone', 'desk'] : ['phone'];

it.each(sizes)(
  'an empty lobby is drawn as a table, and offers the next step (%s)',
  async (size) => {
    await visit({ size }, async (page) => {
      await tells(page, 'ReadMatches', { matches: { edges: [], pageInfo: noMore } });
      await page.goto(`${origin()}/?list=OPEN`);
      await page.getByText('Be the first').waitFor();
      expect(await page.locator('.empty-lobby .chair').count()).toBe(4);
      await isWell(page);
      await page.getByRole('link', { name: 'Create a table' }).click();
      await page.waitForURL('**/new');
    });
  },
);

it('a table alert is set by a switch in the empty lobby, and taken back', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await tells(page, 'ReadMatches', { matches: { edges: [], pageInfo: noMore } });
    await openAs(page, 'tim who waits', '/?list=OPEN');
    const tellMe = page.getByRole('switch', { name: 'Notify me when a table opens' });
    await tellMe.click();
    await page.getByText('Choose first how you get notifications.').waitFor();
    await isWell(page);

    // as the service answers an account that a channel reaches
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const alert = { id: 'any-game', until };
    await answers(page, 'mutation AddTableAlert', { addTableAlert: alert });
    await tellMe.click();
    await page.getByText('You will be told once, until').waitFor();
    expect(await tellMe.getAttribute('aria-checked')).toBe('true');
    await isWell(page);
    await tellMe.click();
    await page.getByText('One notification, within a day').waitFor();
    expect(await tellMe.getAttribute('aria-checked')).toBe('false');
  });
});

const ratingOf = (figure: number, provisional: boolean) => ({
  ...{ gameId: 'talisman', pool: 'LIVE', figure, matches: 12, provisional },
});

it.each(sizes)(
  'the leaderboard lists the best players with their figures, and links to them (%s)',
  async (size) => {
    await visit({ size }, async (page) => {
      const players = ['Jun', 'Ann', 'A player with a very long name of several words'];
      const edges = players.map((name, at) => ({
        node: {
          account: { id: `player${String(at)}`, name },
          rating: ratingOf(1400 - at * 90, at === 2),
        },
      }));
      await tells(page, 'ReadLeaderboard', { leaderboard: { edges, pageInfo: noMore } });
      await page.goto(`${origin()}/leaderboards`);
      const rows = page.getByRole('table').getByRole('row');
      await expect.poll(() => rows.count()).toBe(4);
      expect(await rows.nth(1).textContent()).toContain('1,400');
      expect(await rows.nth(3).textContent()).toContain('1,220?');
      await isWell(page);
      const games = page.getByRole('navigation', { name: 'Game', exact: true });
      await games.getByRole('link', { name: 'Tales of Glory' }).click();
      await page.waitForURL('**/games/tales-of-glory/leaderboards/LIVE');
      await page.getByRole('link', { name: 'turn-based' }).click();
      await page.waitForURL('**/games/tales-of-glory/leaderboards/ASYNC');
      expect(await page.getByRole('link', { name: 'Jun' }).getAttribute('href')).toBe(
        '/accounts/player0',
      );
    });
  },
);

it('a page that needs an account offers a sign-in', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/account`);
    const main = page.getByRole('main');
    await main.getByText('Sign in to see your account').waitFor();
    await isWell(page);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/oauth/authorize**');
  });
});

it('every page shows that the network is down, until it is back', async () => {
  await visit({ size: 'phone', isLossy: true }, async (page) => {
    await page.goto(`${origin()}/queues`);
    await page.getByRole('heading', { name: 'Real-time' }).waitFor();
    await page.context().setOffline(true);
    const note = page.getByRole('status').getByText('You’re offline.');
    await note.waitFor();
    await isWell(page);
    await page.context().setOffline(false);
    await expect.poll(() => note.count()).toBe(0);
  });
});

it('the lists of home fit a narrow phone in a language with long words', async () => {
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, 'hana with a small phone', '/?list=OPEN');
    const last = page.getByRole('link', { name: 'Dohrané' });
    await last.waitFor();
    const { x = 0, width = 0 } = (await last.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
  });
});
