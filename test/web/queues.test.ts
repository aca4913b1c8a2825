import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

it('a player joins a turn-based queue, waits, cancels, and is matched', async () => {
  const [bara, igor] = ['bara who looks', 'igor who looks'];
  const other = await asSomebody(igor);
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, bara);
    await page.getByRole('link', { name: 'Rychlá hra' }).click();
    const games = page.getByRole('navigation', { name: 'Hra', exact: true });
    await games.getByRole('link', { name: 'Příběhy slávy' }).click();
    await page.getByText('Co hledáš').click();
    await page.getByLabel('2', { exact: true }).check();
    await page.getByRole('checkbox', { name: 'Čeština' }).check();
    const queue = page.locator('[data-queue="async-3d"]');
    await queue.getByText('nikdo nečeká').waitFor();
    // room for the longest word of a name
    expect((await page.locator('[data-queue=live] b').boundingBox())?.width).toBeGreaterThan(90);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await queue.getByRole('button', { name: /^Čekat ve frontě/u }).click();
    await queue.getByText('Čekáš v této frontě.').waitFor();
    await queue.getByText('čeká 1').waitFor();
    const ticket = page.locator('[data-ticket]');
    expect(await ticket.textContent()).toMatch(
      /^Příběhy slávy.*počet hráčů: 2 · Čeština.*Hledá se do/u,
    );
    await ticket.getByRole('button', { name: 'Odejít z fronty' }).click();
    await ticket.getByText('Už ve frontě nečekáš.').waitFor();
    await queue.getByRole('button', { name: /^Čekat ve frontě/u }).click();
    await ticket.getByText('Hledá se do').waitFor();

    await page.goto(origin());
    await ticket.getByText('Hledá se do').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await other('/queues/tickets', { gameId: 'tales-of-glory', timeControl: 'async-3d' });
    await expect
      .poll(async () => {
        await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
        return ticket.getByText('Partie nalezena').count();
      })
      .toBe(1);
    await ticket.getByRole('link', { name: 'Přejít k partii' }).click();
    await page.locator('#choice').waitFor();
  });
});

it('a player of a real-time queue confirms, and is sent back to searching after a missed confirmation', async () => {
  const [nora, emil] = ['nora who is there', 'emil who is there'];
  const other = await asSomebody(emil);
  const wish = { gameId: 'tales-of-glory', timeControl: 'live-fast', seats: [2] };
  await visit({}, async (page) => {
    await openAs(page, nora, '/queues?game=tales-of-glory');
    const queue = page.locator('[data-queue="live-fast"]');
    const ticket = page.locator('[data-ticket]');
    const found = page.getByRole('status').getByText('Match found. Ready?');
    await queue.getByRole('button', { name: /^Join queue/u }).click();
    await queue.getByText('You’re in this queue.').waitFor();

    // at whatever page it is
    await page.goto(`${origin()}/credits`);
    await other('/queues/tickets', wish);
    await found.waitFor();
    await ticket.getByRole('button', { name: 'Ready' }).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${origin()}/queues?game=tales-of-glory`);
    await found.waitFor();
    await ticket.getByRole('timer').waitFor();
    expect(await page.title()).toBe('Match found. Ready?');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await ticket.getByRole('button', { name: 'Leave queue' }).click();
    await ticket.getByText('You left the queue.').waitFor();
    await queue.getByRole('button', { name: /^Join queue/u }).click();
    await page
      .getByRole('alert')
      .getByText(/^You can queue again at /u)
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
