import { expect, it } from 'vitest';
import { line } from './support/line.ts';
import { byOptions, signIn } from './support/play.ts';
import { answersIn, startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

it.each(['cut', 'mute'] as const)(
  'the table and a choice stay while the connection is %s, and the choice is sent once',
  async (how) => {
    const name = `mia on a line that is ${how}`;
    const setUp = { gameId: 'tales-of-glory', seats: 2, bots: ['random'] };
    const id = await startMatch(name, setUp);
    const between = await line();
    await visit({ at: between.origin, isLossy: true }, async (page) => {
      await page.clock.install();
      await page.goto(`${between.origin}/matches/${id}`);
      await signIn(page, name);
      await page.locator('#choice .options').first().waitFor();
      between[how]();
      await byOptions(() => 0)(page);
      await page.getByText('Sending your choice…').waitFor();
      if (how === 'cut') {
        await page.getByText('Reconnecting…').waitFor();
        // an answer that has not been sent yet can be changed
        await page.getByRole('button', { name: 'Change answer' }).click();
        await page.locator('#choice:not([aria-disabled]) > .options').first().waitFor();
        await byOptions(() => 1)(page);
        await page.getByRole('button', { name: 'Change answer' }).waitFor();
      }
      await page.locator('#board [data-ref]').first().waitFor();
      expect(await answersIn(id)).toBe(0);
      between.heal();
      await expect.poll(async () => answersIn(id), { interval: 100 }).toBe(1);
      await page.locator('#choice .options').first().waitFor();
      await byOptions(() => 0)(page);
      await expect.poll(async () => answersIn(id), { interval: 100 }).toBe(2);
      if (how === 'mute') return;
      // nothing is said of a line that is back, though nothing has come by it
      await page.locator('#choice .options').first().waitFor();
      between.cut();
      await page.getByText('Reconnecting…').waitFor();
      await page.clock.fastForward(31_000);
      await page.getByText(/^Offline since .*\d\d/u).waitFor();
      between.heal();
      await page.getByRole('button', { name: 'Retry now' }).click();
      await page.locator('[data-line=live]').waitFor({ state: 'attached' });
    });
    await between.close();
  },
);
