import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong, itIfLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { line } from './support/line.ts';
import { openAs, signIn } from './support/play.ts';
import { asSomebody, startWith } from './support/table.ts';
import { visit } from './support/visit.ts';

const setUp = { gameId: 'tales-of-glory', seats: 2, timeControl: { preset: 'async-1d' } };

/** Opens the chat of a match, which at a desk stands behind the log. */
const openChat = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Chat( \(\d+\))?$/u }).click();

async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

it('two people chat at a table: to all, among themselves, and in quick messages', async () => {
  const [hana, pepa] = ['hana who talks', 'pepa who talks'];
  const id = await startWith(hana, pepa, setUp);
  const other = await asSomebody(pepa);
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, hana, `/matches/${id}`);
    await page.locator('#choice').waitFor();
    const said = page.locator('#talk li');
    await other(`/matches/${id}/messages`, { audience: 'ALL', text: 'Good <b>evening</b>!' });
    await page.getByRole('button', { name: 'Chat (1)' }).waitFor();
    await page.getByRole('status').getByText(`${pepa} says: Good <b>evening</b>!`).waitFor();
    await page.getByRole('button', { name: 'Chat (1)' }).click();
    await said.getByText('Good <b>evening</b>!').waitFor();
    await page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello there');
    await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('SEATS');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await said.getByText('Hello there').waitFor();
    expect(await said.last().textContent()).toContain('players');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
    await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('ALL');
    await page.getByText('Quick messages').click();
    await page.getByRole('button', { name: 'Good luck!' }).click();
    await expect.poll(() => said.count()).toBe(3);
    await isWell(page);
    await page.reload();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await expect.poll(() => said.count()).toBe(3);
    await visit({ size: 'desk', locale: 'cs' }, async (watching) => {
      await watching.goto(page.url());
      await openChat(watching);
      const heard = watching.locator('#talk li');
      await heard.getByText('Hodně štěstí!').waitFor();
      // messages to the seats are hidden from spectators
      expect(await heard.count()).toBe(2);
      await watching.getByRole('button', { name: 'Přihlásit se k chatu' }).waitFor();
      await isWell(watching);
    });
  });
});

it.each(isLong ? (['cut', 'mute'] as const) : (['mute'] as const))(
  'a draft message stays while the connection is %s, and is sent once',
  async (how) => {
    const name = `otta on a line that is ${how}`;
    const id = await startWith(name, 'whoever listens', setUp);
    const between = await line();
    await visit({ at: between.origin, isLossy: true }, async (page) => {
      await page.goto(`${between.origin}/matches/${id}`);
      await signIn(page, name);
      const said = page.locator('#talk li');
      const text = page.getByRole('textbox', { name: 'Message' });
      await page.locator('#choice').waitFor();
      // lazily loaded parts of the page are there, too
      await page.waitForLoadState('networkidle');
      await openChat(page);
      await text.fill('Written first');
      between[how]();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page
        .getByText(/when you’re back online|Sending…/u)
        .first()
        .waitFor();
      expect(await text.inputValue()).toBe('Written first');
      between.heal();
      await said.getByText('Written first').waitFor();
      await expect.poll(() => text.inputValue()).toBe('');

      // the page is left while a message is on its way, and the written text is still there
      between[how]();
      await text.fill('Written then');
      await text.press('Enter');
      await page
        .getByText(/when you’re back online|Sending…/u)
        .first()
        .waitFor();
      await page.goto('about:blank');
      between.heal();
      await page.goto(`${between.origin}/matches/${id}`);
      await openChat(page);
      await said.getByText('Written then').waitFor();
      await expect.poll(() => text.inputValue()).toBe('');
      await page.reload();
      await openChat(page);
      await said.getByText('Written then').waitFor();
      expect(await said.count()).toBe(2);
    });
    await between.close();
  },
);

itIfLong(
  'the chat gives the reason why it is off, and offers phrases if only they are allowed',
  async () => {
    const ema = 'ema of few words';
    const host = await asSomebody(ema);
    const tableWith = async (chat: string) =>
      ((await host('/matches', { ...setUp, chat })) as { readonly id: string }).id;
    const [mute, brief] = [await tableWith('OFF'), await tableWith('PHRASES')];
    await visit({ size: 'phone', locale: 'ko' }, async (page) => {
      await openAs(page, ema, `/matches/${mute}`);
      await page.getByText('이 테이블은 채팅이 꺼져 있습니다').waitFor();
      await isWell(page);
      await page.goto(page.url().replace(mute, brief));
      await page.getByRole('button', { name: '안녕하세요!' }).click();
      await page.locator('#talk li').getByText('안녕하세요!').waitFor();
      expect(await page.getByRole('textbox', { name: '메시지' }).count()).toBe(0);
      await isWell(page);
    });
  },
);

it('a player blocks another, whose messages and seats are then hidden', async () => {
  const [vera, mort] = ['vera who has enough', 'mort who annoys'];
  const id = await startWith(vera, mort, setUp);
  const other = await asSomebody(mort);
  const { id: message } = (await other(`/matches/${id}/messages`, {
    audience: 'ALL',
    text: 'You play badly.',
  })) as { readonly id: string };
  await visit({}, async (page) => {
    await openAs(page, vera, `/matches/${id}`);
    await openChat(page);
    const said = page.locator('#talk li');
    await page.getByRole('button', { name: `About ${mort}’s message` }).click();
    await page.getByText('Report to moderators').click();
    await page.getByRole('combobox', { name: 'Reason', exact: true }).selectOption('OTHER');
    await page.getByLabel('Details for moderators').fill('Every day.');
    await isWell(page);
    await page.getByRole('button', { name: 'Report message' }).click();
    await page.getByText('You’ll see the moderators’ decision').waitFor();
    await page.getByRole('button', { name: `Block ${mort}` }).click();
    await page.getByText(`${mort} is blocked`).waitFor();
    await expect.poll(() => said.count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('#players').getByRole('button', { name: mort }).click();
    await page.getByRole('button', { name: `About ${mort}` }).click();
    await page.getByRole('button', { name: `Unblock ${mort}` }).click();
    await page.getByRole('button', { name: `Block ${mort}` }).waitFor();
    await isWell(page);
    await page.reload();
    await openChat(page);
    await said.getByText('You play badly.').waitFor();

    const moderator = await asSomebody('ada who moderates', ['admin']);
    await moderator(`/reports/${message}/decisions`, { act: 'HIDE', reason: 'Be kind.' });
    await said.getByText('Hidden by a moderator.').waitFor();
    await isWell(page);
  });
  await visit({ size: 'phone' }, async (page) => {
    const moderator = await asSomebody('ada who moderates', ['admin']);
    await openAs(page, mort, `/matches/${id}`);
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('And you are slow.');
    await moderator(`/reports/${message}/decisions`, { act: 'MUTE', days: 2, reason: 'Again.' });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(/^You’re muted until .* Reason: Again\.$/u).waitFor();
    await isWell(page);
  });
});
