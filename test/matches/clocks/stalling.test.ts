import { expect, it } from 'vitest';
import { pick, useHalls } from '../hall.ts';
import { hoursIn, sceneOn, vacation, windows } from './calendar-scene.ts';
import { DAY } from './table.ts';

const open = useHalls();

/** A year's vacation, in days. */
const YEARLY = 30;

it('a player can delay a table by at most two turns of four times the limit, and a year’s vacation', async () => {
  const asked = '2026-03-30T15:00:00.000Z';
  const { matches, clock, matchId, ann, bob } = await sceneOn(open, asked, {
    timeControl: { preset: 'async-1d', playingHours: true, weekends: 'STOP', vacation: 'ALLOWED' },
    hours: hoursIn('UTC', windows('00:00', '06:00', [1, 2, 3, 4, 5])),
    vacations: [vacation('2026-04-01', 16), vacation('2026-04-18', YEARLY - 16)],
    autoVacation: true,
  });
  const look = async () => (await matches.find(bob, matchId)) ?? expect.fail('It is gone.');
  const isWaitedFor = async () => (await look()).record.seats[0]?.presence === undefined;

  const from = clock.now().getTime();
  while (await isWaitedFor()) {
    expect(clock.now().getTime() - from).toBeLessThan(100 * DAY);
    // every possible proposal is made, and no one agrees to it
    const until = clock.iso(14 * DAY);
    await matches.propose(ann, { matchId, kind: 'PAUSE', until });
    await matches.propose(ann, { matchId, kind: 'EXTEND', extend: 'P14D' });
    if ((await look()).questions.length > 0) await pick(matches, bob, matchId);
    clock.pass(DAY);
    await matches.wake(matchId);
  }
  const days = (clock.now().getTime() - from) / DAY;
  expect(days).toBeGreaterThan(YEARLY);
  // the end of each of the two turns is noticed with the next day
  expect(days).toBeLessThanOrEqual(2 * (4 + 1) + YEARLY);
  const { proposals } = await look();
  expect(proposals.length).toBeGreaterThan(10);
  expect(proposals.filter(({ status }) => status === 'ACCEPTED')).toEqual([]);
});
