import { describe, expect, it } from 'vitest';
import type { Store } from '../../../services/platform/storage/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { pick, useHalls } from '../hall.ts';
import { sceneOn, vacation, type Said } from './calendar-scene.ts';
import { DAY, HOUR, MINUTE, timed } from './table.ts';

const open = useHalls();
const scene = (from: string, said: Said) => sceneOn(open, from, said);

describe('a vacation on the clock', () => {
  const timeControl = { preset: 'async-1d', vacation: 'ALLOWED' } as const;

  it('moves the deadlines that fall into it, a day at a time', async () => {
    const from = '2026-07-01T12:00:00.000Z';
    const { clock, matches, matchId, deadline, asked } = await scene(from, {
      timeControl,
      vacations: [vacation('2026-07-02', 3)],
    });
    // it has not begun, so it may still be taken back
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

  it('has no effect in a match that forbids it, or once it is over', async () => {
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

  it('that starts while a question is pending applies at its deadline, however late that is processed', async () => {
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

  it('lets its owner answer anyway, with the remaining time', async () => {
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

describe('a day of vacation that is taken at a deadline', () => {
  const timeControl = { preset: 'async-1d', vacation: 'ALLOWED' } as const;
  const from = '2026-07-01T12:00:00.000Z';
  const taken = async ({ vacations }: Store, { account: name }: AccountActor) =>
    (await vacations.read(name))?.vacations.map(({ day }) => day) ?? [];

  it('moves the deadline by that day, three times in a match, and then the clock answers', async () => {
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

  it('is available three times again after its player has answered', async () => {
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

  it('is taken once for all matches, also if a timer comes twice or dies', async () => {
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

  it('is not taken if its owner turned that off, or has used all thirty', async () => {
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

  it('is taken before an answer is judged: an answer that is a little late is in time', async () => {
    const { ann, clock, matches, matchId } = await scene(from, { timeControl, autoVacation: true });
    clock.pass(DAY + HOUR);
    await pick(matches, ann, matchId);
    expect((await matches.find(undefined, matchId))?.record.seats[0]?.missed).toBe(undefined);
  });
});
