import { describe, expect, it } from 'vitest';
import { verify } from '../../shared/engine/index.ts';
import type { SeatMatch } from '../../services/matches/contract.ts';
import { shortened } from '../../services/matches/timeout/short-clock.ts';
import { presetOf } from '../../services/matches/terms/time-control.ts';
import { usualAbsence } from '../../services/matches/record/absence.ts';
import type { LoadTournamentAccess } from '../../services/matches/record/arbiters.ts';
import { jsonCopy } from '../support/play.ts';
import { secretNumbers, type Numbers } from '../support/secret-numbers.ts';
import { heldClock, DAY, HOUR, MINUTE, SECOND } from './clocks/table.ts';
import { account, ann, bob, cid, codeOf, dan, pick, playRounds, useHalls } from './hall.ts';
import { pod } from './pods.ts';

const openHall = useHalls();
const long = { options: { rounds: 9 } };
const days = { perTurn: 'P1D', reaction: 'PT6H' };
const overDays = { ...long, timeControl: days, absence: usualAbsence('ASYNC') } as const;
const arbiters: LoadTournamentAccess = (_, who) =>
  Promise.resolve({ roles: who === 'arbiter' ? ['ARBITER'] : [], plays: false, mayFind: true });

/** The match of a pod in which one round is played, and the next is under way. */
async function begun(
  more: Partial<SeatMatch>,
  players = [ann, bob],
  games?: Parameters<typeof openHall>[0],
) {
  const clock = heldClock();
  const hall = openHall(games, clock.now, undefined, arbiters);
  const match = pod(players, more);
  await hall.matches.seatMatch(match);
  await playRounds(hall.matches, players, match.id, 1);
  const call = (perTurn = 'PT1M', commandId = 'time') =>
    hall.matches.callTime({ matchId: match.id, perTurn, commandId });
  const find = (who = ann) => hall.matches.find(who, match.id);
  return { ...hall, clock, id: match.id, match, call, find };
}

describe('a match whose tournament calls time', () => {
  it('is played out with a short clock, and ends with the answer that would start the next round', async () => {
    const { matches, clock, id, match, call, find } = await begun(overDays);
    await call();
    await call();
    const called = await find();
    expect(called?.record).toMatchObject({ version: 3, status: 'RUNNING', seatsAt: 3 });
    expect(called?.record.timeControl).toEqual({ perTurn: 'PT1M', reaction: 'PT15S' });
    expect(called?.clocks.map(({ deadline }) => deadline)).toEqual([
      clock.iso(MINUTE),
      clock.iso(MINUTE),
    ]);
    expect(called?.questions[0]?.deadline).toBe(clock.iso(MINUTE));
    await pick(matches, ann, id, 3);
    expect(await matches.outcome(id)).toBeUndefined();
    await pick(matches, bob, id);
    const outcome = await matches.outcome(id);
    expect(outcome).toMatchObject({ version: 5, reason: 'deadline', playedOut: true });
    const over = await find(cid);
    expect(over).toMatchObject({
      record: { status: 'ABANDONED', closing: { by: 'clock' } },
      fairness: { secret: match.secret },
    });
    const { scores, round } = over?.view as Numbers;
    expect([round, outcome?.ranking.map(({ seat, score }) => [seat, score])]).toEqual([
      2,
      Object.entries(scores).toSorted(([, a], [, b]) => b - a),
    ]);
    expect(verify(jsonCopy(await openHall().matches.exportJournal(cid, id))).fair).toBe(true);
    expect(await openHall().matches.outcome(id)).toEqual(outcome);
    // a late call does nothing
    await call('PT30S', 'again');
    await matches.endMatch({ matchId: id, reason: 'deadline', commandId: 'end' });
    expect((await find())?.record.version).toBe(5);
  });

  it('is played by the clock for late players, who aren’t marked absent for it', async () => {
    const { matches, clock, id, call } = await begun({
      ...long,
      timeControl: days,
      absence: { ...usualAbsence('ASYNC'), absentAfter: 1 },
    });
    await call();
    await pick(matches, ann, id);
    clock.pass(MINUTE + 3 * SECOND);
    await matches.wake(id);
    const outcome = await matches.outcome(id);
    expect(outcome).toMatchObject({ reason: 'deadline', playedOut: true });
    const bobs = outcome?.places.find(({ seat }) => seat === 'seat2');
    expect(bobs).toMatchObject({ late: 1 });
    expect(bobs).not.toHaveProperty('absent');
  });

  it('ends by its own rules, if they end it with that very round', async () => {
    const { matches, id, call } = await begun({ ...overDays, options: { rounds: 2 } });
    await call();
    await pick(matches, ann, id);
    await pick(matches, bob, id);
    const outcome = await matches.outcome(id);
    expect(outcome).toMatchObject({ reason: 'finished' });
    expect(outcome).not.toHaveProperty('playedOut');
  });

  it('ends at the first new round, though orders would play on in that commit', async () => {
    const { matches, id, call, find } = await begun({ ...overDays, options: { rounds: 4 } });
    await call();
    const orders = [{ kind: 'pick', choose: ['number:2'] }];
    for (const who of [ann, bob]) await matches.setStandingOrders(who, { matchId: id, orders });
    const over = await find(cid);
    expect(over).toMatchObject({ view: { round: 4 }, record: { status: 'ABANDONED' } });
    const outcome = await matches.outcome(id);
    expect(outcome).toMatchObject({ reason: 'deadline', playedOut: true });
    // two of the four rounds count
    const { scores } = over?.view as Numbers;
    const all = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0);
    expect(all(outcome?.ranking.map(({ score }) => score) ?? [])).toBeLessThan(
      all(Object.values(scores)),
    );
    expect(await openHall().matches.outcome(id)).toEqual(outcome);
    expect(verify(jsonCopy(await openHall().matches.exportJournal(cid, id))).fair).toBe(true);
  });
});

