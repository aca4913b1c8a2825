import { describe, expect, it } from 'vitest';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();
const DAY = 24 * 3_600_000;
let people = 0;

/** A new account, in Prague, at noon there on the first of July 2026. */
async function scene() {
  people += 1;
  const { accounts, clock, place } = open();
  clock.ms = Date.parse('2026-07-01T10:00:00.000Z');
  const eva = signedIn(`traveller${String(people)}`);
  await accounts.updateProfile(eva, { timeZone: 'Europe/Prague' });
  return { accounts, clock, eva, place };
}

describe('a vacation', () => {
  it('has thirty days a year, and starts at once or on a given day', async () => {
    const { accounts, eva } = await scene();
    expect(await accounts.vacation(eva)).toEqual({
      daysLeft: 30,
      current: undefined,
      planned: [],
      auto: true,
    });
    await accounts.startVacation(eva, { days: 2 });
    expect(await accounts.startVacation(eva, { from: '2026-08-01', days: 16 })).toEqual({
      daysLeft: 12,
      current: { from: '2026-07-01', to: '2026-07-02' },
      planned: [{ from: '2026-08-01', to: '2026-08-16' }],
      auto: true,
    });
  });

  it('is taken once by a repeated command', async () => {
    const { accounts, eva } = await scene();
    for (const days of [3, 3]) await accounts.startVacation(eva, { days });
    for (const from of ['2026-08-01', '2026-08-01'])
      await accounts.startVacation(eva, { from, days: 5 });
    expect((await accounts.vacation(eva)).daysLeft).toBe(22);
  });

  it('ends early: only the days that have begun are used up', async () => {
    const { accounts, clock, eva } = await scene();
    await accounts.startVacation(eva, { days: 10 });
    clock.ms += 2.6 * DAY; // past midnight, the third day of July is over
    const after = { daysLeft: 26, current: undefined, planned: [], auto: true };
    expect(await accounts.endVacation(eva, {})).toEqual(after);
    expect(await accounts.endVacation(eva, {})).toEqual(after);
  });

  it('that is planned is cancelled whole, by its first day only', async () => {
    const { accounts, eva } = await scene();
    await accounts.startVacation(eva, { from: '2026-08-01', days: 5 });
    await accounts.startVacation(eva, { from: '2026-09-01', days: 5 });
    expect(await accounts.endVacation(eva, {})).toMatchObject({ daysLeft: 20 });
    const left = { daysLeft: 25, planned: [{ from: '2026-09-01', to: '2026-09-05' }] };
    expect(await accounts.endVacation(eva, { from: '2026-08-01' })).toMatchObject(left);
  });

  it('uses a whole day however often it starts on that day, and starts at most six times a year', async () => {
    const { accounts, eva } = await scene();
    for (let start = 0; start < 6; start += 1) {
      await accounts.startVacation(eva, { days: 1 });
      await accounts.endVacation(eva, {});
    }
    expect((await accounts.vacation(eva)).daysLeft).toBe(29);
    await expect(accounts.startVacation(eva, { days: 1 })).rejects.toMatchObject({
      code: 'VACATION_EXHAUSTED',
    });
  });

  it('is at most 16 days long, also if it consists of several', async () => {
    const { accounts, eva } = await scene();
    await accounts.startVacation(eva, { from: '2026-08-01', days: 8 });
    await accounts.startVacation(eva, { from: '2026-08-09', days: 8 });
    for (const wish of [
      { from: '2026-08-17', days: 1 },
      { from: '2026-07-31', days: 1 },
    ]) {
      await expect(accounts.startVacation(eva, wish)).rejects.toMatchObject({
        code: 'VACATION_EXHAUSTED',
      });
    }
  });

  it('is thirty days in any 365 days, and available again a year later', async () => {
    const { accounts, clock, eva } = await scene();
    await accounts.startVacation(eva, { days: 16 });
    await accounts.startVacation(eva, { from: '2026-12-01', days: 14 });
    const more = { from: '2027-06-30', days: 1 };
    await expect(accounts.startVacation(eva, more)).rejects.toMatchObject({
      code: 'VACATION_EXHAUSTED',
      message: expect.stringContaining('You have 0 of 30') as string,
    });
    clock.ms += 365 * DAY;
    expect(await accounts.startVacation(eva, { days: 1 })).toMatchObject({ daysLeft: 0 });
    clock.ms += 15 * DAY;
    expect(await accounts.vacation(eva)).toMatchObject({ daysLeft: 15 });
  });

  it.each([
    [{ days: 0 }, 'days'],
    [{ days: 17 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ from: '2026-06-30', days: 1 }, 'from'],
    [{ from: '2027-07-03', days: 1 }, 'from'],
    [{ from: '2026-02-30', days: 1 }, 'from'],
    [{ from: 'tomorrow', days: 1 }, 'from'],
    [{ from: '2026-07-10', days: 1 }, 'from'],
  ])('cannot be %j', async (wish, field) => {
    const { accounts, eva } = await scene();
    await accounts.startVacation(eva, { from: '2026-07-09', days: 3 });
    await expect(accounts.startVacation(eva, wish)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      mistakes: [{ path: [field] }],
    });
    expect((await accounts.vacation(eva)).daysLeft).toBe(27);
  });

  it('uses UTC if its time zone or its owner’s no longer exists', async () => {
    const { accounts, clock, eva, place } = await scene();
    await accounts.startVacation(eva, { days: 10 });
    const { revision = 0, vacations = [] } = (await place.store.vacations.read(eva.account)) ?? {};
    const timeZone = 'Atlantis/Poseidonis';
    const lost = vacations.map((vacation) => ({ ...vacation, timeZone }));
    await place.store.vacations.put(eva.account, { revision: revision + 1, vacations: lost });
    const now = new Date(clock.ms).toISOString();
    await place.store.accounts.changeProfile(eva.account, { timeZone }, now);
    clock.ms += 2 * DAY;
    expect(await accounts.vacation(eva)).toMatchObject({ daysLeft: 20, current: {} });
    expect(await accounts.endVacation(eva, {})).toMatchObject({ daysLeft: 27, current: undefined });
    clock.ms += 20 * DAY;
    expect(await accounts.startVacation(eva, { days: 2 })).toMatchObject({ daysLeft: 25 });
  });

  it('is started by anyone who can change the account, and cancelled by no one else', async () => {
    const { accounts, eva } = await scene();
    const player = { ...eva, scopes: ['play'] as const };
    for (const attempt of [
      accounts.startVacation(player, { days: 1 }),
      accounts.endVacation(player, {}),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('is taken once by two concurrent commands', async () => {
    const { accounts, eva } = await scene();
    const both = await Promise.allSettled([
      accounts.startVacation(eva, { from: '2026-08-01', days: 16 }),
      accounts.startVacation(eva, { from: '2026-10-01', days: 16 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await accounts.vacation(eva)).daysLeft).toBe(14);
  });
});
