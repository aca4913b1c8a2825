import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { actAt, button, choosePlaces, forAReason, isWell, show, WHY } from './support/event.ts';
import { openAs, signIn } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

/** The players at each table, as the page lists them. */
const tables = (page: Page): Promise<readonly string[]> => page.locator('.pod').allInnerTexts();

/** Changes a draft in another tab than the one that has its form open, which is refused then. */
async function writesNothingOver(page: Page): Promise<void> {
  await show(page, 'Desk');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByText('Name and setting').click();
  const version = (tab: Page) => tab.locator('main').getAttribute('data-version');
  for (const mode of ['APPROVAL', 'OPEN']) {
    const before = await version(other);
    await other.getByRole('combobox', { name: 'Who can register' }).selectOption(mode);
    await button(other, 'Save').click();
    await expect.poll(() => version(other)).not.toBe(before);
  }
  await expect.poll(async () => (await version(page)) === (await version(other))).toBe(true);
  await button(page, 'Save').click();
  await page.getByText('This changed in the meantime. Check it and try again.').waitFor();
  await other.close();
}

it('an organizer creates an event, draws, swaps two, publishes, and settles a table', async () => {
  const others = ['tora of the cup', 'tibor of the cup', 'tana of the cup'];
  await visit({}, async (page) => {
    await page.goto(`${origin()}/tournaments`);
    await signIn(page, 'otylie who runs it', 'organizer');
    await page.getByRole('link', { name: 'Create tournament' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('A cup of tales');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('tales-of-glory');
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Mode' }).inputValue())
      .toBe('tales-live');
    await page.getByRole('combobox', { name: 'Players per table' }).selectOption('2');
    await page.getByRole('combobox', { name: 'Next round' }).selectOption('MANUAL');
    await page.getByRole('combobox', { name: 'Rounds', exact: true }).selectOption('2');
    await isWell(page);
    await button(page, 'Create tournament').click();
    await page.getByText('Only staff can see it so far.').waitFor();
    await isWell(page);
    await writesNothingOver(page);
    await button(page, 'Announce tournament').click();
    await button(page, 'Open registration').click();
    await button(page, 'Start tournament').waitFor();
    const path = new URL(page.url()).pathname;

    await visit({ size: 'phone', locale: 'cs' }, async (phone) => {
      await phone.goto(page.url());
      await button(phone, 'Přihlásit se a zúčastnit').waitFor();
      await isWell(phone);
      await openAs(phone, 'tomas of the cup', path);
      await button(phone, 'Zúčastnit se').click();
      await phone.getByText('Místo máš.').waitFor();
      await isWell(phone);
      for (const name of others)
        await (
          await asSomebody(name)
        )(`/v1${path}/registrations`.slice(3), {});

      await show(page, 'Players');
      await expect.poll(() => page.locator('[data-status="REGISTERED"]').count()).toBe(4);
      const title = page.getByRole('heading', { name: 'Players' });
      expect(await title.evaluate((it) => getComputedStyle(it).gridArea)).toBe('auto');
      await isWell(page);
      await button(page, 'Start tournament').click();
      await button(page, 'Draw round 1').click();
      await page.getByRole('link', { name: 'Check and publish round 1' }).click();
      await page.getByText('Only staff can see this draft.').waitFor();
      const before = await tables(page);
      await isWell(page);
      const first = page.locator('.pod').nth(0).getByRole('button').first();
      const second = page.locator('.pod').nth(1).getByRole('button').first();
      const [one, other] = [await first.innerText(), await second.innerText()];
      await first.click();
      await page.getByText(/is selected\. Select who to swap with/u).waitFor();
      await second.click();
      await page.getByText('You have unsaved changes.').waitFor();
      await expect.poll(() => first.innerText()).toBe(other);
      await button(page, 'Save changes').click();
      await forAReason(page);
      await page.getByText('Select two players to swap them.').waitFor();
      expect(await first.innerText()).toBe(other);
      expect(await second.innerText()).toBe(one);
      expect(await tables(page)).not.toEqual(before);
      await button(page, 'Publish round').click();
      const summary = page.getByRole('dialog', { name: 'Publish round 1?' });
      await summary.getByText('2 tables').waitFor();
      await summary.getByText('Edited manually.').waitFor();
      await isWell(page);
      await button(summary, 'Publish round').click();

      await phone.getByText(/1\. kolo: tvá partie u stolu \d běží\./u).waitFor();
      await isWell(phone);
      await phone.getByRole('link', { name: 'Přejít ke své partii' }).click();
      await phone.locator('#choice').waitFor();

      await expect.poll(() => page.locator('.pod[data-status="RUNNING"]').count()).toBe(2);
      await isWell(page);
      for (const at of [0, 1]) {
        await actAt(page.locator('.pod').nth(at), 'Set result');
        await choosePlaces(page);
        await forAReason(page);
      }
      await expect.poll(() => page.locator('.pod[data-status="ADJUDICATED"]').count()).toBe(2);
      await show(page, 'Standings');
      await page.getByText('All figures').click();
      const rows = page.getByRole('table').getByRole('row');
      await expect.poll(() => rows.count()).toBe(5);
      await page.getByText('Tiebreaks').click();
      await page.getByText('Number of tables won.').waitFor();
      await page.getByRole('combobox', { name: 'As of' }).selectOption('1');
      await isWell(page);
      await show(page, 'Audit log');
      await page.locator('[data-act="ADJUDICATE"]').first().getByText(WHY).waitFor();
      await isWell(page);

      await phone.goto(page.url().replace(/\?.*/u, ''));
      await button(phone, 'Odvolat se').click();
      await phone.getByRole('dialog').getByLabel('Co se stalo').fill('Hráli jsme dál, a nic.');
      await isWell(phone);
      await button(phone.getByRole('dialog'), 'Potvrdit').click();
      await page.locator('[data-appeal="OPEN"]').getByText('Hráli jsme dál, a nic.').waitFor();
    });
  });
});
