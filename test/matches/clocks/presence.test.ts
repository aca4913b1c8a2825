import { describe, expect, it } from 'vitest';
import { ann, bob, cid, codeOf, dan, pick, useHalls } from '../hall.ts';
import { useAbsence } from './absence.ts';
import { DAY, heldClock, HOUR, MINUTE, timed } from './table.ts';

const open = useHalls();
const scene = useAbsence();

describe('a player who is late', () => {
  it('is absent after two turns, and gets automatic answers at once: the table waits no more', async () => {
    const { late, seat, look, bots, matches, matchId } = await scene();
    await late();
    expect(await seat('seat1')).toMatchObject({ missed: 1 });
    expect((await seat('seat1'))?.presence).toBeUndefined();
    await late();
    expect(await seat('seat1')).toMatchObject({ missed: 2, presence: 'ABSENT' });
    expect((await look()).clocks[0]).toMatchObject({ seat: 'seat1', running: false });
    await bots();
    expect((await look()).waitingOn).toEqual(['seat2']);
    const entries = await matches.journal(ann, matchId, { first: 500 });
    expect(entries.findLast(({ type }) => type === 'Answered')?.data).toMatchObject({
      seat: 'seat1',
      by: 'clock',
    });
  });

  it('has no missed turns after an answer in time', async () => {
    const { late, seat, matches, matchId } = await scene();
    await late();
    await pick(matches, ann, matchId);
    expect((await seat('seat1'))?.missed).toBeUndefined();
    await pick(matches, bob, matchId);
    await late();
    expect(await seat('seat1')).toMatchObject({ missed: 1 });
  });

  it('returns by an answer', async () => {
    const { late, seat, look, matches, matchId } = await scene();
    await late();
    await late();
    await pick(matches, ann, matchId);
    expect(await seat('seat1')).toEqual({ id: 'seat1', holder: expect.anything() });
    expect((await look()).waitingOn).toEqual(['seat2']);
  });

  it('returns to the seat with the time of a turn', async () => {
    const { late, seat, look, bots, clock, matches, matchId } = await scene();
    await late();
    await late();
    await bots();
    await pick(matches, bob, matchId);
    await matches.returnToSeat(ann, { matchId });
    expect((await seat('seat1'))?.presence).toBeUndefined();
    expect((await look()).questions[0]?.deadline).toBe(clock.iso(DAY));
    await bots();
    expect((await look()).questions).toHaveLength(1);
    expect(await codeOf(matches.returnToSeat(cid, { matchId }))).toBe('FORBIDDEN');
  });

  it('is waited for without limit if the host said so', async () => {
    const { clock, matches, matchId, look } = await scene({ onExpiry: 'WAIT' });
    clock.pass(30 * DAY);
    expect(await matches.wake(matchId)).toEqual({ answered: 0 });
    expect((await look()).questions).toHaveLength(1);
    await pick(matches, ann, matchId);
  });

  it('forfeits the seat if the host said so', async () => {
    const { late, matches, matchId } = await scene({ onExpiry: 'FORFEIT' });
    await late();
    const seen = await matches.find(bob, matchId);
    expect(seen?.record.seats[0]).toMatchObject({ resigned: true });
    expect(seen?.record.status).toBe('FINISHED');
    expect(seen?.result?.leavers).toEqual([{ seat: 'seat1', account: 'ann' }]);
  });
});

