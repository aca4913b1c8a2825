import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody, startWith } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

type Said = { readonly id: string };

it('an admin decides about what was reported, and both sides are told', async () => {
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
    await page.getByRole('link', { name: 'Moderation' }).click();
    const report = page.getByRole('article').filter({ hasText: 'Third time.' });
    await report.getByText('It insults or threatens somebody').waitFor();
    await report.getByText(text).waitFor();
    const other = page.getByRole('article').filter({ hasText: 'It is advertising' });
    await other.getByText('What was said before (1)').click();
    await other.getByText(text).waitFor();
    const pick = (name: string, value: string) =>
      report.getByRole('combobox', { name, exact: true }).selectOption(value);
    await pick('What to do', 'MUTE');
    await report.getByRole('spinbutton', { name: 'Days' }).fill('3');
    await report.getByLabel('Reason').fill('Keep it friendly.');
    await isWell(page);
    await report.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('Decided. Those concerned are told.').waitFor();
    await expect.poll(() => report.count()).toBe(0);
    await page.getByRole('combobox', { name: 'How far' }).selectOption('ACTED');
    await report.getByText('Decided before').waitFor();
    expect(await report.textContent()).toMatch(/Let them say nothing until .*Keep it friendly\./u);

    const clocks = page.getByRole('region', { name: 'Clocks of all matches' });
    await clocks.getByLabel('Why they are held').fill('A look at the engine.');
    await clocks.getByRole('button', { name: 'Hold all clocks' }).click();
    await clocks.getByText(/^All clocks are held since .*: A look at the engine\.$/u).waitFor();
    await clocks.getByRole('button', { name: 'Let them go on' }).click();
    await clocks.getByText('All clocks go on.').waitFor();
    await clocks.getByText('Give time back').first().click();
    // long ago, so that no deadline of another table moves
    await clocks.getByLabel('From').fill('2001-02-03T04:05');
    await clocks.getByLabel('Until').fill('2001-02-03T06:05');
    await clocks.getByLabel('Why it is given back').fill('It was dark.');
    await clocks.getByLabel('Only to these matches').fill(`${origin()}/matches/${id}`);
    await isWell(page);
    await clocks.getByRole('button', { name: 'Give it back' }).click();
    await clocks.getByText(/: It was dark\. \(1 match\)$/u).waitFor();
    await isWell(page);
  });
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, hurt, '/account');
    await page.getByText(/^Autor nahlášené zprávy nesmí nic psát, a to do /u).waitFor();
    await isWell(page);
    await page.goto(`${origin()}/moderation`);
    await page.getByRole('heading').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByText('Moderování').count()).toBe(0);
  });
  await visit({ locale: 'ko' }, async (page) => {
    await openAs(page, rude, '/account');
    const decided = page.locator('[data-decided="MUTE"]');
    await decided.getByText('까지 말할 수 없습니다.').waitFor();
    await decided.getByText('이유: Keep it friendly.').waitFor();
    await isWell(page);
  });
});
