import { describe, expect, it } from 'vitest';
import { matchCommit } from '../../../services/matches/record/match-commit.ts';
import { ann, bob, pick, useHalls } from '../hall.ts';
import { DAY, heldClock, MINUTE, timed } from './table.ts';

const open = useHalls();

async function scene(options: object) {
  const clock = heldClock();
  const { matches, store } = open(undefined, clock.now);
  const timing = { timeControl: { preset: 'async-1d' } };
  const { record } = await timed(matches, [ann, bob], timing, options);
  const matchId = record.id;
  /** The answers of the last commit, with their origins. */
  const answers = async () => {
    const commit = (await store.events.range(matchId, undefined, 500)).at(-1);
    const { entries } = (commit && matchCommit(commit)?.body) ?? { entries: [] };
    return entries.flatMap((entry) =>
      entry.type === 'Answered' ? [{ by: entry.by, seat: entry.seat, choose: entry.choose }] : [],
    );
  };
  const ordered = async () => (await answers()).filter(({ by }) => by === 'order').length;
  const look = async () => (await matches.find(ann, matchId)) ?? expect.fail('It is gone.');
  return { clock, matches, matchId, answers, ordered, look };
}

describe('orders that answer one another endlessly', () => {
  it('leave the next question to its seat and its clock, and block no table', async () => {
    const { clock, matches, matchId, answers, ordered, look } = await scene({ rounds: 1_000 });
    const orders = [{ kind: 'pick', choose: ['number:2'] }];
    await matches.setStandingOrders(bob, { matchId, orders });
    await matches.setStandingOrders(ann, { matchId, orders });
    expect(await ordered()).toBe(200);
    const waits = await look();
    expect(waits).toMatchObject({ record: { status: 'RUNNING' }, waitingOn: [expect.any(String)] });
    const [running] = waits.clocks.filter(({ seat }) => waits.waitingOn.includes(seat));
    expect(running?.deadline).toBe(clock.iso(DAY));

    const owner = waits.waitingOn[0] === 'seat1' ? ann : bob;
    await pick(matches, owner, matchId);
    expect(await ordered()).toBe(200);

    const [next] = (await look()).waitingOn;
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    const [first] = await answers();
    expect(first).toMatchObject({ seat: next, by: 'clock', choose: ['number:2'] });
    expect(await look()).toMatchObject({ record: { status: 'RUNNING' } });
  });
});

describe('an order for an unavailable option', () => {
  it('is skipped, also by the clock, and stays for later', async () => {
    const { clock, matches, matchId, answers, look } = await scene({ rounds: 9 });
    const gone = { kind: 'pick', choose: ['number:9'] };
    await matches.setStandingOrders(ann, { matchId, orders: [gone, { kind: 'pick', ask: true }] });
    expect((await look()).questions).toHaveLength(1);
    await pick(matches, bob, matchId);
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    expect(await answers()).toEqual([{ seat: 'seat1', by: 'clock', choose: ['number:1'] }]);
    expect((await look()).orders).toMatchObject([gone, { ask: true }]);
    const behind = [gone, { kind: 'pick', choose: ['number:3'] }];
    await matches.setStandingOrders(ann, { matchId, orders: behind });
    expect(await answers()).toEqual([{ seat: 'seat1', by: 'order', choose: ['number:3'] }]);
  });
});