describe('the seat of an absent player', () => {
  async function offered(absence: object = {}) {
    const table = await scene(absence);
    await table.late();
    await table.late();
    await table.matches.setStandingOrders(ann, {
      matchId: table.matchId,
      orders: [{ kind: 'pick', choose: ['never'] }],
    });
    table.clock.pass(2 * DAY);
    await table.matches.wake(table.matchId);
    return table;
  }

  it('is offered after two days, listed, and claimed by a player who sees the same hand', async () => {
    const { matches, matchId, seat, look, projected } = await offered();
    expect(await seat('seat1')).toMatchObject({ presence: 'OFFERED' });
    await projected();
    const filter = { list: 'RUNNING', substitutesWanted: true } as const;
    const list = () => matches.list(cid, filter, { first: 10 });
    expect((await list()).items.map(({ item }) => item.record.id)).toEqual([matchId]);

    const hand = (await look()).view;
    const taken = await matches.claimSeat(cid, { matchId, seat: 'seat1' });
    expect(taken.view).toEqual(hand);
    expect(taken.orders).toEqual([]);
    expect((await look()).view).toEqual((await matches.find(undefined, matchId))?.view);
    expect((await look()).orders).toEqual([]);
    expect(taken.record.entropy).toEqual([]);
    await projected();
    expect((await list()).items).toEqual([]);
    await pick(matches, cid, matchId);
    expect(await codeOf(matches.claimSeat(ann, { matchId, seat: 'seat1' }))).toBe(
      'SEAT_NOT_OFFERED',
    );
  });

  it('can’t be claimed if it isn’t offered or doesn’t exist, or by a player of the match', async () => {
    const { matches, matchId } = await offered();
    expect(await codeOf(matches.claimSeat(cid, { matchId, seat: 'seat2' }))).toBe(
      'SEAT_NOT_OFFERED',
    );
    expect(await codeOf(matches.claimSeat(cid, { matchId, seat: 'seat9' }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(matches.claimSeat(bob, { matchId, seat: 'seat1' }))).toBe('FORBIDDEN');
    expect(await codeOf(matches.claimSeat(ann, { matchId, seat: 'seat1' }))).toBe('FORBIDDEN');
  });

  it('is given to one of two concurrent claims', async () => {
    const { matches, matchId } = await offered();
    const codes = await Promise.all(
      [cid, dan].map((who) => codeOf(matches.claimSeat(who, { matchId, seat: 'seat1' }))),
    );
    expect(codes.toSorted()).toEqual(['SEAT_NOT_OFFERED', 'done']);
  });

  it('is not given to bot accounts if people are wanted, nor to anyone if the host allows none', async () => {
    const { matches, matchId } = await offered({ substitutes: 'HUMAN' });
    const program = { ...cid, machine: true } as const;
    expect(await codeOf(matches.claimSeat(program, { matchId, seat: 'seat1' }))).toBe('FORBIDDEN');
    const { seat } = await offered({ substitutes: 'NONE' });
    expect((await seat('seat1'))?.presence).toBe('ABSENT');
  });

  it('is not given to a player who knows another hand of the table, except their own again', async () => {
    const table = await scene({ absentAfter: 1, offerAfter: 'PT1M' });
    const { matches, matchId, clock } = table;
    const offers = async () => {
      clock.pass(MINUTE);
      await matches.wake(matchId);
    };
    await table.late();
    await offers();
    await matches.claimSeat(cid, { matchId, seat: 'seat1' });
    await pick(matches, cid, matchId);
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    await offers();
    expect(await codeOf(matches.claimSeat(ann, { matchId, seat: 'seat2' }))).toBe('FORBIDDEN');
    await matches.claimSeat(dan, { matchId, seat: 'seat2' });
    await pick(matches, dan, matchId);
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    await offers();
    expect(await codeOf(matches.claimSeat(ann, { matchId, seat: 'seat1' }))).toBe('done');
  });

  it('can be taken back by its last player, also if another seat was offered first', async () => {
    const { matches, matchId, clock, look } = await scene({ absentAfter: 1, offerAfter: 'PT1M' });
    const passing = async (time: number) => {
      clock.pass(time);
      await matches.wake(matchId);
    };
    await pick(matches, ann, matchId);
    await passing(DAY + MINUTE);
    await passing(MINUTE);
    await matches.claimSeat(cid, { matchId, seat: 'seat2' });
    expect(matches.can(bob, await look(bob))).not.toContain('claimSeat');
    await passing(DAY + MINUTE);
    await passing(MINUTE);
    const { seats } = (await look()).record;
    expect(seats.map(({ presence }) => presence)).toEqual(['OFFERED', 'OFFERED']);
    expect(matches.can(bob, await look(bob))).toContain('claimSeat');
    expect(await codeOf(matches.claimSeat(bob, { matchId, seat: 'seat2' }))).toBe('done');
  });

  it('remembers the player who left it, also when the next one is absent and returns', async () => {
    const { late, clock, matches, matchId, look } = await scene({
      ...{ absentAfter: 1, offerAfter: 'PT1M' },
    });
    await late();
    clock.pass(MINUTE);
    await matches.wake(matchId);
    await matches.claimSeat(cid, { matchId, seat: 'seat1' });
    await late();
    await matches.returnToSeat(cid, { matchId });
    await matches.resign(bob, { matchId });
    expect((await look()).result?.leavers).toEqual([
      { seat: 'seat1', account: 'ann' },
      { seat: 'seat2', account: 'bob' },
    ]);
  });

  it('returns to its player, also after it was offered', async () => {
    const { matches, matchId, seat } = await offered();
    await matches.returnToSeat(ann, { matchId });
    expect((await seat('seat1'))?.presence).toBeUndefined();
    expect(await codeOf(matches.claimSeat(cid, { matchId, seat: 'seat1' }))).toBe(
      'SEAT_NOT_OFFERED',
    );
  });
});

describe('a match that all players have left', () => {
  it('is abandoned after ten minutes in real time', async () => {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const absence = { absentAfter: 1, substitutes: 'NONE' } as const;
    const timing = { timeControl: { preset: 'live' }, absence };
    const { record } = await timed(matches, [ann, bob], timing);
    const statusAfter = async (milliseconds: number) => {
      clock.pass(milliseconds);
      await matches.wake(record.id);
      return (await matches.find(ann, record.id))?.record.status;
    };
    expect(await statusAfter(2 * MINUTE)).toBe('RUNNING');
    expect(await statusAfter(9 * MINUTE)).toBe('RUNNING');
    expect(await statusAfter(MINUTE)).toBe('ABANDONED');
  });

  it('stops, and is abandoned after a week', async () => {
    const { clock, matches, matchId, bots, look } = await scene({ substitutes: 'NONE' });
    for (const _ of [1, 2]) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    const deserted = await look();
    await bots();
    expect((await look()).record.version).toBe(deserted.record.version);
    clock.pass(7 * DAY - HOUR);
    expect((await matches.wake(matchId)).answered).toBe(0);
    clock.pass(HOUR);
    await matches.wake(matchId);
    const { record, result } = await look();
    expect(record.status).toBe('ABANDONED');
    expect(result).toMatchObject({
      reason: 'deserted',
      leavers: [{ account: 'ann' }, { account: 'bob' }],
    });
    expect(result?.ranking).toHaveLength(2);
    expect(record.version).toBe(deserted.record.version + 1);
  });

  it('continues with a player who returns in time', async () => {
    const { clock, matches, matchId, bots, look } = await scene({ substitutes: 'NONE' });
    for (const _ of [1, 2]) {
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    clock.pass(6 * DAY);
    await matches.returnToSeat(bob, { matchId });
    await bots();
    expect((await look()).waitingOn).toEqual(['seat2']);
    clock.pass(2 * DAY);
    await matches.wake(matchId);
    expect((await look()).record.status).toBe('RUNNING');
  });

  it('ends at once when the last present player resigns', async () => {
    const { late, look, matches, matchId } = await scene();
    await late();
    await late();
    await matches.resign(bob, { matchId });
    expect((await look()).record.status).not.toBe('RUNNING');
  });
});
