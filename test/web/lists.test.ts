import { expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody, startMatch, startWith } from './support/table.ts';
import { origin, visit, type Size } from './support/visit.ts';

type Made = { readonly id: string };

it('lists are filtered by the address, and scroll to their end', async () => {
  const [emma, ema] = [await asSomebody('emma of many tables'), await asSomebody('ema of many')];
  const korean = { gameId: 'tales-of-glory', seats: 2, language: 'KO' };
  const made: string[] = [];
  // a page of a list shows only a few tables of one host
  const others = Array.from({ length: 9 }, (_, n) => asSomebody(`host ${String(n)} of many`));
  for (const host of [emma, ema, ...(await Promise.all(others))])
    for (let n = 0; n < 2; n += 1)
      made.push(((await host('/matches', { ...korean, title: `표 ${made.length}` })) as Made).id);
  const slow = { ...korean, gameId: 'talisman', timeControl: { preset: 'async-1d' } };
  const { id: rated } = (await emma('/matches', { ...slow, rated: true })) as Made;

  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'ema of many', '/?list=OPEN');
    await page.getByText('Filter').click();
    await page.getByLabel('Table language').selectOption('KO');
    await page.waitForURL('**/?list=OPEN&language=KO');
    const open = page.getByRole('region', { name: 'Open tables' });
    const listed = open.getByRole('link');
    await expect.poll(() => listed.count()).toBe(20);
    await open.getByRole('button', { name: 'Show more: Open tables' }).click();
    await expect.poll(() => listed.count()).toBe(made.length + 1);
    expect(await open.getByRole('button').count()).toBe(0);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Game').selectOption('Talisman');
    await expect.poll(() => listed.count()).toBe(1);
    await open.getByText('Rated', { exact: false }).waitFor();
    expect(await listed.getAttribute('href')).toBe(`/matches/${rated}`);
    await page.getByLabel('Rating').selectOption('Casual');
    await open.getByText('Nothing here yet.').waitFor();
    await page.getByLabel('Rating').selectOption('Any');
    await page.getByLabel('Speed').selectOption('real-time');
    await open.getByText('Nothing here yet.').waitFor();

    // a player's own tables can't be joined; a reload keeps the filter
    await page.goto(`${origin()}/?language=KO&game=tales-of-glory&joinable=true`);
    await expect.poll(() => listed.count()).toBe(20);
    await expect.poll(() => page.getByLabel('Game').inputValue()).toBe('tales-of-glory');
  });
});

const inTheirWords = [
  {
    locale: 'en',
    mine: 'Your other matches',
    none: 'You have no other matches.',
    offer: 'Create a table',
  },
  {
    locale: 'cs',
    mine: 'Tvoje další partie',
    none: 'Žádné další partie nemáš.',
    offer: 'Vytvořit stůl',
  },
  {
    locale: 'ko',
    mine: '내 다른 경기',
    none: '다른 경기가 없습니다.',
    offer: '테이블 만들기',
  },
] as const;

it.each(isLong ? inTheirWords : inTheirWords.slice(2))(
  'an empty list links to a way to fill it ($locale)',
  async ({ locale, mine, none, offer }) => {
    await visit({ size: 'phone', locale }, async (page) => {
      await openAs(page, `zoe who has no matches, ${locale}`);
      const list = page.getByRole('region', { name: mine });
      await list.getByText(none).waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await list.getByRole('link', { name: offer }).click();
      await page.waitForURL('**/new');
    });
  },
);

it('a list that is empty by its filter links to the whole list', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/?game=talisman-hp&language=KO`);
    const open = page.getByRole('region', { name: 'Open tables' });
    await open.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL(`${origin()}/?list=OPEN`);
  });
});

it('lists ignore an unknown game of the address', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/?game=chess&language=KO`);
    await page.getByText('Unknown game “chess”. Showing all games.').waitFor();
    const open = page.getByRole('region', { name: 'Open tables' });
    await open.getByRole('link').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByLabel('Game').inputValue()).toBe('');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Game').selectOption('Talisman');
    await page.waitForURL('**/?language=KO&game=talisman');
    await expect.poll(() => page.getByText('Unknown game').count()).toBe(0);
  });
});

