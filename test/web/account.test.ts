import { expect, inject, it } from 'vitest';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { visit } from './support/visit.ts';

/** The code in the last mail to somebody. */
async function codeFor(address: string): Promise<string> {
  const response = await fetch(`http://${inject('service')}/dev/outbox`);
  const { items } = (await response.json()) as { readonly items: readonly object[] };
  const mail = items.map((item) => JSON.stringify(item)).findLast((item) => item.includes(address));
  return /Subject:.*?(\d{6,})/u.exec(mail ?? '')?.[1] ?? '';
}

it('somebody says what they are called and when they sleep, and has themselves told by mail', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'Pavel', '/account');
    await page.getByRole('textbox', { name: 'Name' }).fill('Pavel z Brna');
    await page.getByLabel('Time zone').selectOption('Europe/Prague');
    await page.getByLabel('Quiet from').fill('21:30');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await expect.poll(async () => page.getByLabel('Quiet from').inputValue()).toBe('21:30');
    await page.getByLabel('Mail address').fill('pavel@example.org');
    await page.getByRole('button', { name: 'Tell me by mail' }).click();
    await page.getByText('not confirmed yet').waitFor();
    await expect.poll(async () => codeFor('pavel@example.org'), { interval: 50 }).not.toBe('');
    await page.getByLabel('The code from the mail').fill(await codeFor('pavel@example.org'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Sent.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove/u }).click();
    await page.getByText('nobody tells you').waitFor();
  });
});
