import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../services/accounts/calendars/zoned.ts';
import { freshClock, running, stopped } from '../../../services/matches/terms/seat-clock.ts';
import { limitsOf, presetOf } from '../../../services/matches/terms/time-control.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { account, pick, useHalls } from '../hall.ts';
import { hoursIn, says, sceneOn, vacation, windows, type Said } from './calendar-scene.ts';
import { DAY, HOUR } from './table.ts';

const open = useHalls();
const scene = (from: string, said: Said) => sceneOn(open, from, said);

describe('deadlines by playing hours, with weekends excluded', () => {
  const timeControl = { preset: 'async-1d', playingHours: true, weekends: 'STOP' } as const;
  const hours = hoursIn('Europe/Prague');

  it.each([
    // 24 h: Thu 4, Fri 6, Mon 6, Tue 6, Wed 2. That is past four days, which is the most
    ['2026-03-26T15:00:00.000Z', '2026-03-30T15:00:00.000Z'],
    // Mon 4, Tue 6, Wed 6, Thu 6, Fri 2 from 06:00 to 08:00, two hours ahead of UTC
    ['2026-03-30T15:00:00.000Z', '2026-04-03T06:00:00.000Z'],
    // the same in autumn, one hour ahead from Sunday, 25 October, on
    ['2026-10-26T16:00:00.000Z', '2026-10-30T07:00:00.000Z'],
  ])('after a question at %s are at %s', async (from, end) => {
    const { asked } = await scene(from, { timeControl, hours });
    expect(asked?.deadline).toBe(end);
  });

  it('use only weekends in UTC for a player without playing hours', async () => {
    const { asked } = await scene('2026-03-26T15:00:00.000Z', { timeControl });
    expect(asked?.deadline).toBe('2026-03-27T15:00:00.000Z');
    const { asked: over } = await scene('2026-03-27T15:00:00.000Z', { timeControl });
    expect(over?.deadline).toBe('2026-03-30T15:00:00.000Z');
  });

  it('use playing hours only if the match does', async () => {
    const { asked } = await scene('2026-03-26T15:00:00.000Z', {
      timeControl: { preset: 'async-1d' },
      hours,
    });
    expect(asked?.deadline).toBe('2026-03-27T15:00:00.000Z');
  });

  it('use the playing hours in force when the question is asked', async () => {
    const later = { from: '2026-03-26T15:00:00.001Z', timeZone: 'UTC' };
    const said = { timeControl, hours: [...hours, later] };
    const { asked } = await scene('2026-03-26T15:00:00.000Z', said);
    expect(asked?.deadline).toBe('2026-03-30T15:00:00.000Z');
  });

  it('are at most four times as far away as the limit, however closed the calendar', async () => {
    const few = hoursIn('UTC', windows('00:00', '06:00', [1, 2, 3, 4, 5]));
    const { asked } = await scene('2026-03-27T06:00:00.000Z', { timeControl, hours: few });
    expect(asked?.deadline).toBe('2026-03-31T06:00:00.000Z');
  });

  it('don’t move further away when others ask for reactions again and again', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 27, 6 + hour)).toISOString();
    const few = hoursIn('UTC', windows('00:00', '06:00', [1, 2, 3, 4, 5]));
    const profile = { account: 'ann', createdAt: at(0), calendars: few };
    const calendar = calendarOf(profile, []).seat({ playingHours: true }, at(0), at(0));
    const limits = limitsOf(presetOf('async-1d') ?? {});
    const own = { id: 'own', isReaction: false };
    let clock = running(freshClock(limits), [own], { at: at(0), limits, calendar });
    for (let hour = 1; hour < 90; hour += 1) {
      const asked = [own, { id: `reaction ${String(hour)}`, isReaction: true }];
      clock = running(stopped(clock, at(hour), calendar), asked, {
        at: at(hour),
        limits,
        calendar,
      });
      expect(clock.questions?.['own']?.deadline).toBe('2026-03-31T06:00:00.000Z');
    }
    // six of its 24 hours were open, on Monday; there are seven until the latest that it may be
    expect(clock.turn).toBe(7 * HOUR);
  });

  it('keep their recorded time when playing hours change', async () => {
    const from = '2026-03-30T15:00:00.000Z';
    const { store, ann, clock, matches, matchId, deadline } = await scene(from, {
      timeControl,
      hours,
    });
    await says(store, ann, { hours: hoursIn('Asia/Seoul', windows('00:00', '06:00')) });
    clock.pass(2 * DAY);
    await matches.wake(matchId);
    expect(await deadline()).toBe('2026-04-03T06:00:00.000Z');
    clock.pass(Date.parse('2026-04-03T06:01:00.000Z') - clock.now().getTime());
    expect(await matches.wake(matchId)).toMatchObject({ answered: 1 });
  });
});

describe('a time zone that changes or disappears', () => {
  it('moves no recorded deadline, also in a new process, and stops no match', async () => {
    const timeControl = { preset: 'async-1d', playingHours: true, vacation: 'ALLOWED' } as const;
    const lost = 'Atlantis/Poseidonis';
    const asked = await scene('2026-03-30T15:00:00.000Z', {
      ...{ timeControl, hours: hoursIn('Europe/Prague'), autoVacation: true },
    });
    const { store, ann, bob, clock, matchId, matches } = asked;
    const away = { ...vacation('2026-04-02', 1), timeZone: lost };
    await says(store, ann, { hours: hoursIn(lost), vacations: [away], autoVacation: true });
    const anew = open(undefined, clock.now).matches;
    expect((await anew.find(ann, matchId))?.questions[0]?.deadline).toBe(
      '2026-04-03T06:00:00.000Z',
    );
    await pick(matches, bob, matchId);
    clock.pass(4 * DAY);
    expect((await anew.wake(matchId)).fault).toBeUndefined();
    await pick(anew, ann, matchId);
    expect((await anew.find(ann, matchId))?.questions).toHaveLength(1);
  });
});

describe('a time bank that uses playing hours', () => {
  const bank = { initial: 'P1D', increment: 'PT0S' };

  it('keeps its rest when its clock stops: closed hours use none, and nothing is refilled', async () => {
    const timeControl = { bank, reaction: 'PT6H', playingHours: true };
    const { matches, clock, matchId, ann, bob } = await scene('2026-03-30T20:00:00.000Z', {
      timeControl,
      hours: hoursIn('UTC', windows('18:00', '00:00')),
    });
    const left = async () => (await matches.find(ann, matchId))?.clocks[0]?.bank;
    clock.pass(20 * HOUR); // four hours to midnight, then closed
    await pick(matches, ann, matchId);
    expect(await left()).toBe('PT20H');
    await pick(matches, bob, matchId); // asked again while closed
    clock.pass(3 * HOUR); // 19:00
    const arbiter: AccountActor = { ...account('umpire'), roles: ['player', 'organizer'] };
    await matches.pause(arbiter, { matchId });
    expect(await left()).toBe('PT19H');
    clock.pass(9 * DAY);
    await matches.resume(arbiter, { matchId });
    expect((await matches.find(ann, matchId))?.clocks[0]?.bank).toBe('PT19H');
  });
});
