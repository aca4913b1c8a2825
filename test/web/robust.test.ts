import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong, itIfLong } from '../support/long.ts';
import { openAs, openOwnMenu, signIn, signOut } from './support/play.ts';
import { asSomebody, startMatch } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

const twoBots = { gameId: 'tales-of-glory', seats: 2, bots: ['random'] };

/** Run before the page: the ways in which some browsers deny or break storage. */
const blocked = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;
const mute = `IDBFactory.prototype.open = () => ({ addEventListener() {} });`;
const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
const noLocks = `Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });`;

const denials = [
  ['has a full database and no locks', full + noLocks],
  ['blocks the texts of a page', blocked],
  ['never answers for its database', mute],
] as const;

it.each(isLong ? denials : denials.slice(0, 1))(
  'a browser that %s can watch and sign in, and the page says so',
  async (_, script) => {
    const id = await startMatch('kamila who hosts for all', twoBots);
    await visit({}, async (page) => {
      await page.addInitScript(`if (location.origin === '${origin()}') { ${script} }`);
      await page.goto(`${origin()}/matches/${id}`);
      await page.locator('#players .player').first().waitFor();
      await signIn(page, 'Kveta');
      await page.getByText('Your browser doesn’t store data for this site.').waitFor();
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect.poll(() => page.locator('.missing').count()).toBe(0);
      await page.goto(origin());
      await page.getByText('Kveta', { exact: true }).waitFor();
    });
  },
);

const noCookies = `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });`;

