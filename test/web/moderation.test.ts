import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs, openOwnMenu } from './support/play.ts';
import { asSomebody, startWith } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

type Said = { readonly id: string };

it('an admin decides a report, and both sides are notified', async () => {
  const [rude, hurt, judge] = ['rudy who is rude', 'hurtless hedvika', 'ada the judge'];
  const id = await startWith(rude, hurt, { gameId: 'tales-of-glory', seats: 2 });
  const [rudes, hurts] = await Promise.all([asSomebody(rude), asSomebody(hurt)]);
  await rudes(`/matches/${id}/messages`, { audience: 'ALL', text: 'Hello to nobody.' });
  const text = '<img src=x> Go home, you.';
  const said = (await rudes(`/matches/${id}/messages`, { audience: 'SEATS', text })) as Said;
  await hurts(`/messages/${said.id}/reports`, { reason: 'ABUSE', note: 'Third time.' });
  const before = (await rudes(`/matches/${id}/messages`, {
    audience: 'SEATS',
    text: 'And stay there.',
  })) as Said;
  await hurts(`/messages/${before.id}/reports`, { reason: 'SPAM' });

  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, judge, '/', 'admin');
    await openOwnMenu(page);
    await page.getByRole('link', { name: 'Moderation' }).click();
    const report = page.getByRole('article').filter({ hasText: 'Third time.' });
    await report.getByText('Insults or threats').waitFor();
    await report.getByText(text).waitFor();
    const other = page.getByRole('article').filter({ hasText: 'Advertising or spam' });
    await other.getByText('Earlier messages (1)').click();
    await other.getByText(text).waitFor();
    const pick = (name: string, value: string) =>
      report.getByRole('combobox', { name, exact: true }).selectOption(value);
    await pick('Action', 'MUTE');
    await report.getByRole('spinbutton', { name: 'Days' }).fill('3');
    await report.getByLabel('Reason').fill('Keep it friendly.');
    await isWell(page);
    await report.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('Decided. Everyone concerned is notified.').waitFor();
    await expect.poll(() => report.count()).toBe(0);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('ACTED');
    await report.getByText('Past decisions').waitFor();
    await expect.poll(() => report.textContent()).toMatch(/Mute until .*Keep it friendly\./u);

    const clocks = page.getByRole('region', { name: 'Clocks of all matches' });
    await clocks.getByLabel('Reason for stopping').fill('A look at the engine.');
    await clocks.getByRole('button', { name: 'Stop all clocks' }).click();
    await clocks.getByText(/^All clocks stopped since .*: A look at the engine\.$/u).waitFor();
    await clocks.getByRole('button', { name: 'Resume all clocks' }).click();
    await clocks.getByText('All clocks are running.').waitFor();
    await clocks.getByText('Time compensation').first().click();
    // long ago, so that no deadline of another table moves
    await clocks.getByLabel('From').fill('2001-02-03T04:05');
    await clocks.getByLabel('Until').fill('2001-02-03T06:05');
    await clocks.getByLabel('Reason for giving time back').fill('It was dark.');
    await clocks.getByLabel('Only these matches').fill(`${origin()}/matches/${id}`);
    await isWell(page);
    await clocks.getByRole('button', { name: 'Give time back' }).click();
    await clocks.getByText(/: It was dark\. \(1 match\)$/u).waitFor();
    await isWell(page);
  });
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, hurt, '/account#others');
    await page.getByText(/^Autor nahlášené zprávy nesmí psát do chatu, do /u).waitFor();
    await isWell(page);
    await page.goto(`${origin()}/moderation`);
    await page.getByRole('heading').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByText('Moderování').count()).toBe(0);
  });
  await visit({ locale: 'ko' }, async (page) => {
    await openAs(page, rude, '/account#others');
    const decided = page.locator('[data-decided="MUTE"]');
    await decided.getByText('까지 채팅이 금지되었습니다.').waitFor();
    await decided.getByText('이유: Keep it friendly.').waitFor();
    await isWell(page);
  });
});
