import { describe, expect, it } from 'vitest';
import type { CreateMatch } from '../../../services/matches/contract.ts';
import type { StoredHours, StoredVacation, Store } from '../../../services/storage/contract.ts';
import type { AccountActor } from '../../../services/requests/actor.ts';
import { account, pick, useHalls } from '../hall.ts';
import { DAY, heldClock, HOUR, MINUTE, timed } from './table.ts';

const open = useHalls();
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const windows = (from: string, to: string, days = WEEK) => days.map((day) => ({ day, from, to }));
/** Six hours a day: from 18:00 to 22:00, and before work. */
const evenings = [...windows('18:00', '22:00'), ...windows('06:00', '08:00')];

let people = 0;

type Said = {
  readonly timeControl: NonNullable<CreateMatch['timeControl']>;
  readonly hours?: readonly StoredHours[];
  readonly vacations?: readonly StoredVacation[];
  readonly autoVacation?: boolean;
};

/** What an account has said of its time, as it is kept. */
async function says(
  { accounts, vacations }: Pick<Store, 'accounts' | 'vacations'>,
  { account: name }: AccountActor,
  { hours = [], vacations: taken = [], autoVacation = false }: Omit<Said, 'timeControl'>,
) {
  const timeZone = hours[0]?.timeZone ?? 'UTC';
  const change = { calendars: hours, timeZone, autoVacation };
  await accounts.changeProfile(name, change, '2026-01-01T00:00:00.000Z');
  if (taken.length > 0) await vacations.put(name, { revision: 1, vacations: taken });
}

/** A match of two, the first of whom has said something of their time and is asked, at this time. */
async function scene(from: string, { timeControl, ...said }: Said) {
  people += 1;
  const [ann, bob] = [account(`ann${String(people)}`), account(`bob${String(people)}`)];
  const clock = heldClock(from);
  const hall = open(undefined, clock.now);
  await says(hall.store, ann, said);
  await says(hall.store, bob, {});
  const { record, questions } = await timed(hall.matches, [ann, bob], { timeControl });
  const matchId = record.id;
  const deadline = async () => (await hall.matches.find(ann, matchId))?.questions[0]?.deadline;
  return { ...hall, clock, ann, bob, matchId, asked: questions[0], deadline };
}

const hoursIn = (timeZone: string, of = evenings): readonly StoredHours[] => [
  { from: '2026-01-01T00:00:00.000Z', timeZone, windows: of },
];
const vacation = (day: string, days: number): StoredVacation => {
  const from = `${day}T00:00:00.000Z`;
  return {
    day,
    days,
    timeZone: 'UTC',
    from,
    to: new Date(Date.parse(from) + days * DAY).toISOString(),
  };
};

