import { expect, it } from 'vitest';
import { itIfLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { startMatch } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

itIfLong('a replay requests equally little for any step of a long match', async () => {
  const setUp = {
    gameId: 'tales-of-glory',
    seats: 4,
    bots: Array.from({ length: 4 }, () => 'random'),
  };
  const id = await startMatch('a host of four bots', setUp);
  await visit({}, async (page) => {
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('#choice [data-over]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'See the board' }).click();
    // a part of the story is drawn, and more whenever that is wanted
    const lines = page.locator('#story .chapter > li');
    const older = page.getByRole('button', { name: 'Older turns' });
    await older.waitFor();
    const first = await lines.count();
    for (let drawn = first; await older.isVisible(); drawn = await lines.count()) {
      await older.click();
      await expect.poll(() => lines.count()).toBeGreaterThan(drawn);
    }
    expect(await lines.count()).toBeGreaterThan(2 * first);
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      const query = /(?:query|mutation) (\w+)/u.exec(request.postData() ?? '');
      if (query !== null) asked.push(query[1]);
    });
    const main = page.locator('main');
    const shows = async (version: number) =>
      expect
        .poll(async () => main.getAttribute('data-version'), { interval: 20 })
        .toBe(String(version));
    await page.goto(`${origin()}/matches/${id}/replay?version=70`);
    await shows(70);
    await page.locator('#board [data-ref]').first().waitFor();
    await page.locator('.timeline-marks i').first().waitFor();
    const opening = new Set(['ReadViewer', 'ReadMatch', 'ReadSteps', 'ReadStory']);
    expect(new Set(asked)).toEqual(opening);
    // the log before the step, and for the timeline all of it by as few pages as it takes
    expect(asked.length).toBeLessThanOrEqual(opening.size + 3);
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    expect(last).toBeGreaterThan(100);
    for (const version of [last, 2, last - 60]) {
      asked.length = 0;
      await page.getByRole('slider').fill(String(version));
      await shows(version);
      await expect.poll(() => asked.toSorted()).toEqual(['ReadSteps', 'ReadStory']);
    }
    asked.length = 0;
    // at a desk the turns are open, with a mark for each in the colour of a seat
    await page.locator('.turns button').first().waitFor();
    await expect.poll(() => page.locator('.turns button').count()).toBeGreaterThan(8);
    const marks = page.locator('.timeline-marks i');
    expect(await marks.count()).toBe(await page.locator('.turns button').count());
    const colours = await marks.evaluateAll((all) =>
      all.map((mark) => (mark as HTMLElement).style.getPropertyValue('--seat')),
    );
    expect(new Set(colours)).toEqual(new Set([1, 2, 3, 4].map((n) => `var(--seat-${String(n)})`)));
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

it('a replay shows a match at any version, step by step, by turns, and automatically', async () => {
  const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random', 'random'] };
  const id = await startMatch('a host of bots', setUp);
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('#choice [data-over]').waitFor({ state: 'attached' });
    await page.goto(`${origin()}/matches/${id}/replay?version=3`);
    const main = page.locator('main');
    const shows = async (version: string) =>
      expect.poll(async () => main.getAttribute('data-version'), { interval: 20 }).toBe(version);
    await shows('3');
    await page.getByRole('button', { name: 'Next step', exact: true }).click();
    await shows('4');
    await page.waitForURL('**?version=4');
    await page.getByRole('button', { name: 'Previous step' }).click();
    await shows('3');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect
      .poll(async () => Number(await main.getAttribute('data-version')))
      .toBeGreaterThan(3);
    const begun = await main.getAttribute('data-version');
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect.poll(async () => main.getAttribute('data-version')).not.toBe(begun);
    await page.getByRole('button', { name: 'Previous turn' }).click();
    await shows(begun ?? '');
    await page.getByText('Turns', { exact: true }).click();
    await page.locator('.turns button').first().waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // a long sentence makes nothing wider
    await page.locator('.replay-headline').evaluate((line) => {
      line.textContent = 'so long '.repeat(30);
    });
    expect(
      await page.locator('.side').evaluate((side) => side.scrollWidth - side.clientWidth),
    ).toBe(0);
    await page.locator('.turns button').last().click();
    await expect
      .poll(async () => Number(await main.getAttribute('data-version')))
      .toBeGreaterThan(Number(begun));
    await page.locator('.turns button[aria-current]').waitFor();
    const last = await page.getByRole('slider').getAttribute('max');
    await page.getByRole('slider').fill(String(Number(last) - 2));
    await page.getByLabel('Steps per second').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(last ?? '');
  });
});
