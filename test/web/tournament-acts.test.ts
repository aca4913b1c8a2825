import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { actAt, button, forAReason, hasFocus, isWell, show, WHY } from './support/event.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { visit } from './support/visit.ts';

const owner = 'olga who rules';
const arbiter = 'amos who judges';
const players = ['petr of pairs', 'pavla of pairs', 'pia of pairs', 'pepa of pairs'];
const substitute = 'samo who waits';

/** An event of two pairs that has begun, with its first round drawn. */
async function begun(): Promise<string> {
  const owns = await asSomebody(owner, ['organizer']);
  const { id } = (await owns('/tournaments', {
    name: 'Pairs with trouble',
    regulations: {
      game: { id: 'tales-of-glory', preset: 'tales-live' },
      stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 2 }],
      rounds: { advance: 'MANUAL', length: 'PT2H' },
    },
  })) as { readonly id: string };
  await owns(`/tournaments/${id}/announce`, {});
  await owns(`/tournaments/${id}/open-registration`, {});
  await owns(`/tournaments/${id}/players`, { accountIds: players });
  await owns(`/tournaments/${id}/start`, {});
  await owns(`/tournaments/${id}/rounds`, {});
  return id;
}

/** Does one of the acts on a player. */
async function aboutPlayer(
  page: Page,
  act: string,
  say?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await button(page, /^Actions for 1\. /u).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().selectOption(act);
  await say?.(dialog);
  await forAReason(page);
}

/** The text of an entry of the audit log, opened. */
async function told(page: Page, act: string): Promise<string> {
  const entry = page.locator(`[data-act="${act}"]`).first();
  await entry.getByText('What changed').click();
  await entry.locator('.hash').waitFor();
  return entry.innerText();
}

const title = isLong
  ? 'an owner and an arbiter use every act there is, and the record lists it in words'
  : 'an owner uses the acts on rounds and tables, and the record lists them in words';

it(title, async () => {
  const id = await begun();
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, owner, `/tournaments/${id}?show=rounds`, 'organizer');
    await draws(page);
    await rules(page);
    if (isLong) {
      await aboutPeople(page);
      await proposes(page);
      await visit({ locale: 'cs' }, async (desk) => {
        await openAs(desk, arbiter, `/tournaments/${id}?show=console`);
        await approves(desk);
        await appeals(page, desk, id);
      });
    }
    await record(page);
  });
});

/** Draws again with two apart, publishes for later, takes it back, and publishes. */
async function draws(page: Page): Promise<void> {
  const first = page.locator('.pod').nth(0);
  await first.getByRole('button').nth(1).waitFor();
  const apart = (await first.getByRole('button').allInnerTexts()).map((name) => name.trim());
  await button(page, 'Redraw round').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Keep apart').selectOption({ label: apart[0] ?? '' });
  await dialog.getByLabel('From').selectOption({ label: apart[1] ?? '' });
  await forAReason(page);
  await expect
    .poll(async () => (await first.getByRole('button').allInnerTexts()).map((name) => name.trim()))
    .not.toEqual(apart);
  await button(page, 'Publish round').click();
  await dialog.getByLabel(/^Start time/u).fill('2099-01-01T10:00');
  await button(dialog, 'Publish round').click();
  await button(page, 'Unpublish round').click();
  await forAReason(page);
  await button(page, 'Publish round').click();
  await button(dialog, 'Publish round').click();
  await expect.poll(() => page.locator('.pod[data-status="RUNNING"]').count()).toBe(2);
}

/** Gives time, looks in, has a table played again, and stops all of it for a while. */
async function rules(page: Page): Promise<void> {
  const pod = page.locator('.pod').nth(1);
  await button(page, 'Add time to the whole round').click();
  await forAReason(page);
  await hasFocus(button(page, 'Add time to the whole round'));
  await actAt(pod, 'Add time');
  await page.getByRole('dialog').getByLabel('Extend by').selectOption('PT1H');
  await forAReason(page);

  await actAt(pod, 'Inspect match');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason (public)').fill(WHY);
  await button(dialog, 'Inspect match').click();
  await dialog.getByText(/^State at step \d+\.$/u).waitFor();
  await dialog.locator('#players [data-seat]').nth(1).waitFor();
  expect(await dialog.innerText()).not.toMatch(/[{}]/u);
  await isWell(page);
  await button(dialog, 'Close').click();

  const match = await pod.getByRole('link').getAttribute('href');
  await actAt(pod, 'Replay match');
  await forAReason(page);
  await expect.poll(() => pod.getByRole('link').getAttribute('href')).not.toBe(match);

  await show(page, 'Desk');
  await button(page, 'Pause tournament').click();
  await forAReason(page);
  await page.getByText('The tournament is paused.').waitFor();
  await isWell(page);
  await button(page, 'Resume tournament').click();
  await forAReason(page);
  await page.getByText('The tournament is paused.').waitFor({ state: 'detached' });
}

/** A penalty, a substitute, and a disqualification to approve. */
async function aboutPeople(page: Page): Promise<void> {
  await show(page, 'Players');
  await aboutPlayer(page, 'PENALISE_PLAYER', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Penalty', exact: true }).selectOption('POINTS');
    await dialog.getByRole('spinbutton', { name: 'Points' }).fill('0.5');
  });
  await aboutPlayer(page, 'REPLACE_PLAYER', async (dialog) => {
    await dialog.getByLabel('New account').fill(substitute);
  });
  await page.getByText(`1. ${substitute}`).waitFor();
  await aboutPlayer(page, 'DISQUALIFY_PLAYER');
}

