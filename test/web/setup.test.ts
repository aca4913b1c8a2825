import { expect, it } from 'vitest';
import { itIfLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

it('a seat is edited in place: friend, bot with a level, or none', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'sven who sets chairs', '/new?game=talisman');
    const chairs = page.locator('.room-seats').getByRole('button');
    await page.getByRole('button', { name: /^Friend/u }).waitFor();
    // a friend, two bots, and the chair that can be added
    await expect.poll(() => chairs.count()).toBe(4);
    await page.getByRole('button', { name: /^Bot 3/u }).click();
    await page.getByRole('radio', { name: 'easy' }).check();
    // the level stands with its rating
    await page.getByText(/^easy[\d,]+$/u).waitFor();
    await page.getByRole('button', { name: /^Bot 3 easy/u }).waitFor();
    await page.getByRole('button', { name: /^Bot 4/u }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => chairs.count()).toBe(3);
    await page.getByText('Custom · 3 seats').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
    await page.getByText('1 free seat').waitFor();
    // one gold button: the link for the friend
    expect(await page.locator(':is(.room, .share) .primary').allTextContents()).toEqual([
      'Copy link',
    ]);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

it('the form of a new table starts in the recommended mode of each game', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/new`);
    await page.getByRole('radio', { name: /^Tales of Glory/u }).check();
    await page.getByRole('radio', { name: 'One sitting', checked: true }).waitFor();
    await page.getByRole('radio', { name: /^Talisman 2/u }).check();
    await page.getByRole('radio', { name: /^Custom/u, checked: false }).waitFor();
    await page.getByRole('radio', { name: /^Custom/u }).check();
    await page.getByRole('radio', { name: /^Tales of Glory/u }).check();
    await page.getByRole('radio', { name: /^Custom/u, checked: true }).waitFor();
  });
});

itIfLong('the form says that a table can’t be created offline', async () => {
  await visit({ size: 'phone', isLossy: true }, async (page) => {
    await page.goto(`${origin()}/new`);
    await page.getByRole('radio', { name: /^Talisman 2/u }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You’re offline. Connect to create a table.').waitFor();
    expect(await page.getByRole('button', { name: 'Create table' }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You’re offline').count()).toBe(0);
  });
});

it('a friend with a link joins as a guest by one tap', async () => {
  const host = await asSomebody('greta with a link');
  const table = { gameId: 'talisman', seats: 3, bots: ['greedy'], visibility: 'PRIVATE' };
  const made = (await host('/matches', table)) as {
    readonly id: string;
    readonly invitation: string;
  };
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}/matches/${made.id}?invitation=${made.invitation}`);
    await page
      .getByRole('heading', { name: 'greta with a link invites you to Talisman' })
      .waitFor();
    await page.getByText('3 players, about').waitFor();
    const chairs = page.locator('.room-seats').getByRole('listitem');
    expect(await chairs.filter({ hasText: 'host' }).textContent()).toContain('greta with a link');
    expect(await chairs.filter({ hasText: 'Your seat' }).count()).toBe(1);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page
      .locator('.room-seats')
      .getByText(/^Guest \d+$/u)
      .waitFor();
    await page.getByRole('button', { name: 'Leave' }).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

it('a game’s page shows its guide, its modes and its matches', async () => {
  await visit({}, async (page) => {
    await page.goto(`${origin()}/games/tales-of-glory`);
    const steps = page.getByRole('region', { name: 'How to play' }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBeGreaterThan(2);
    await page
      .getByRole('region', { name: /^Modes/u })
      .getByRole('heading', { name: 'One sitting' })
      .waitFor();
    await page.getByRole('region', { name: /^Live matches/u }).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'With friends' }).click();
    const chosen = page.getByRole('radio', { name: /^Tales of Glory/u, checked: true });
    await chosen.waitFor();
  });
});
