import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { byOptions, openAs, playUntil } from './support/play.ts';
import { asSomebody, startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

/** Counts the tones of a page, and makes them silent: a test has no loudspeaker. */
const counted = `
  globalThis.tones = 0;
  const part = () => ({ connect: (to) => to, start() {}, stop() {}, frequency: { setValueAtTime(hertz) { if (hertz === 220) tones += 1; }, exponentialRampToValueAtTime() {} },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } });
  globalThis.AudioContext = class {
    currentTime = 0;
    createOscillator = part;
    createGain = part;
    async close() {}
  };
`;
const tones = async (page: Page): Promise<number> => page.evaluate('tones');

/** The turns of the story in their sentences, as far as they are drawn. */
const turnsTold = `[...document.querySelectorAll('#story .chapter')].map((turn) =>
  [...turn.children].map((line) => line.dataset.told).join(' '))`;

/**
 * True if a digit chooses an option: not if that is switched off, and not while another question is
 * open.
 */
async function choosesByDigit(page: Page): Promise<void> {
  const asked = page.locator('#choice .asked');
  const question = (await asked.getAttribute('data-question')) ?? '';
  const first = page.locator('#choice > .options [data-option]').first();
  await first.focus();
  const isOn = page.getByLabel('Choose options with keys 1–9');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await isOn.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await menu.click();
  await isOn.check();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  expect(await asked.getAttribute('data-question')).toBe(question);
  const heard = page.locator('#choice > [role=status]').first();
  const place = await heard.elementHandle();
  await page.locator('#choice:not([aria-disabled])').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await first.focus();
  await page.keyboard.press('1');
  await page.locator(`#choice .asked:not([data-question="${question}"])`).waitFor();
  // the next question is said where the one before was, once, and the keyboard goes on from there
  expect(await place.textContent()).toBe(await heard.textContent());
  expect(await heard.textContent()).toContain(
    await asked.locator(':is(p:not(.notes), h3)').last().innerText(),
  );
  expect(await asked.getAttribute('role')).toBe(null);
  await page.locator('#choice:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('#choice :focus').waitFor();
}

const settings = [
  ['en', 'Sounds', 'Menu', 'Start match'],
  ['cs', 'Zvuky', 'Nabídka', 'Začít partii'],
  ['ko', '소리', '메뉴', '경기 시작'],
] as const;

it.each(isLong ? settings : settings.slice(0, 1))(
  'a tone sounds once when the viewer’s turn starts (%s)',
  async (...words) => {
    const [locale, setting, menu, start] = words;
    const name = `tina who listens, ${locale}`;
    const host = await asSomebody(name);
    const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random'] };
    const { id } = (await host('/matches', setUp)) as { readonly id: string };
    await visit({ locale }, async (page) => {
      await page.addInitScript(counted);
      await openAs(page, name, `/matches/${id}`);
      await page.getByRole('button', { name: menu }).click();
      const sound = page.getByLabel(setting);
      expect(await sound.isChecked()).toBe(false);
      await sound.check();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: start, exact: true }).click();
      await page.locator('#choice .options').first().waitFor();
      expect(await tones(page)).toBe(1);
      if (locale === 'en') await choosesByDigit(page);

      // a question that waits already when the page is opened is no news
      await page.reload();
      await page.locator('#choice .options').first().waitFor();
      expect(await tones(page)).toBe(0);
    });
  },
);

it('no tone sounds by default', async () => {
  const host = await asSomebody('timo who wants quiet');
  const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random'] };
  const { id } = (await host('/matches', setUp)) as { readonly id: string };
  await visit({}, async (page) => {
    await page.addInitScript(counted);
    await openAs(page, 'timo who wants quiet', `/matches/${id}`);
    await page.getByRole('button', { name: 'Start match', exact: true }).click();
    await page.locator('#choice .options').first().waitFor();
    expect(await tones(page)).toBe(0);
  });
});

it('the results of a turn are announced together when it ends, and not before', async () => {
  const setUp = { gameId: 'talisman', seats: 2, bots: ['random'] };
  const id = await startMatch('tilda who hears', setUp);
  await visit({}, async (page) => {
    await openAs(page, 'tilda who hears', `/matches/${id}`);
    await page.locator('#story .chapter').first().waitFor();
    await page.locator('.bar').getByText('Your turn').waitFor();
    const said = page.locator('.side > [role=status].sr').first();
    expect(await said.textContent()).toBe('');
    await playUntil(
      page,
      byOptions(() => 0),
      async () => (await said.textContent()) !== '',
    );
    const spoken = (await said.textContent()) ?? '';
    await page.getByRole('button', { name: 'Every step' }).click();
    await expect.poll(() => page.evaluate<readonly string[]>(turnsTold)).toContain(spoken);
  });
});
