import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { itIfLong } from '../support/long.ts';
import { receiver } from '../notifications/receiver.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

/** The code in the last mail to an address. */
async function codeFor(address: string): Promise<string> {
  const response = await fetch(`http://${inject('service')}/dev/outbox`);
  const { items } = (await response.json()) as { readonly items: readonly object[] };
  const mail = items.map((item) => JSON.stringify(item)).findLast((item) => item.includes(address));
  return /Subject:.*?(\d{6,})/u.exec(mail ?? '')?.[1] ?? '';
}

/** Opens a part of the account by its name. */
const openPart = (page: Page, name: string): Promise<void> =>
  page.locator('.account-nav').getByRole('link', { name, exact: true }).click();

it('a player sets a name and sleeping hours, and adds mail notifications', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'Pavel', '/account');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pavel z Brna');
    await page.getByLabel('Time zone').selectOption('Europe/Prague');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await openPart(page, 'Notifications');
    await page.getByLabel('Quiet hours from').fill('21:30');
    await page.getByLabel('still notify me if less than this is left').selectOption('PT6H');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').filter({ visible: true }).waitFor();
    await page.reload();
    await expect.poll(async () => page.getByLabel('Quiet hours from').inputValue()).toBe('21:30');
    expect(await page.getByLabel('still notify me if less than this is left').inputValue()).toBe(
      'PT6H',
    );
    await page.getByLabel('Email address').fill('pavel@example.org');
    await page.getByRole('button', { name: 'Add channel' }).click();
    await page.getByText('not verified yet').waitFor();
    await expect.poll(async () => codeFor('pavel@example.org'), { interval: 50 }).not.toBe('');
    await page.getByLabel('Verification code').fill(await codeFor('pavel@example.org'));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Sent.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove/u }).click();
    await page.getByText('You aren’t notified').waitFor();
    await openPart(page, 'Profile');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Prague');
    await page.getByRole('link', { name: `${origin()}/accounts/pavel` }).click();
    await page.getByRole('heading', { level: 1, name: 'Pavel z Brna' }).waitFor();
    await page.getByText('New player.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

/** The unsubscribe link of the last mail to an address, as mail programs follow it. */
async function stopLink(address: string): Promise<string> {
  const response = await fetch(`http://${inject('service')}/dev/outbox`);
  type Left = { readonly to?: readonly string[]; readonly raw?: string };
  const { items } = (await response.json()) as { readonly items: readonly Left[] };
  const raws = items.flatMap(({ to, raw = '' }) => (to?.includes(address) === true ? [raw] : []));
  const mail = raws.findLast((raw) => raw.includes('List-Unsubscribe'));
  const headers = mail?.replaceAll(/\r\n[ \t]+/gu, ' ') ?? '';
  return /List-Unsubscribe: <([^>]+)>/u.exec(headers)?.[1] ?? '';
}

itIfLong(
  'a player sees that a link in a mail turned mails off, and turns them on again',
  async () => {
    const address = 'olga@example.org';
    const olga = await asSomebody('olga');
    const { channel } = (await olga('/viewer/channels', { kind: 'EMAIL', address })) as {
      channel: { id: string };
    };
    await expect.poll(async () => codeFor(address), { interval: 50 }).not.toBe('');
    const code = await codeFor(address);
    await olga(`/viewer/channels/${channel.id}/verification`, { code });
    // a webhook that is gone is told of by mail
    const hook = await receiver();
    hook.replies.push({ status: 410 });
    await olga('/viewer/channels', { kind: 'WEBHOOK', url: hook.url });
    await expect.poll(async () => stopLink(address), { interval: 50 }).not.toBe('');
    await hook.close();
    await fetch(await stopLink(address), { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    await visit({ size: 'phone' }, async (page) => {
      await openAs(page, 'Olga', '/account#notifications');
      const mail = page.locator('[data-kind="EMAIL"]');
      await mail.getByText('stopped since').waitFor();
      await mail.getByText('Turned off by a link in an email:').waitFor();
      await mail.getByText(/^all emails to this address, since /u).waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await mail.getByRole('button', { name: 'Turn emails back on' }).click();
      await expect.poll(async () => mail.getByText('Turned off by').count()).toBe(0);
      expect(await mail.getByText('stopped since').count()).toBe(0);
    });
  },
);

it('a player chooses notifications, times and channels, and the order of the rules', async () => {
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, 'Radka', '/account#notifications');
    await page.getByLabel('E-mailová adresa').fill('radka@example.org');
    await page.getByRole('button', { name: 'Přidat kanál' }).click();
    await expect.poll(async () => codeFor('radka@example.org'), { interval: 50 }).not.toBe('');
    await page.getByLabel('Ověřovací kód').fill(await codeFor('radka@example.org'));
    await page.getByRole('button', { name: 'Ověřit' }).click();
    await page.getByRole('button', { name: 'Poslat test' }).waitFor();
    const rules = page.locator('.rules > li');
    const add = async (...checked: readonly string[]): Promise<void> => {
      const count = await rules.count();
      await page.getByRole('button', { name: 'Přidat pravidlo' }).click();
      for (const label of checked) await page.getByLabel(label).last().check();
      await page.getByLabel('E-mail r').check();
      await page.getByRole('button', { name: 'Uložit pravidlo' }).click();
      await expect.poll(async () => rules.count()).toBe(count + 1);
    };
    await add();
    await add('konec partie');
    await rules.nth(1).getByRole('button', { name: 'Posunout nahoru' }).click();
    await expect.poll(async () => rules.nth(0).textContent()).toContain('konec partie');
    await rules.nth(1).getByRole('button', { name: 'Upravit' }).click();
    await page.getByRole('combobox', { name: 'Tempo' }).selectOption('ASYNC');
    await page.getByRole('combobox', { name: 'Doručení', exact: true }).selectOption('DIGEST');
    await page.getByRole('combobox', { name: 'Když to dál čeká' }).selectOption('PT6H');
    await page.getByLabel('E-mail r').nth(1).check();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Uložit pravidlo' }).click();
    await expect
      .poll(async () => rules.nth(1).locator('p').textContent())
      .toMatch(/^tvůj tah → r.*, v denním souhrnu, jen tahově, potom r.* po 6 h$/u);
    await rules.nth(0).getByRole('button', { name: 'Odebrat' }).click();
    await expect.poll(async () => rules.count()).toBe(1);
  });
});

