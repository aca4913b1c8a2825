import { expect, it } from 'vitest';
import { isOnScreen, matchOf, noticeIn } from '../../services/web/worker/notice.ts';
import { line } from './support/line.ts';
import { byOptions, signIn } from './support/play.ts';
import { answersIn, startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

it('begins without a network, shows my match as it was seen last, and keeps a choice', async () => {
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
    await page.getByRole('heading', { name: 'My turn' }).waitFor();
    await page.locator(`.matches a[href="/matches/${id}"]`).first().click();
    await page.locator('#choice .options').first().waitFor();
    between.cut();
    await byOptions(() => 0)(page);
    await page.getByText('Sending your choice…').waitFor();
    await page.goto(`${between.origin}/matches/${id}`);
    await page.locator('.space').first().waitFor();
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

it('reads a push message, and tells nobody of the match that is on screen', () => {
  const notice = noticeIn(JSON.stringify({ id: 'n1', title: 'T', data: { matchId: 'm 1' } }));
  expect(notice).toEqual({ id: 'n1', title: 'T', body: '', data: { matchId: 'm 1' } });
  expect(noticeIn('{"title":1}')).toBeUndefined();
  expect(noticeIn('no JSON')).toBeUndefined();
  if (notice === undefined) return;
  expect(matchOf(notice.data)).toBe('/matches/m%201');
  expect(matchOf(undefined)).toBe('/');
  const url = 'https://example.org/matches/m%201?version=3';
  expect(isOnScreen(notice, [{ url, visibilityState: 'visible' }])).toBe(true);
  expect(isOnScreen(notice, [{ url, visibilityState: 'hidden' }])).toBe(false);
  expect(isOnScreen(notice, [{ url: 'https://example.org/', visibilityState: 'visible' }])).toBe(
    false,
  );
});