describe('deadlines by playing hours, with weekends left out', () => {
  const timeControl = { preset: 'async-1d', playingHours: true, weekends: 'STOP' } as const;
  const hours = hoursIn('Europe/Prague');

  it.each([
    // 24 h: Thu 4, Fri 6, Mon 6, Tue 6, Wed 2. That is past four days, which is the most
    ['2026-03-26T15:00:00.000Z', '2026-03-30T15:00:00.000Z'],
    // Mon 4, Tue 6, Wed 6, Thu 6, Fri 2 from 06:00 to 08:00, two hours ahead of UTC
    ['2026-03-30T15:00:00.000Z', '2026-04-03T06:00:00.000Z'],
    // the same in autumn, one hour ahead from Sunday, 25 October, on
    ['2026-10-26T16:00:00.000Z', '2026-10-30T07:00:00.000Z'],
  ])('for who is asked at %s, time is up at %s', async (from, end) => {
    const { asked } = await scene(from, { timeControl, hours });
    expect(asked?.deadline).toBe(end);
  });

  it('are as they were for whoever has said nothing, but for weekends in UTC', async () => {
    const { asked } = await scene('2026-03-26T15:00:00.000Z', { timeControl });
    expect(asked?.deadline).toBe('2026-03-27T15:00:00.000Z');
    const { asked: over } = await scene('2026-03-27T15:00:00.000Z', { timeControl });
    expect(over?.deadline).toBe('2026-03-30T15:00:00.000Z');
  });

  it('go by the hours where the match says so alone', async () => {
    const { asked } = await scene('2026-03-26T15:00:00.000Z', {
      timeControl: { preset: 'async-1d' },
      hours,
    });
    expect(asked?.deadline).toBe('2026-03-27T15:00:00.000Z');
  });

  it('go by the hours that count when the question is asked', async () => {
    const later = { from: '2026-03-26T15:00:00.001Z', timeZone: 'UTC' };
    const said = { timeControl, hours: [...hours, later] };
    const { asked } = await scene('2026-03-26T15:00:00.000Z', said);
    expect(asked?.deadline).toBe('2026-03-30T15:00:00.000Z');
  });

  it('are no more than four times as far away as the limit, however closed the calendar', async () => {
    const few = hoursIn('UTC', windows('00:00', '06:00', [1, 2, 3, 4, 5]));
    const { asked } = await scene('2026-03-27T06:00:00.000Z', { timeControl, hours: few });
    expect(asked?.deadline).toBe('2026-03-31T06:00:00.000Z');
  });

  it('stand once they are recorded, whatever becomes of the hours', async () => {
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

describe('a bank that goes by playing hours', () => {
  const bank = { initial: 'P1D', increment: 'PT0S' };

  it('keeps what was left where its clock stops: closed hours use up none, and nothing is refilled', async () => {
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

describe('vacation', () => {
  const timeControl = { preset: 'async-1d', vacation: 'ALLOWED' } as const;

  it('moves the deadlines that come while it lasts, a day at a time', async () => {
    const from = '2026-07-01T12:00:00.000Z';
    const { clock, matches, matchId, deadline, asked } = await scene(from, {
      timeControl,
      vacations: [vacation('2026-07-02', 3)],
    });
    // it has not begun, so that nobody can say yet that it will not be taken back
    expect(asked?.deadline).toBe('2026-07-02T12:00:00.000Z');
    for (const moved of ['2026-07-03', '2026-07-04', '2026-07-05']) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
      clock.pass(-MINUTE);
      expect(await deadline()).toBe(`${moved}T12:00:00.000Z`);
    }
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(1);
  });

  it('counts for nothing where the match forbids it, nor once it is over', async () => {
    const from = '2026-07-02T12:00:00.000Z';
    const away = [vacation('2026-07-02', 3)];
    const strict = await scene(from, { timeControl: { preset: 'async-1d' }, vacations: away });
    strict.clock.pass(DAY + MINUTE);
    await strict.matches.wake(strict.matchId);
    const { record } = (await strict.matches.find(undefined, strict.matchId)) ?? {};
    expect(record?.seats[0]?.missed).toBe(1);
    const before = [vacation('2026-06-20', 3)];
    const past = await scene(from, { timeControl, vacations: before });
    expect(past.asked?.deadline).toBe('2026-07-03T12:00:00.000Z');
  });

  it('that begins while a question waits counts when its time would be up, however late that is seen', async () => {
    const from = '2026-07-01T12:00:00.000Z';
    const { store, ann, clock, matches, matchId, deadline } = await scene(from, { timeControl });
    await store.vacations.put(ann.account, {
      revision: 1,
      vacations: [vacation('2026-07-02', 2)],
    });
    clock.pass(8 * DAY); // no timer came
    await matches.wake(matchId);
    expect(await deadline()).not.toBe('2026-07-02T12:00:00.000Z');
    const journal = await matches.journal(ann, matchId, { first: 500 });
    const times = journal.filter(({ type }) => type === 'ClocksSet');
    expect(JSON.stringify(times)).toContain('2026-07-04T12:00:00.000Z');
  });

  it('lets its owner answer all the same, with the time that was left', async () => {
    const from = '2026-07-02T12:00:00.000Z';
    const { clock, matches, matchId, ann, bob, deadline } = await scene(from, {
      timeControl: { ...timeControl, preset: 'async-bank' },
      vacations: [vacation('2026-07-02', 1)],
    });
    clock.pass(6 * HOUR);
    await pick(matches, ann, matchId);
    await pick(matches, bob, matchId);
    expect((await matches.find(ann, matchId))?.clocks[0]?.bank).toBe('P7D');
    expect(await deadline()).toBe('2026-07-10T00:00:00.000Z');
  });
});

describe('a day of vacation that is taken where time would be up', () => {
  const timeControl = { preset: 'async-1d', vacation: 'ALLOWED' } as const;
  const from = '2026-07-01T12:00:00.000Z';
  const taken = async ({ vacations }: Store, { account: name }: AccountActor) =>
    (await vacations.read(name))?.vacations.map(({ day }) => day) ?? [];

  it('moves the deadline by that day, three times in a match, until the clock answers', async () => {
    const { store, ann, clock, matches, matchId, deadline } = await scene(from, {
      timeControl,
      autoVacation: true,
    });
    for (const moved of ['2026-07-03', '2026-07-04', '2026-07-05']) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
      clock.pass(-MINUTE);
      expect(await deadline()).toBe(`${moved}T12:00:00.000Z`);
    }
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(1);
    expect(await taken(store, ann)).toEqual(['2026-07-02', '2026-07-03', '2026-07-04']);
  });

  it('counts anew once its holder has answered', async () => {
    const { store, ann, bob, clock, matches, matchId } = await scene(from, {
      timeControl,
      autoVacation: true,
    });
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    await pick(matches, ann, matchId);
    await pick(matches, bob, matchId);
    for (let late = 0; late < 4; late += 1) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    expect(await taken(store, ann)).toHaveLength(4);
    expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(1);
  });

  it('is one for all matches, and the same where a timer comes twice or dies', async () => {
    const one = await scene(from, { timeControl, autoVacation: true });
    const { matches, clock, ann, bob, store } = one;
    const { record } = await timed(matches, [ann, bob], { timeControl });
    clock.pass(DAY + MINUTE);
    const other = open(undefined, clock.now);
    await Promise.all([matches.wake(one.matchId), other.matches.wake(one.matchId)]);
    await matches.wake(record.id);
    expect(await taken(store, ann)).toEqual(['2026-07-02']);
    for (const id of [one.matchId, record.id]) {
      const seen = await matches.find(ann, id);
      expect(seen?.questions[0]?.deadline).toBe('2026-07-03T12:00:00.000Z');
    }
  });

  it('is not taken where its owner wants none, or all thirty are used up', async () => {
    const unwilling = await scene(from, { timeControl });
    const used = [vacation('2026-05-01', 16), vacation('2026-06-01', 14)];
    const spent = await scene(from, { timeControl, autoVacation: true, vacations: used });
    for (const { clock, matches, matchId } of [unwilling, spent]) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
      expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(1);
    }
    expect(await taken(unwilling.store, unwilling.ann)).toEqual([]);
  });

  it('comes before what an answer is judged by: whoever answers a little late is in time', async () => {
    const { ann, clock, matches, matchId } = await scene(from, { timeControl, autoVacation: true });
    clock.pass(DAY + HOUR);
    await pick(matches, ann, matchId);
    expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(undefined);
  });
});