it('a player adds bot accounts, tokens and webhooks', async () => {
  await visit({ size: 'phone', locale: 'ko' }, async (page) => {
    await openAs(page, 'Jiho', '/account#programs');
    await page.getByLabel('봇 계정 이름').fill('Jihobot');
    await page.getByRole('button', { name: '봇 계정 추가' }).click();
    const bot = page.locator('[data-bot]');
    await bot.getByRole('heading', { name: 'Jihobot' }).waitFor();
    await page.getByLabel('토큰 이름').fill('거실');
    await page.getByRole('combobox', { name: '계정' }).selectOption({ label: 'Jihobot' });
    await page.getByRole('button', { name: '토큰 만들기' }).click();
    await expect.poll(async () => page.locator('.secret code').textContent()).toMatch(/\S{20,}/u);
    await bot.getByText('거실', { exact: true }).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await openPart(page, '알림');
    await page.getByRole('combobox', { name: '채널', exact: true }).selectOption('WEBHOOK');
    await page.getByLabel('URL (https)').fill(`${origin()}/dev/nowhere`);
    await page.getByRole('button', { name: '채널 추가' }).click();
    await page.locator('.secret code', { hasText: 'whsec_' }).waitFor();
    await page.getByText('최근 알림').click();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    // the address keeps the part
    await page.getByText('최근 알림').waitFor();
    await openPart(page, '토큰과 봇');
    await bot.getByRole('button', { name: '거실 폐기' }).click();
    await expect.poll(async () => bot.getByText('토큰이 없습니다.').count()).toBe(1);
    expect(await page.locator('.secret').count()).toBe(0);
    expect(await page.locator('.deliveries [data-outcome]').count()).toBeGreaterThan(0);
  });
});

it('a player takes vacation, unblocks another, downloads their data, and deletes the account', async () => {
  const name = 'lada who leaves';
  const lada = await asSomebody(name);
  await lada('/viewer/blocks', { accountId: 'mallory' });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, '/account#time');
    await page.getByText('30 days left this year.').waitFor();
    await page.getByRole('spinbutton', { name: 'Days' }).fill('3');
    await page.getByRole('button', { name: 'Take vacation' }).click();
    await page.getByText('27 days left this year.').waitFor();
    await page.getByText(/^Now, from /u).waitFor();
    await page.getByLabel('Use a vacation day automatically').uncheck();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await openPart(page, 'Players');
    await page.getByText('Your reliability, as others see it: 100%.').waitFor();
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Unblock' }).count()).toBe(0);
    await openPart(page, 'My data');
    await page.getByText('Delete account').click();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await saved).suggestedFilename()).toBe('questhall.json');
    await page.reload();
    await page.getByText('Delete account').click();
    await openPart(page, 'Time');
    expect(await page.getByLabel('Use a vacation day automatically').isChecked()).toBe(false);
    await openPart(page, 'My data');
    const forEver = page.getByRole('button', { name: 'Delete permanently' });
    expect(await forEver.isDisabled()).toBe(true);
    const sure = await page.getByText(/To confirm, type /u).innerText();
    await page.getByLabel('Account ID').fill(sure.split('type ')[1] ?? '');
    await forEver.click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
  await expect(lada('/viewer/blocks', { accountId: 'trent' })).rejects.toThrow('401');
});