describe('the clocks of a last round', () => {
  it('are no longer than before, and use no calendar', () => {
    expect(shortened({ ...presetOf('live') }, 'PT10M')).toMatchObject({
      ...{ perQuestion: 'PT1M', perTurn: 'PT10M', reaction: 'PT25S' },
      bank: { initial: 'PT10M' },
    });
    expect(shortened(days, 'P3D')).toEqual({ perTurn: 'P1D', reaction: 'PT6H' });
    const off = {
      perTurn: 'P1D',
      weekends: 'STOP',
      vacation: 'ALLOWED',
      playingHours: true,
    } as const;
    expect(shortened(off, 'PT1H')).toEqual({ perTurn: 'PT1H', reaction: 'PT15M' });
    expect(shortened(undefined, 'PT1M')).toEqual({ perTurn: 'PT1M', reaction: 'PT15S' });
  });

  it('keep a shorter rest, and run in a match without a time limit', async () => {
    const { matches, clock, id, call, find } = await begun(overDays);
    await pick(matches, ann, id);
    clock.pass(DAY - 30 * SECOND);
    await call();
    expect((await find())?.clocks.find(({ seat }) => seat === 'seat2')?.deadline).toBe(
      clock.iso(30 * SECOND),
    );
    const untimed = await begun({ ...long, timeControl: undefined, absence: undefined } as never);
    expect((await untimed.find())?.clocks).toEqual([]);
    await untimed.call();
    untimed.clock.pass(2 * MINUTE);
    await untimed.matches.wake(untimed.id);
    expect(await untimed.matches.outcome(untimed.id)).toMatchObject({ playedOut: true });
  });

  it('stop during a pause and are short afterwards, and no further pause can be agreed', async () => {
    const { matches, clock, id, call, find } = await begun({
      ...overDays,
      pausesUntil: '2026-03-09T12:00:00.000Z',
    });
    const arbiter = account('arbiter');
    await matches.pause(arbiter, { matchId: id });
    await call();
    clock.pass(HOUR);
    await matches.wake(id);
    expect((await find())?.clocks.some(({ running }) => running)).toBe(false);
    await matches.resume(arbiter, { matchId: id });
    expect((await find())?.clocks.map(({ deadline }) => deadline)).toEqual([
      clock.iso(MINUTE),
      clock.iso(MINUTE),
    ]);
    const pause = { kind: 'PAUSE', until: clock.iso(10 * MINUTE) } as const;
    expect(await codeOf(matches.propose(ann, { matchId: id, ...pause }))).toBe('FORBIDDEN');
  });

  it('mark no player late while operators hold the clocks', async () => {
    const { matches, store, clock, id, call, find } = await begun(overDays);
    await store.operatorTimes.hold({ reason: 'outage', since: clock.iso() });
    await call();
    clock.pass(HOUR);
    await matches.wake(id);
    expect((await find())?.record).toMatchObject({ version: 3, status: 'RUNNING' });
    await store.operatorTimes.release(clock.iso());
    await matches.wake(id);
    expect(await matches.outcome(id)).toMatchObject({ playedOut: true });
  });

  it('stay short after a rewind by an arbiter, and the match ends with the round played then', async () => {
    const { matches, clock, id, call, find } = await begun(overDays);
    await pick(matches, ann, id);
    await call();
    await matches.rewind(account('arbiter'), {
      matchId: id,
      toVersion: 1,
      reason: 'A wrong card.',
    });
    const back = await find();
    expect(back?.record).toMatchObject({ status: 'RUNNING', timeControl: { perTurn: 'PT1M' } });
    expect(back?.clocks.find(({ running }) => running)?.deadline).toBe(clock.iso(MINUTE));
    await pick(matches, bob, id);
    expect(await matches.outcome(id)).toMatchObject({ playedOut: true });
    expect((await find())?.view).toMatchObject({ round: 1 });
  });

  it('run in a game without rounds, until its tournament ends the match', async () => {
    const { roundBegun: _, ...without } = secretNumbers;
    const { matches, id, call } = await begun(overDays, [ann, bob, dan], [without]);
    await call();
    await playRounds(matches, [ann, bob, dan], id, 2);
    expect(await matches.outcome(id)).toBeUndefined();
    const wish = { matchId: id, reason: 'deadline', commandId: 'end' } as const;
    const outcome = await matches.endMatch(wish);
    expect(outcome).toMatchObject({ reason: 'deadline' });
    expect(outcome).not.toHaveProperty('playedOut');
  });
});
