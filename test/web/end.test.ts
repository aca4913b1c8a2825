import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody, startMatch } from './support/table.ts';
import { origin, visit, type Size } from './support/visit.ts';

/** A match against a bot that its player has given up. */
async function lost(name: string): Promise<string> {
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['random'] });
  await (
    await asSomebody(name)
  )(`/matches/${id}/resign`, {});
  return id;
}

it.each<Size>(isLong ? ['phone', 'desk'] : ['phone'])(
  'the end of a match shows the winner, the viewer’s place, and the next steps, on a %s',
  async (size) => {
    const id = await lost(`mia-${size}`);
    await visit({ size }, async (page) => {
      await openAs(page, `mia-${size}`, `/matches/${id}`);
      await page.getByRole('heading', { name: /^Bot \d wins$/u }).waitFor();
      await page.getByText('2nd of 2', { exact: true }).waitFor();
      const places = page.locator('.end-places li');
      expect(await places.first().textContent()).toMatch(/^1.*Bot/u);
      expect(await places.last().textContent()).toMatch(/^2.*\(you\)/u);
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('link', { name: 'Replay' }).waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      // the bar with the next steps covers nothing that Share shows
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const covered = async (): Promise<boolean> => {
        const last = await page.getByRole('button', { name: 'Save picture' }).boundingBox();
        const bar = await page.locator('.end-acts').boundingBox();
        const isFixed = size === 'phone';
        return isFixed && (last?.y ?? 0) + (last?.height ?? 0) > (bar?.y ?? 0);
      };
      await expect.poll(covered).toBe(false);
      // to the table as it stands, and back
      await page.getByRole('button', { name: 'See the board' }).click();
      await page.locator('#board .space').first().waitFor();
      await page.getByRole('button', { name: 'See the result' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
    });
  },
);

it('the end of a match offers a picture of the board with the result, made in the browser', async () => {
  const id = await lost('noa');
  await visit({}, async (page) => {
    await page.goto(`${origin()}/matches/${id}`);
    await page.locator('.end-share svg.mini').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`questhall-${id}.png`);
    const png = await buffer(await file.createReadStream());
    // PNG, 1080 wide and 1200 high
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_080, 1_200]);
    // a board with its glyphs is no plain ground
    expect(png.length).toBeGreaterThan(30_000);
  });
});
