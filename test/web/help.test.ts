import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { startMatch, startWith } from './support/table.ts';
import { origin, sizes, visit } from './support/visit.ts';

it('a newcomer sees the goal, a tip until it is hidden for good, and an explained option', async () => {
  const name = 'nela who is new';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['random'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const tip = page.getByRole('note');
    await tip.getByText('Goal: Have the most Glory after 10 rounds.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(sizes.desk);
    await page.getByText('Goal', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    // the whole line of a player is tapped, not only the name
    await page
      .locator('.rival')
      .first()
      .click({ position: { x: 120, y: 40 } });
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize(sizes.phone);

    await page.locator('#choice:not([aria-disabled])').waitFor();
    const first = page.locator('#choice > .options [data-option]').first();
    const option = (await first.getAttribute('data-option')) ?? '';
    await page
      .getByRole('button', { name: /^Explain: / })
      .first()
      .click();
    const explained = page.getByRole('region', { name: /^Explain: / });
    await explained.waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await explained.getByRole('button', { name: 'Close' }).click();
    await first.waitFor();

    const shown = (await tip.getAttribute('data-tip')) ?? '';
    await tip.getByRole('button', { name: 'Hide tip' }).click();
    await page.getByText('Others choose at the same time').waitFor();
    await page.reload();
    await first.waitFor();
    expect(await first.getAttribute('data-option')).toBe(option);
    expect(await page.locator(`[data-tip="${shown}"]`).count()).toBe(0);
  });
});

it('a picked option on a phone waits for a button that confirms it', async () => {
  const name = 'nora who confirms';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['random'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const asked = page.locator('#choice .asked');
    await page.locator('#choice:not([aria-disabled])').waitFor();
    const before = await asked.getAttribute('data-question');
    const first = page.locator('#choice > .options [data-option]').first();
    // the list takes the room of the own strip, and shows what it says
    const ownStats = page.locator('.own-stats');
    await ownStats.waitFor();
    await first.click();
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
    const confirm = page.getByRole('button', { name: /^Confirm/ });
    expect(await misfits(page)).toEqual([]);
    const { width = 0 } = (await confirm.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(300);
    expect(await asked.getAttribute('data-question')).toBe(before);
    await confirm.click();
    await expect
      .poll(() =>
        asked.count().then(async (n) => (n === 0 ? '' : asked.getAttribute('data-question'))),
      )
      .not.toBe(before);
    await page
      .locator('.rival')
      .getByText(/^latest: /u)
      .waitFor({ state: 'attached' });
  });
});

it('a picked option at a desk with a touch screen has its button above the log', async () => {
  const name = 'nela who touches';
  const id = await startMatch(name, { gameId: 'talisman-hp', seats: 2, bots: ['random'] });
  await visit({ size: 'phone' }, async (page) => {
    await page.setViewportSize(sizes.desk);
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice:not([aria-disabled])').waitFor();
    expect(await page.locator('.own-stats').isVisible()).toBe(false);
    const [first, second] = await page.locator('#choice > .options [data-option]').all();
    expect(await first?.innerText()).not.toBe(await second?.innerText());
    await first?.click();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.locator('#choice [data-kind=character]').waitFor({ state: 'detached' });
  });
});

it('a suggestion is shown on demand, sends nothing else, and is marked until the button is pressed again', async () => {
  const name = 'nina who wonders';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['random'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice:not([aria-disabled])').waitFor();
    const suggest = page.getByRole('button', { name: 'Suggest', exact: true });
    const marked = page.locator('#choice').getByRole('button', { name: /Suggested/ });
    expect(await marked.count()).toBe(0);
    const version = await versionOf(id);
    await suggest.click();
    await marked.waitFor();
    await expect.poll(() => suggest.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('status')
      .filter({ hasText: /^Suggested: / })
      .waitFor();
    expect(await marked.count()).toBe(1);
    await page.getByText('Why? It gives').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await versionOf(id)).toBe(version);
    await suggest.click();
    await marked.waitFor({ state: 'detached' });
    expect(await page.getByText('Why?').count()).toBe(0);
    await page.setViewportSize(sizes.desk);
    await suggest.click();
    await marked.waitFor();
    expect(await misfits(page)).toEqual([]);
  });
});

it('a rated match has no suggestion', async () => {
  const [name, guest] = ['nola who is rated', 'nick who is rated'];
  const timeControl = { preset: 'live' };
  const setUp = { gameId: 'tales-of-glory', seats: 2, rated: true, timeControl };
  const id = await startWith(name, guest, setUp);
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice:not([aria-disabled]) .options').first().waitFor();
    expect(await page.getByRole('button', { name: 'Suggest', exact: true }).count()).toBe(0);
  });
});

async function versionOf(id: string): Promise<number> {
  const response = await fetch(`${origin()}/v1/matches/${id}/journal?first=500`);
  const { items } = (await response.json()) as { items: readonly { readonly version: number }[] };
  return items.at(-1)?.version ?? 0;
}
