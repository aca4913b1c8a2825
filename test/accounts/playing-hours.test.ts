import { describe, expect, it } from 'vitest';
import { hoursAt } from '../../services/accounts/calendars/hours.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();
const HOUR = 3_600_000;
const windows = (from: string, to: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((day) => ({ day, from, to }));
const six = windows('18:00', '00:00');

describe('playing hours', () => {
  it('are stored with the profile, and deleted by null', async () => {
    const { accounts, clock } = open();
    const ivy = signedIn('ivy');
    const from = new Date(clock.ms + 24 * HOUR).toISOString();
    expect(await accounts.updateProfile(ivy, { playingHours: six })).toMatchObject({
      playingHours: six,
      playingHoursFrom: from,
    });
    clock.ms += 24 * HOUR;
    const known = await accounts.profile(ivy);
    expect([known.playingHours, known.playingHoursFrom]).toEqual([six, undefined]);
    const forgotten = await accounts.updateProfile(ivy, { playingHours: null });
    expect(forgotten.playingHours).toBeUndefined();
    expect((await accounts.vacation(ivy)).auto).toBe(true);
    await accounts.updateProfile(ivy, { autoVacation: false });
    expect((await accounts.vacation(ivy)).auto).toBe(false);
  });

  it('take effect a day after they are set, however often they were changed before', async () => {
    const { accounts, clock, place } = open();
    const max = signedIn('max');
    await accounts.updateProfile(max, { playingHours: six, timeZone: 'Europe/Prague' });
    const first = clock.ms;
    clock.ms += 30 * HOUR;
    for (const timeZone of ['Asia/Seoul', 'America/Lima']) {
      await accounts.updateProfile(max, { timeZone });
      clock.ms += HOUR;
    }
    const profile = await place.store.accounts.profile('max', 'fresh');
    const at = (hours: number) => hoursAt(profile, new Date(first + hours * HOUR).toISOString());
    expect(at(23)).toEqual({ timeZone: 'UTC' });
    expect(at(24)).toEqual({ timeZone: 'Europe/Prague', windows: six });
    expect(at(54)).toEqual({ timeZone: 'Europe/Prague', windows: six });
    expect(at(55)).toEqual({ timeZone: 'America/Lima', windows: six });
    expect(profile?.calendars).toHaveLength(3);
  });

  it.each([
    ['too few days', windows('00:00', '12:00', [1, 2, 3, 4])],
    ['too few hours a day', windows('10:00', '15:59')],
    ['too few hours a week', windows('10:00', '18:00', [1, 2, 3, 4, 5])],
    ['the same hours twice', [...windows('18:00', '22:00'), ...windows('19:00', '22:00')]],
    ['none', []],
    [
      'too many windows',
      Array.from({ length: 29 }, () => ({ day: 1, from: '00:00', to: '00:00' })),
    ],
    ['no day', windows('10:00', '18:00', [0, 1, 2, 3, 4, 5])],
    ['no time', windows('10:00', '24:00')],
  ])('with %s are refused', async (_, playingHours) => {
    const { accounts } = open();
    await expect(
      accounts.updateProfile(signedIn('zoe'), { playingHours, name: 'Zoe' }),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/^`playingHours[.`]/) as string,
    });
    expect((await accounts.profile(signedIn('zoe'))).name).toBeUndefined();
  });

  it('can span midnight and can touch each other', async () => {
    const { accounts } = open();
    const late = [...windows('20:00', '01:00'), ...windows('01:00', '02:00')];
    const { playingHours } = await accounts.updateProfile(signedIn('owl'), { playingHours: late });
    expect(playingHours).toEqual(late);
  });
});
