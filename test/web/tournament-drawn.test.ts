import { expect, it } from 'vitest';
import { actAt, button, forAReason, isWell, show } from './support/event.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { visit } from './support/visit.ts';

const WHY = 'They have told me how it went.';

type Rules = { readonly stage: object; readonly more?: object };

/** An event of pairs that has begun; gives its id, and the way to act as its owner. */
async function begun(owner: string, players: readonly string[], { stage, more }: Rules) {
  const owns = await asSomebody(owner, ['organizer']);
  const { id } = (await owns('/tournaments', {
    name: 'A cup to look at',
    regulations: {
      game: { id: 'tales-of-glory', preset: 'tales-live' },
      stages: [{ podSize: { preferred: 2 }, ...stage }],
      rounds: { advance: 'MANUAL', length: 'PT1H' },
      ...more,
    },
  })) as { readonly id: string };
  await owns(`/tournaments/${id}/announce`, {});
  await owns(`/tournaments/${id}/open-registration`, {});
  await owns(`/tournaments/${id}/players`, { accountIds: players });
  await owns(`/tournaments/${id}/start`, {});
  return { id, owns };
}

type Owns = Awaited<ReturnType<typeof begun>>['owns'];

/** Draws and publishes a round, and sets the result of its first tables, by start number. */
async function played(owns: Owns, id: string, round: number, settled: number): Promise<void> {
  const path = `/tournaments/${id}/rounds`;
  await owns(path, {});
  await owns(`${path}/${String(round)}/publish`, {});
  for (let pod = 1; pod <= settled; pod += 1) {
    const at = `${path}/${String(round)}/pods/${String(pod)}`;
    type Read = { readonly seats: readonly { readonly player: { readonly number: number } }[] };
    const { seats } = (await owns(at, undefined, 'GET')) as Read;
    const numbers = seats.map(({ player }) => player.number).toSorted((a, b) => a - b);
    const places = numbers.map((number, place) => ({ number, place: place + 1 }));
    await expect
      .poll(() =>
        owns(`${at}/adjudication`, { places, reason: WHY }, 'PUT').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  }
}

it('the tables of a round are shown, the viewer’s first, with the reasons of the ranking', async () => {
  const players = ['ella draws', 'egon draws', 'eda draws', 'ester draws', 'emil draws'];
  const { id, owns } = await begun('evzen who draws tables', players, {
    stage: { format: 'SWISS', rounds: 3 },
    more: { ties: [{ kind: 'OPPONENT_POINTS' }] },
  });
  await played(owns, id, 1, 2);
  await played(owns, id, 2, 0);
  await visit({}, async (page) => {
    await openAs(page, 'ella draws', `/tournaments/${id}`);
    await page.getByRole('heading', { name: /^Table \d, seat \d$|^Status$/u }).waitFor();
    const tables = page.locator('.pod');
    await expect.poll(() => tables.count()).toBe(2);
    const mine = page.locator('.pod[data-mine]');
    if ((await mine.count()) === 1) {
      expect(await tables.first().getAttribute('data-mine')).not.toBe(null);
      await page.getByRole('link', { name: 'Go to your match' }).waitFor();
    }
    await tables.first().getByText('to move:').first().waitFor();
    await tables.first().locator('.mini').waitFor();
    await page.getByText('Has a bye: scores without playing.').waitFor();
    const standings = page.getByRole('region', { name: 'Standings' });
    await standings.getByRole('button').nth(1).click();
    await standings.getByRole('heading', { name: 'Why 2nd and not 1st?' }).waitFor();
    await standings.getByRole('heading', { name: 'Why not 3rd?' }).waitFor();
    await isWell(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isWell(page);
    await standings.getByRole('link', { name: 'All 5 players' }).click();
    await page.getByRole('combobox', { name: 'As of' }).waitFor();
    await isWell(page);
  });
});

it('a knockout is drawn as a bracket on a phone, with the rounds still to come', async () => {
  const players = ['b1', 'b2', 'b3', 'b4'].map((name) => `${name} of brackets`);
  const { id, owns } = await begun('bruno who draws brackets', players, {
    stage: { format: 'ELIMINATION', advanceBySize: { 2: 1 }, finalSize: 2 },
  });
  await played(owns, id, 1, 1);
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'b1 of brackets', `/tournaments/${id}`);
    await show(page, 'Bracket');
    const semifinals = page.getByRole('region', { name: 'Semifinals' });
    await expect.poll(() => semifinals.getByRole('link').count()).toBe(2);
    await semifinals.getByRole('link', { name: /^Round 1, table 1/u }).waitFor();
    const final = page.getByRole('region', { name: 'Final', exact: true });
    await final.getByText('Winner 2').waitFor();
    const box = await final.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await isWell(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isWell(page);
  });
});

it('an organizer sees each table of the round at the desk, and admits players there', async () => {
  const owner = 'dora who has a desk';
  const players = ['d1 at desks', 'd2 at desks'];
  const { id, owns } = await begun(owner, players, {
    stage: { format: 'SWISS', rounds: 3 },
    more: { registration: { mode: 'APPROVAL' }, lateEntry: { untilRound: 2 } },
  });
  await played(owns, id, 1, 0);
  await (
    await asSomebody('zoe who comes late')
  )(`/tournaments/${id}/registrations`, {});
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, owner, `/tournaments/${id}`, 'organizer');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Desk\s*1/u })
      .waitFor();
    await show(page, 'Desk');
    const round = page.getByRole('region', { name: 'Round 1' });
    await round.getByRole('link', { name: /^Table 1/u }).waitFor();
    await isWell(page);
    const arrivals = page.getByRole('region', { name: 'Registrations' });
    await arrivals.getByText('zoe who comes late wants to join').waitFor();
    await button(arrivals, 'Approve registration').click();
    await arrivals.waitFor({ state: 'detached' });
    await show(page, 'Tables');
    await actAt(page.locator('.pod').first(), 'Replay match');
    await forAReason(page);
    await show(page, 'Desk');
    await page.getByRole('region', { name: 'Staff log' }).getByText('Match replayed').waitFor();
    await isWell(page);
  });
});