/** Other regulations for a second person to approve, and who that is. */
async function proposes(page: Page): Promise<void> {
  await show(page, 'Desk');
  for (const role of ['ARBITER', 'APPEALS']) {
    await page.getByRole('textbox', { name: 'Account', exact: true }).fill(arbiter);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role);
    await button(page, 'Assign role').click();
    await page
      .getByRole('button', { name: /^Remove role: / })
      .nth(role === 'ARBITER' ? 0 : 1)
      .waitFor();
  }
  await page.getByText('Change rules').click();
  await page.getByRole('combobox', { name: 'Rounds', exact: true }).selectOption('3');
  await page.getByText('Points and tiebreaks').click();
  await button(page, 'Move Progressive score up').click();
  await hasFocus(button(page, 'Move Progressive score up'));
  await isWell(page);
  await page.getByLabel('Reason (public)').fill(WHY);
  await button(page, 'Propose change').click();
  const proposed = page.locator('[data-proposed="OPEN"]').nth(1);
  await proposed.getByText('What changed').click();
  const change = proposed.getByRole('row', { name: /Rounds/u });
  await expect.poll(() => change.getByRole('cell').allInnerTexts()).toEqual(['2', '3']);
  await proposed
    .getByRole('row', { name: /Wins → Progressive score → Opponents’ points/u })
    .waitFor();
  await isWell(page);
}

/** Approves of both, in Czech. */
async function approves(desk: Page): Promise<void> {
  await desk.locator('[data-duty=APPROVE_ACT]').getByText('2 návrhy ke schválení').waitFor();
  const open = desk.locator('[data-proposed="OPEN"]');
  for (const left of [1, 0]) {
    await open.first().getByText('Co se změnilo').click();
    await isWell(desk);
    await button(open.first(), 'Schválit').click();
    await forAReason(desk, { done: 'Potvrdit', reason: 'Důvod (veřejný)' });
    await expect.poll(() => open.count()).toBe(left);
  }
}

/** A table is settled, one of its players appeals, and the arbiter decides. */
async function appeals(page: Page, desk: Page, id: string): Promise<void> {
  await show(page, 'Tables');
  const pod = page.locator('.pod').nth(1);
  await pod.getByText('Arbiter actions').waitFor();
  const numbers = await pod
    .locator('[data-number]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-number'))));
  const owns = await asSomebody(owner, ['organizer']);
  const places = numbers.map((number, at) => ({ number, place: 2 - at }));
  const ruling = { places, reason: WHY };
  await owns(`/tournaments/${id}/rounds/1/pods/2/adjudication`, ruling, 'PUT');
  await expect.poll(() => pod.getAttribute('data-status')).toBe('ADJUDICATED');
  await actAt(pod, 'Set result');
  const dialog = page.getByRole('dialog');
  for (const { number, place } of places) {
    const choice = dialog.getByRole('combobox', {
      name: new RegExp(`^${String(number)}\\. `, 'u'),
    });
    expect(await choice.inputValue()).toBe(String(place));
  }
  await forAReason(page);
  const seated = await pod.innerText();
  const plays = await asSomebody(players.find((name) => seated.includes(name)) ?? '');
  await plays(`/tournaments/${id}/appeals`, { round: 1, pod: 2, text: 'We had played on.' });
  await desk.locator('[data-duty=DECIDE_APPEAL]').getByRole('link').click();
  const appeal = desk.locator('[data-appeal="OPEN"]').first();
  await button(appeal, 'Rozhodnout o odvolání').click();
  await desk.getByRole('dialog').getByLabel('Rozhodnutí').selectOption('DISMISSED');
  await forAReason(desk, { done: 'Potvrdit', reason: 'Důvod (veřejný)' });
  await desk.locator('[data-appeal="DISMISSED"]').first().getByText(arbiter).waitFor();
  await isWell(desk);
}

/** The audit log: names, values before and after in words, and files to download. */
async function record(page: Page): Promise<void> {
  await show(page, 'Standings');
  await page.getByText('All figures').click();
  const rows = page.getByRole('table').getByRole('row');
  // in the long form without the disqualified player
  await expect.poll(() => rows.count()).toBe(isLong ? 4 : 5);
  const cells = await rows.evaluateAll((all) => all.map(({ children }) => children.length));
  expect(new Set(cells).size).toBe(1);
  await show(page, 'Audit log');
  await page.locator(`[data-act="${isLong ? 'DECIDE_APPEAL' : 'RESUME'}"]`).waitFor();
  expect(await told(page, 'REPAIR')).toMatch(/Before\nTables\nTable 1: \d\. .*After\nTables/su);
  expect(await told(page, 'EXTEND')).toMatch(/Before\nDeadline\n.*Extend by\n15 min/su);
  if (isLong) {
    expect(await told(page, 'REPLACE')).toContain(`Account\n${substitute}`);
    expect(await told(page, 'PENALISE')).toMatch(/1\. samo who waits.*Points\n0\.5/su);
    expect(await told(page, 'ADJUDICATE')).toMatch(/Place 1: \d\. .*; Place 2: \d\. /u);
    expect(await told(page, 'APPROVE')).toMatch(/Proposed by\nolga who rules/u);
  }
  const steps = page.locator('dt:has-text("Steps before round 1") + dd');
  expect(await steps.innerText()).toMatch(/^[0-9a-f]{64}$/u);
  for (const name of [
    'Standings (CSV)',
    'Full record (JSON)',
    'Event log (NDJSON)',
    'Pairings (TRF)',
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(await file.failure()).toBe(null);
  }
  expect(await page.locator('main').innerText()).not.toMatch(/[{}]/u);
  await isWell(page);
}
