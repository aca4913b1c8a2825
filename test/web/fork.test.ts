import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { expect, it } from 'vitest';
import { amount, itIfLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { byOptions, openAs, playOn } from './support/play.ts';
import { isFairRecord } from './support/record.ts';
import { startMatch } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

/** The number of steps before its end at which a match is continued: each seat is asked again. */
const NEAR_THE_END = amount(4, 20);

it('an analysis continues from a step of a finished match, for every seat, with the same dice', async () => {
  const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random', 'random'] };
  const id = await startMatch('a host whose bots are done', setUp);
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'ivy who wonders', `/matches/${id}`);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.waitForURL(`**/matches/${id}/replay**`);
    await page.locator('main[data-version]').waitFor();
    const lastShown = async () => Number(await page.getByRole('slider').getAttribute('max'));
    await expect.poll(lastShown).toBeGreaterThan(NEAR_THE_END);
    const last = await lastShown();
    const from = last - NEAR_THE_END;
    await page.goto(`${origin()}/matches/${id}/replay?version=${from}`);
    await page.getByText('Continue from here').click();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: `Continue from step ${from}` }).click();
    await page.getByRole('heading', { name: 'Analysis' }).waitFor();
    const fork = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(fork).not.toBe(id);

    const seats = page.getByRole('group', { name: 'Seats you play' }).getByRole('button');
    await page.locator('#choice .options').first().waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const pressed = async (): Promise<string | null> =>
      page.locator('.analysis [aria-pressed=true]').getAttribute('data-seat');
    const asked = await pressed();
    const other = seats.and(page.locator('[aria-pressed=false]'));
    await other.click();
    await expect.poll(pressed).not.toBe(asked);
    // a table may wait for both
    const answerable = page.locator('#choice .options').first();
    await page
      .locator('#choice')
      .getByText(/^Waiting for/u)
      .or(answerable)
      .waitFor();
    await other.click();
    await expect.poll(pressed).toBe(asked);
    await answerable.waitFor();

    const answeredFor = new Set<string | null>();
    const answer = byOptions(() => 0);
    await playOn(page, async () => {
      answeredFor.add(await pressed());
      await answer(page);
    });
    expect(answeredFor.size).toBe(2);
    await expect.poll(() => seats.count()).toBe(0);
    // no other account can read it: the record is the one that the page saves
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Provably fair dice').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download record' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${fork}.json`);
    expect(await isFairRecord(JSON.parse(await textOf(saved)))).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: `From step ${from} of` }).click();
    await page.waitForURL(`**/matches/${id}/replay?version=${from}`);
  });
});

const textOf = async (saved: Download): Promise<string> => text(await saved.createReadStream());

itIfLong('an analysis asks a signed-out viewer to sign in, at the same step', async () => {
  const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random', 'random'] };
  const id = await startMatch('another host of bots', setUp);
  await visit({ locale: 'ko' }, async (page) => {
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('#choice [data-over]').waitFor({ state: 'attached' });
    await page.goto(`${origin()}/matches/${id}/replay?version=4`);
    await page.getByText('여기서 이어 하기').click();
    await page.locator('.play-on button').click();
    await page.waitForURL('**/oauth/authorize**');
    await page.getByRole('textbox').fill('uta');
    await page.getByRole('button').click();
    await page.waitForURL(`**/matches/${id}/replay?version=4`);
    await page.getByText('여기서 이어 하기').click();
    await page.getByLabel('주사위').selectOption('FRESH');
    await page.getByRole('button', { name: '4단계부터 이어 하기' }).click();
    await page.getByRole('heading', { name: '분석' }).waitFor();
    await page.getByText('새 주사위').waitFor();
    await page.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('button', { name: '분석 끝내기' }).click();
    await page.locator('#choice [data-over]').waitFor({ state: 'attached' });
  });
});
