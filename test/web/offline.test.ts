import { describe, expect, it } from 'vitest';
import {
  noticeIn,
  notificationOf,
  pathIn,
  unreadNotice,
} from '../../services/page/web/worker/notice.ts';
import { line } from './support/line.ts';
import { byOptions, signIn } from './support/play.ts';
import { answersIn, startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

it('the page starts offline, shows the last view of a match, and stores a choice', async () => {
  const name = 'olga in a tunnel';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['random'] });
  const between = await line();
  await visit({ at: between.origin, isLossy: true, installs: true }, async (page) => {
    await page.goto(`${between.origin}/matches/${id}`);
    await signIn(page, name);
    await page.locator('#choice .options').first().waitFor();
    expect(await page.title()).toContain('Your turn');
    await page.evaluate('navigator.serviceWorker.ready');
    await page.reload();
    await page.locator('#choice .options').first().waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page.locator(`.matches a[href="/matches/${id}"]`).first().click();
    await page.locator('#choice .options').first().waitFor();
    between.cut();
    await byOptions(() => 0)(page);
    await page.getByText('Sending your choice…').waitFor();
    await page.goto(`${between.origin}/matches/${id}`);
    await page.locator('#board [data-ref]').first().waitFor();
    await page.getByText(/^As of/u).waitFor();
    await page.getByText('Sending your choice…').waitFor();
    expect(await page.locator('#choice .options').count()).toBe(0);
    expect(await answersIn(id)).toBe(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await page
      .getByText(/^As of/u)
      .first()
      .waitFor();
    await page.locator(`.matches a[href="/matches/${id}"]`).first().click();
    between.heal();
    await page.locator('#choice .options').first().waitFor();
    expect(await page.getByText(/^As of/u).count()).toBe(0);
    await expect.poll(async () => answersIn(id), { interval: 100 }).toBe(1);
  });
  await between.close();
});

describe('a push message', () => {
  const told = (more: object) => {
    const notice = noticeIn(JSON.stringify({ id: 'n1', title: 'T', ...more }));
    return notice ?? expect.unreachable();
  };

  it.each([
    ['match.attention.needed', { matchId: 'm 1' }, '/matches/m%201'],
    ['match.invitation', { matchId: 'm' }, '/matches/m'],
    ['tournament.round.published', { tournamentId: 't 1', round: 2 }, '/tournaments/t%201'],
    ['account.digest', { count: 2, matches: [] }, '/'],
    ['channel.verification', { code: '123456' }, '/account#notifications'],
    ['channel.disabled', { channel: 'c' }, '/account#notifications'],
  ])('of %s opens its subject', (type, data, path) => {
    const { options } = notificationOf(told({ type, data }), []);
    expect(pathIn(options.data)).toBe(path);
  });

  it('is shown over any page, silently over its own match, and a reminder alerts again', () => {
    const notice = told({ type: 'match.attention.reminder', data: { matchId: 'm' } });
    const url = 'https://example.org/matches/m?version=3';
    const seen = notificationOf(notice, [{ url, visibilityState: 'visible' }]);
    expect(seen.options).toMatchObject({ tag: 'm', renotify: true, silent: true });
    for (const windows of [
      [{ url, visibilityState: 'hidden' }],
      [{ url: 'https://example.org/', visibilityState: 'visible' }],
    ])
      expect(notificationOf(notice, windows).options).toMatchObject({ silent: false });
  });

  it.each(['no JSON', '{"title":1}', '', undefined])(
    'that can’t be read shows something: %s',
    (text) => {
      expect(noticeIn(text)).toBeUndefined();
      const { title, options } = notificationOf(unreadNotice('cs-CZ'), []);
      expect([title, options.body, pathIn(options.data)]).toEqual([
        'Questhall',
        'Máš nové upozornění.',
        '/',
      ]);
    },
  );

  it('opens only addresses of the page', () => {
    expect(['//evil', 'https://evil', 1, undefined].map((path) => pathIn({ path }))).toEqual([
      '/',
      '/',
      '/',
      '/',
    ]);
  });
});
