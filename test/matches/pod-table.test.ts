import { describe, expect, it } from 'vitest';
import type { SeatMatch } from '../../services/matches/contract.ts';
import { usualAbsence } from '../../services/matches/record/absence.ts';
import { heldClock, MINUTE } from './clocks/table.ts';
import { account, ann, bob, cid, codeOf, pick, useHalls } from './hall.ts';
import { pod } from './pods.ts';

const openHall = useHalls();

describe('the table of a pod', () => {
  it('can’t be changed by its players or its nominal host', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob]);
    await matches.seatMatch(match);
    const on = { matchId: match.id };
    const owner = account('owner');
    const acts = {
      start: matches.start(owner, on),
      pause: matches.pause(owner, on),
      leave: matches.leave(ann, on),
      invite: matches.invite(owner, { ...on, accountId: 'cid' }),
      join: matches.join(cid, on),
      addBot: matches.addBot(owner, { ...on, level: 'first' }),
      removeFromSeat: matches.removeFromSeat(owner, { ...on, seat: 'seat1' }),
      claimSeat: matches.claimSeat(cid, { ...on, seat: 'seat1' }),
      undo: matches.undo(ann, { ...on, toVersion: 0 }),
    };
    for (const [name, act] of Object.entries(acts))
      expect([name, await codeOf(act)]).toEqual([name, 'FORBIDDEN']);
    const seen = await matches.find(ann, match.id);
    if (!seen) throw new Error('Ann sits there.');
    expect(matches.can(ann, seen)).toEqual(['answer', 'setStandingOrders', 'resign', 'markSeen']);
  });

  it('allows no proposal but a pause, if the regulations allow one, and within the round', async () => {
    const clock = heldClock();
    const { matches } = openHall(undefined, clock.now);
    const [strict, lenient] = [
      pod([ann, bob]),
      pod([ann, bob], { pausesUntil: clock.iso(60 * MINUTE) }),
    ];
    for (const match of [strict, lenient]) await matches.seatMatch(match);
    const propose = (match: SeatMatch, wish: object) =>
      codeOf(
        matches.propose(ann, { matchId: match.id, ...wish } as Parameters<
          typeof matches.propose
        >[1]),
      );
    const pause = (minutes: number) => ({ kind: 'PAUSE', until: clock.iso(minutes * MINUTE) });
    expect(await propose(strict, pause(5))).toBe('FORBIDDEN');
    for (const wish of [{ kind: 'END' }, { kind: 'EXTEND', extend: 'PT5M' }])
      expect(await propose(lenient, wish)).toBe('FORBIDDEN');
    expect(await propose(lenient, pause(61))).toBe('BAD_USER_INPUT');
    expect(await propose(lenient, pause(30))).toBe('done');
    const on = { matchId: lenient.id, proposalId: 'p1', agree: true };
    expect((await matches.vote(bob, on)).record.status).toBe('PAUSED');
  });

  it('asks no last player whether to end, and has no rematch', async () => {
    const clock = heldClock();
    const { matches } = openHall(undefined, clock.now);
    const match = pod([ann, bob, cid], {
      timeControl: { perTurn: 'PT1M', reaction: 'PT10S' },
      absence: { ...usualAbsence('LIVE'), absentAfter: 1 },
    });
    await matches.seatMatch(match);
    await pick(matches, cid, match.id);
    clock.pass(2 * MINUTE);
    for (let woken = 0; woken < 3; woken += 1) await matches.wake(match.id);
    const seen = await matches.find(cid, match.id);
    expect(seen).toMatchObject({
      record: { status: 'RUNNING', seats: [{ presence: 'ABSENT' }, { presence: 'ABSENT' }, {}] },
      proposals: [],
    });
    clock.pass(30 * MINUTE);
    await matches.wake(match.id);
    expect((await matches.find(cid, match.id))?.record.seats[0]?.presence).toBe('ABSENT');
    await matches.resign(cid, { matchId: match.id });
    expect(await codeOf(matches.rematch(cid, { matchId: match.id }))).toBe('FORBIDDEN');
  });

  it('shows spectators a delayed view if its tournament says so', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob], { spectatorDelay: 1 });
    await matches.seatMatch(match);
    await pick(matches, ann, match.id);
    await pick(matches, bob, match.id);
    const [player, guest] = [await matches.find(ann, match.id), await matches.find(cid, match.id)];
    expect(player?.record.version).toBe(2);
    expect(guest?.record.version).toBeLessThan(2);
  });

  it('that is private is visible only to its players', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob], { visibility: 'PRIVATE' });
    await matches.seatMatch(match);
    expect(await matches.find(cid, match.id)).toBeUndefined();
    expect(await matches.find(account('owner'), match.id)).toBeUndefined();
    expect((await matches.find(ann, match.id))?.invitation).toBeUndefined();
  });
});