it('a list shows the requirements of a table, and the reliability of players', async () => {
  const host = await asSomebody('nora with terms');
  const asked = { finishedMin: 2, reliabilityMin: 0.9, ratingMin: 1200, ratingMax: 1800 };
  const timeControl = { preset: 'async-1d' };
  const terms = { language: 'CS', requirements: asked, timeControl };
  const table = { gameId: 'tales-of-glory', seats: 2, ...terms };
  const { id } = (await host('/matches', table)) as Made;
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'kim who is new', `/matches/${id}`);
    await page.getByRole('heading', { name: 'Requirements' }).waitFor();
    const unmet = page.locator('[data-unmet=true]');
    await unmet
      .getByText('At least 2 matches finished – You don’t meet this requirement.')
      .waitFor();
    await unmet
      .getByText('Rating of at least 1200 in this game · Rating of at most 1800 in this game')
      .waitFor();
    expect(await unmet.count()).toBe(2);
    await page.getByText('Table language: Čeština').waitFor();
    await page.locator('.room-seats').getByText('New player.').waitFor();
    expect(await page.getByRole('button', { name: 'Join' }).count()).toBe(0);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

it('home separates matches that wait for the viewer from others, and a seat shows its player’s reliability', async () => {
  const setUp = { gameId: 'tales-of-glory', seats: 2, timeControl: { preset: 'async-1d' } };
  const id = await startWith('lena at a seat', 'leo at a seat', setUp);
  const lena = await asSomebody('lena at a seat');
  const waiting = { ...setUp, seats: 3, bots: ['greedy'] };
  const { id: open } = (await lena('/matches', waiting)) as Made;
  await visit({}, async (page) => {
    await openAs(page, 'lena at a seat');
    const listed = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('link');
    await expect.poll(() => listed('Your turn').count()).toBe(1);
    expect(await listed('Your turn').getAttribute('href')).toBe(`/matches/${id}`);
    // a match that waits for you is listed once
    await expect.poll(() => listed('Your other matches').count()).toBe(1);
    expect(await listed('Your other matches').getAttribute('href')).toBe(`/matches/${open}`);
    await listed('Your other matches').getByText('1 bot (medium) and 1 free seat').waitFor();
    await page.goto(`${origin()}/matches/${id}`);
    await page.getByRole('button', { name: 'leo at a seat' }).first().click();
    await page.getByRole('dialog').getByText('New player.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it.each<Size>(isLong ? ['phone', 'desk'] : ['phone'])(
  'a name of one endless word stays within a %s',
  async (size) => {
    const host = await asSomebody('wanda of the long words', ['organizer']);
    const { id } = (await host('/tournaments', {
      ...{ name: 'W'.repeat(100), description: 'W'.repeat(400) },
      regulations: {
        ...{ game: { id: 'tales-of-glory' }, timeControl: { preset: 'live' } },
        stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 1 }],
      },
    })) as { readonly id: string };
    await visit({ size }, async (page) => {
      await openAs(page, 'wanda of the long words', '/tournaments');
      await page.locator(`a[href="/tournaments/${id}"]`).waitFor();
      expect(await misfits(page)).toEqual([]);
      await page.goto(`${origin()}/tournaments/${id}`);
      await page.getByText('W'.repeat(400), { exact: true }).waitFor();
      expect(await misfits(page)).toEqual([]);
    });
  },
);

it('turns are listed by urgency, each with its table, question, time left and the others', async () => {
  const setUp = { gameId: 'tales-of-glory', seats: 2 };
  const later = { ...setUp, timeControl: { perTurn: 'P5D' } };
  // at the start of this game both seats are asked at once
  const sooner = { ...setUp, title: 'Sooner', timeControl: { perTurn: 'P2D' } };
  const [host, guest] = [await asSomebody('uma in time'), await asSomebody('ugo in time')];
  const made: string[] = [];
  // the one that is due later was played last
  for (const each of [sooner, later]) {
    const { id } = (await host('/matches', each)) as Made;
    await guest(`/matches/${id}/seats`, { acceptTimeControl: true });
    await host(`/matches/${id}/start`, {});
    made.push(id);
  }
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'uma in time');
    const turns = page.getByRole('region', { name: 'Your turn' }).getByRole('link');
    await expect.poll(() => turns.count()).toBe(2);
    const links = await turns.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links).toEqual(made.map((id) => `/matches/${id}`));
    const first = turns.first();
    await first.locator('.match-of', { hasText: 'Sooner' }).waitFor();
    expect(await first.locator('b').first().innerText()).not.toBe('Sooner');
    await first.getByText(/^1 day\b.* left$/u).waitFor();
    await first.locator('.time-share').waitFor();
    expect(await first.locator('.dots i').count()).toBe(1);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

it('finished matches show the winner, and live ones show figures and tiles, without the viewer’s own', async () => {
  const bots = { gameId: 'tales-of-glory', seats: 2, bots: ['random', 'random'] };
  const alone = await startMatch('otto who watches', bots);
  const mine = await startMatch('otto who watches', { ...bots, bots: ['random'] });
  const running = await startMatch('otto who watches', {
    ...{ gameId: 'talisman', seats: 2, bots: ['random'] },
    timeControl: { preset: 'async-1d' },
  });
  const statusOf = async (id: string): Promise<unknown> => {
    const told = await fetch(`${origin()}/v1/matches/${id}`);
    return ((await told.json()) as { readonly status: unknown }).status;
  };
  await expect.poll(() => statusOf(alone), { timeout: 30_000 }).toBe('FINISHED');
  await visit({}, async (page) => {
    await openAs(page, 'otto who watches', '/?list=FINISHED');
    const card = page.locator(`a[href="/matches/${alone}"]`);
    await card.getByText(/ wins$|^Shared first place/u).waitFor();
    expect(await card.locator('.mini-laid .mini-land').count()).toBeGreaterThan(2);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${origin()}/?list=RUNNING`);
    await page.getByRole('region', { name: 'Live matches' }).waitFor();
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    for (const id of [mine, running])
      expect(await page.locator(`a[href="/matches/${id}"]`).count()).toBe(0);
  });
  await visit({}, async (page) => {
    await page.goto(`${origin()}/?list=RUNNING`);
    await page.locator(`a[href="/matches/${running}"] .mini-piece`).first().waitFor();
  });
});