it('a browser that stores only cookies is signed in until the page is reloaded', async () => {
  await visit({}, async (page) => {
    await page.addInitScript(
      `if (location.origin === '${origin()}') { ${blocked + mute + noLocks} }`,
    );
    await page.goto(`${origin()}/new`);
    await signIn(page, 'Kvido');
    expect(new URL(page.url()).pathname).toBe('/new');
    await page.getByText('Your browser doesn’t store data for this site.').waitFor();
    expect(await page.context().cookies(`${origin()}/signed-in`)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  });
});

it('a browser that stores nothing can watch, and the page says so', async () => {
  const id = await startMatch('karel who hosts for all', twoBots);
  await visit({}, async (page) => {
    await page.addInitScript(blocked + mute + noLocks + noCookies);
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('#players .player').first().waitFor();
    await page.getByText('Your browser doesn’t store data for this site.').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByText('To sign in, allow cookies or site data').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/matches/${id}`);
  });
});

/** Run in the page: forgets the access token that came last, as if it were too old. */
const noAccess = `new Promise((done, failed) => {
  const opening = indexedDB.open('questhall-session');
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction('session', 'readwrite');
    writing.objectStore('session').delete('access');
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})`;

itIfLong('a tab whose token request is never answered does not block the others', async () => {
  await visit({ isLossy: true }, async (page) => {
    await openAs(page, 'Lumir');
    const asked = new Promise<void>((seen) => {
      void page.route('**/oauth/token', () => {
        seen();
      });
    });
    await page.evaluate(noAccess);
    await page.reload();
    await asked;
    const other = await page.context().newPage();
    await other.goto(`${origin()}/account`);
    await other.getByRole('textbox', { name: 'Name' }).first().waitFor();
    await other.close();
  });
});

it('signing out in one tab signs the others out', async () => {
  await visit({}, async (page) => {
    await openAs(page, 'Milada');
    const other = await page.context().newPage();
    await other.goto(origin());
    await other.getByText('Milada', { exact: true }).waitFor();
    await signOut(page);
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await other.getByText('Milada', { exact: true }).count()).toBe(0);
  });
});

it('a part that could not be loaded says so, and is loaded again by its button and by its link', async () => {
  await visit({ isLossy: true }, async (page) => {
    await openAs(page, 'Norbert');
    const files = /\/assets\/account-page-[\w-]+\.js$/u;
    await page.route(files, (route) => route.abort());
    const open = async (): Promise<void> => {
      await openOwnMenu(page);
      await page.getByRole('link', { name: 'My account' }).click();
    };
    await open();
    await page.getByText('This part of the page couldn’t be loaded.').waitFor();
    await page.getByRole('alert').getByRole('link').click();
    await page.getByRole('link', { name: 'Create table' }).waitFor();
    await open();
    await page.getByText('This part of the page couldn’t be loaded.').waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'My account' }).waitFor();
  });
});

/** Run before the page: sets the clock of the device wrong by `off` milliseconds. */
const skewed = (off: number): string => `{
  const now = Date.now.bind(Date);
  globalThis.Date = class extends Date {
    constructor(...given) { if (given.length > 0) super(...given); else super(now() + ${String(off)}); }
    static now() { return now() + ${String(off)}; }
  };
}`;
const HOUR = 3_600_000;

it('a device with a clock an hour wrong shows the true time left', async () => {
  const host = 'oldrich who is late';
  const id = await startMatch(host, { ...twoBots, timeControl: { perTurn: 'PT10M' } });
  for (const off of isLong ? [-HOUR, HOUR] : [-HOUR])
    await visit({}, async (page) => {
      await page.addInitScript(skewed(off));
      await openAs(page, host, `/matches/${id}`);
      await expect.poll(() => secondsLeft(page, '.bar')).toBeGreaterThan(0);
      expect(await secondsLeft(page, '.bar')).toBeLessThanOrEqual(600);
    });
});

it('a device with a clock an hour wrong shows the true time left of a round', async () => {
  const player = 'oliva of the late round';
  const id = await startRound([player, 'oto of the late round']);
  for (const off of isLong ? [-HOUR, HOUR] : [HOUR])
    await visit({}, async (page) => {
      await page.addInitScript(skewed(off));
      await openAs(page, player, `/tournaments/${id}`);
      await expect.poll(() => secondsLeft(page, '[data-now=PLAY]')).toBeGreaterThan(0);
      expect(await secondsLeft(page, '[data-now=PLAY]')).toBeLessThanOrEqual(1_800);
    });
});

/** A tournament of these players whose first round has begun, and lasts half an hour. */
async function startRound(accountIds: readonly string[]): Promise<string> {
  const owns = await asSomebody('olin who holds rounds', ['organizer']);
  const { id } = (await owns('/tournaments', {
    name: 'A round of half an hour',
    regulations: {
      game: { id: 'tales-of-glory', preset: 'tales-live' },
      stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 1 }],
      rounds: { advance: 'MANUAL', length: 'PT30M' },
    },
  })) as { readonly id: string };
  const path = `/tournaments/${id}`;
  await owns(`${path}/announce`, {});
  await owns(`${path}/open-registration`, {});
  await owns(`${path}/players`, { accountIds });
  await owns(`${path}/start`, {});
  await owns(`${path}/rounds`, {});
  await owns(`${path}/rounds/1/publish`, {});
  return id;
}

/** Seconds that a part of the page says are left; nothing where it says none. */
async function secondsLeft(page: Page, part: string): Promise<number> {
  const text = await page.locator(`${part} .time-left`).first().innerText();
  const [, minutes, seconds] = /(\d+):(\d\d)/u.exec(text) ?? [];
  return Number(minutes ?? NaN) * 60 + Number(seconds ?? NaN);
}

/** Run in the page: puts every text into elements of its own, as translators of browsers do where a page lets them. */
const translate = `{
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement.closest('[translate]')?.getAttribute('translate') === 'no') continue;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}`;

itIfLong('a page translated by the browser stays correct', async () => {
  const host = 'pavel who reads along';
  const id = await startMatch(host, { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] });
  await visit({}, async (page) => {
    await openAs(page, host, `/matches/${id}`);
    const asked = page.locator('#choice .asked');
    await asked.waitFor();
    await page.evaluate(translate);
    const before = await asked.getAttribute('data-question');
    await page.locator('#choice > .options [data-option]').first().click();
    await expect.poll(() => asked.getAttribute('data-question')).not.toBe(before);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('#choice .asked').waitFor();
    for (const part of ['#choice .asked', '#players']) {
      const texts = async () => [
        await page.locator(part).innerText(),
        await other.locator(part).innerText(),
      ];
      await expect.poll(texts).toSatisfy(([one, another]) => one === another);
    }
  });
});
