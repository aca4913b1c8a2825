import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { scanned } from './support/scan.ts';
import { asSomebody, startWith } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

type Proposed = { readonly proposals: readonly { readonly id: string }[] };

it('a table votes, proposes, ends the match and has a rematch', async () => {
  const [uma, ivo] = ['uma of the table', 'ivo of the table'];
  const timeControl = { preset: 'async-1d' };
  const id = await startWith(uma, ivo, { gameId: 'tales-of-glory', seats: 2, timeControl });
  const other = await asSomebody(ivo);
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, uma, `/matches/${id}`);
    await page.locator('#choice').waitFor();
    const lies = page.locator('.proposal');
    const until = new Date(Date.now() + 7_200_000).toISOString();
    await other(`/matches/${id}/proposals`, { kind: 'PAUSE', until });
    await lies.getByText(`${ivo} proposes: pause until`).waitFor();
    await lies.getByText('Vote by ').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await lies.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => lies.count()).toBe(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Past proposals').click();
    await page.getByText(/^pause until .*: rejected$/u).waitFor();
    await page.getByRole('button', { name: 'Take back the last move' }).click();
    await page.getByRole('alert').getByText('Takebacks are off in this match.').waitFor();
    await page.getByLabel('Mute notifications').check();
    await page.getByLabel('New proposal').selectOption('STANDING');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await lies.getByText('You propose: end the match with the current ranking').waitFor();
    await lies.getByText(`Waiting for ${ivo}, until `).waitFor();
    await lies.getByRole('button', { name: 'Withdraw' }).waitFor();
    expect(await lies.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    const read = (await other(`/matches/${id}/proposals`, {
      kind: 'EXTEND',
      extend: 'P1D',
    })) as Proposed;
    await expect.poll(() => lies.count()).toBe(2);
    const end = read.proposals.at(-2)?.id ?? '';
    await other(`/matches/${id}/proposals/${end}/votes`, { agree: true });

    await page.getByText('The players agreed to end the match here.').waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(
      (url) => /^\/matches\/(?!.*replay)/u.test(url.pathname) && !url.pathname.includes(id),
    );
    await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${origin()}/account#notifications`);
    await page.getByRole('heading', { name: 'Muted matches' }).waitFor();
    await page.getByRole('link', { name: 'Tales of Glory' }).waitFor();
    await page.getByRole('button', { name: 'Unmute' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Unmute' }).count()).toBe(0);
  });
});

it('an invited player finds the room, and joins or declines', async () => {
  const [ida, oto] = ['ida who invites', 'oto who is invited'];
  const host = await asSomebody(ida);
  const table = { gameId: 'tales-of-glory', seats: 2, visibility: 'PRIVATE', title: 'Tuesday' };
  const { id } = (await host('/matches', table)) as { readonly id: string };
  await host(`/matches/${id}/invitations`, { accountId: oto });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, oto);
    await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: `${ida} invites you` }).click();
    await page.waitForURL(`**/matches/${id}`);
    await page.getByText(`${ida} invites you to this table.`).waitFor();
    await page.getByText('Tuesday').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline invitation' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await host(`/matches/${id}/invitations`, { accountId: oto });
    await page.goto(`${new URL(page.url()).origin}/matches/${id}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Leave' }).waitFor();
  });
});

it('a player with the link to a private table sees the game and its clock, and joins', async () => {
  const host = await asSomebody('lida who sends a link');
  const timeControl = { perTurn: 'PT36H', weekends: 'STOP' };
  const table = { gameId: 'tales-of-glory', seats: 3, visibility: 'PRIVATE', title: 'Thursday' };
  const made = (await host('/matches', { ...table, timeControl })) as {
    readonly id: string;
    readonly invitation: string;
  };
  const link = `/matches/${made.id}?invitation=${made.invitation}`;
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(`${origin()}${link}`);
    await openAs(page, 'lea who has a link', link);
    await page
      .getByRole('heading', { name: 'lida who sends a link invites you to Tales of Glory' })
      .waitFor();
    await page.getByText('Thursday').waitFor();
    await page.getByText(/Per turn: .*Stops on weekends/u).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page.getByRole('button', { name: 'Leave' }).waitFor();
    await page.goto(`${origin()}/matches/none?invitation=WRONG`);
    await page.getByRole('heading', { name: 'This invitation is over' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'lida who sends a link', `/matches/${made.id}`);
    const code = page.getByRole('img', { name: 'QR code of the invitation link' });
    await code.waitFor();
    expect(await scanned(code)).toBe(`${origin()}${link}`);
    const seats = page.locator('.room-seats');
    const chosen = (name: string) => page.getByRole('radio', { name, checked: true });
    // the first free seat stays free for a friend
    await seats.getByRole('button', { name: 'Free seat' }).last().click();
    await chosen('Friend').waitFor();
    await page.getByRole('radio', { name: 'Bot' }).click();
    await chosen('medium').waitFor();
    await page.getByRole('radio', { name: 'easy' }).click();
    await seats.getByRole('listitem').last().getByText('easy').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

it('a table is created with options of its own, which the API shows, and its host invites and withdraws', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'mia of manners', '/new');
    const pick = (name: string, value: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption(value);
    for (const chair of ['Bot 2', 'Bot 3', 'Bot 4']) {
      await page.getByRole('button', { name: chair }).click();
      await page.getByRole('radio', { name: 'Friend' }).check();
    }
    await page.getByText('More options').click();
    await pick('Time control', 'async-2d');
    await page.getByLabel('Table name').fill('  Slow and steady ');
    await page.getByLabel('Rated match').check();
    await page.getByLabel('Start automatically when full').check();
    await pick('Takebacks', 'OWN');
    await pick('Chat', 'PHRASES');
    await pick('Spectator delay', '2');
    await pick('Table language', 'CS');
    await pick('Minimum reliability', '90');
    await pick('Minimum matches finished', '5');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
    const made = await fetch(`${origin()}/v1${new URL(page.url()).pathname}`);
    expect(await made.json()).toMatchObject({
      ...{ title: 'Slow and steady', rated: true, startWhenFull: true },
      ...{ chat: 'PHRASES', spectatorDelay: 2, language: 'CS' },
      requirements: { reliabilityMin: 0.9, finishedMin: 5 },
    });
    await page.getByRole('link', { name: new URL(page.url()).host }).waitFor();
    await page.evaluate(
      'navigator.clipboard.writeText = async () => { throw new Error("barred"); }',
    );
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Couldn’t copy').waitFor();
    expect(await misfits(page)).toEqual([]);
    await page.evaluate(
      'navigator.clipboard.writeText = async (text) => { globalThis.kept = text; }',
    );
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('kept')).toBe(page.url());

    await asSomebody('noe');
    await page.getByText('Invite a player').click();
    await page.getByLabel('Player to invite').fill(`${origin()}/accounts/noe`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('noe is invited.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw noe’s invitation' }).click();
    await page.getByText('noe’s invitation was withdrawn.').waitFor();
  });
});
