import { describe, expect, it } from 'vitest';
import { ann, bob, cid, codeOf, dan, pick } from '../hall.ts';
import { DAY, HOUR, MINUTE } from '../clocks/table.ts';
import { useTables } from './table.ts';

const table = useTables();
const byWeb = { timeControl: { preset: 'async-1d' } };

describe('a proposal', () => {
  it('waits for all present players, and is carried out by the last yes', async () => {
    const { matches, matchId, clock, look, latest, vote } = await table(byWeb, [ann, bob, cid]);
    const until = clock.iso(7 * DAY);
    await matches.propose(ann, { matchId, kind: 'PAUSE', until });
    expect(await latest()).toMatchObject({
      wish: { kind: 'PAUSE', until },
      by: 'seat1',
      status: 'OPEN',
      expiresAt: clock.iso(DAY),
      waitingOn: ['seat2', 'seat3'],
    });
    await vote(bob);
    expect(await latest()).toMatchObject({ status: 'OPEN', waitingOn: ['seat3'] });
    const { record, clocks } = await vote(cid);
    expect(record.status).toBe('PAUSED');
    expect(await latest()).toMatchObject({ status: 'ACCEPTED', closedAt: clock.iso() });
    expect(clocks[0]).toMatchObject({ running: false, pausedUntil: until });
    expect((await look()).questions).toEqual([]);
  });

  it('ends with the first no, and is withdrawn by a no of its author', async () => {
    const { matches, matchId, latest, vote } = await table(byWeb);
    await matches.propose(ann, { matchId, kind: 'END' });
    await vote(bob, false);
    expect(await latest()).toMatchObject({ status: 'REJECTED', waitingOn: [] });
    expect(await codeOf(vote(bob))).toBe('PROPOSAL_CLOSED');
    await matches.propose(bob, { matchId, kind: 'END' });
    await vote(bob, false);
    expect(await latest()).toMatchObject({ status: 'WITHDRAWN' });
  });

  it('expires after a day, and an end without a no is accepted after three', async () => {
    const { matches, matchId, clock, latest, look, vote } = await table();
    await matches.propose(ann, { matchId, kind: 'PAUSE' });
    clock.pass(DAY);
    expect(await codeOf(vote(bob))).toBe('PROPOSAL_CLOSED');
    expect(await latest()).toMatchObject({ status: 'EXPIRED' });
    await matches.propose(ann, { matchId, kind: 'END', outcome: 'ANNUL' });
    clock.pass(3 * DAY - MINUTE);
    await matches.wake(matchId);
    expect((await look()).record.status).toBe('RUNNING');
    clock.pass(MINUTE);
    await matches.wake(matchId);
    const ended = await look();
    expect(ended.record.status).toBe('ABANDONED');
    expect(ended.result).toMatchObject({ reason: 'annulled' });
    expect(ended.fairness.secret).toBeDefined();
  });

  it('wakes the match when it expires, also without a time limit', async () => {
    const { matches, matchId, clock } = await table();
    await matches.propose(ann, { matchId, kind: 'PAUSE' });
    expect(await matches.wake(matchId)).toEqual({ answered: 0, next: clock.iso(DAY) });
    const entries = await matches.journal(ann, matchId, { first: 500 });
    expect(entries.at(-1)).toMatchObject({ type: 'ClocksSet' });
  });

  it('gets the consent of a player who resigns while it is pending', async () => {
    const { matches, matchId, latest, look } = await table({}, [ann, bob, cid]);
    await matches.propose(ann, { matchId, kind: 'END' });
    const proposalId = (await latest())?.id ?? '';
    await matches.vote(bob, { matchId, proposalId, agree: true });
    await matches.resign(cid, { matchId });
    await matches.wake(matchId);
    expect((await look()).result).toMatchObject({ reason: 'agreed' });
  });

  it('is carried out at once if only bots are left, which agree to everything', async () => {
    const { matches, matchId } = await table({ bots: ['random'], seats: 2 }, [ann]);
    const { record, result } = await matches.propose(ann, { matchId, kind: 'END' });
    expect(record.status).toBe('ABANDONED');
    expect(result).toMatchObject({ reason: 'agreed' });
  });

  it('can give more time to all running clocks', async () => {
    const { matches, matchId, clock, look, vote } = await table(byWeb);
    await pick(matches, ann, matchId);
    clock.pass(HOUR);
    await matches.propose(ann, { matchId, kind: 'EXTEND', extend: 'P2D' });
    await vote(bob);
    expect((await look(bob)).questions[0]?.deadline).toBe(clock.iso(3 * DAY - HOUR));
    clock.pass(2 * DAY);
    await pick(matches, bob, matchId);
  });

  it('can give an offered seat to a bot', async () => {
    const { matches, matchId, clock, look, vote } = await table(byWeb, [ann, bob, cid]);
    const replace = { matchId, kind: 'REPLACE', seat: 'seat3', level: 'random' } as const;
    expect(await codeOf(matches.propose(ann, replace))).toBe('SEAT_NOT_OFFERED');
    for (let turn = 0; turn < 2; turn += 1) {
      await pick(matches, ann, matchId);
      await pick(matches, bob, matchId);
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    clock.pass(2 * DAY);
    await matches.wake(matchId);
    expect((await look()).record.seats[2]).toMatchObject({ presence: 'OFFERED' });
    await matches.returnToSeat(ann, { matchId }).catch(() => undefined);
    await matches.propose(ann, replace);
    await vote(bob);
    expect((await look()).record.seats[2]).toEqual({
      id: 'seat3',
      holder: { kind: 'bot', level: 'random' },
    });
  });
});

describe('a pause by the table', () => {
  it('ends automatically', async () => {
    const { matches, matchId, clock, look, vote } = await table(byWeb);
    await pick(matches, ann, matchId);
    clock.pass(HOUR);
    await matches.propose(ann, { matchId, kind: 'PAUSE', until: clock.iso(DAY) });
    await vote(bob);
    const { next = '' } = await matches.wake(matchId);
    expect(next <= clock.iso(DAY)).toBe(true);
    clock.pass(DAY);
    await matches.wake(matchId);
    const { record, questions } = await look(bob);
    expect(record.status).toBe('RUNNING');
    // the time left stays: an hour had passed
    expect(questions[0]?.deadline).toBe(clock.iso(DAY - HOUR));
  });

  it('is ended sooner by all, and by anyone after half of it', async () => {
    const { matches, matchId, clock, look, vote } = await table(byWeb);
    await matches.propose(ann, { matchId, kind: 'PAUSE', until: clock.iso(10 * DAY) });
    await vote(bob);
    expect(await codeOf(matches.resume(ann, { matchId }))).toBe('FORBIDDEN');
    await matches.propose(bob, { matchId, kind: 'RESUME' });
    expect((await look()).record.status).toBe('PAUSED');
    await vote(ann, false);
    clock.pass(5 * DAY);
    await matches.propose(bob, { matchId, kind: 'RESUME' });
    expect((await look()).record.status).toBe('RUNNING');
  });

  it('is proposed by a host, not decided, if the time of others runs', async () => {
    const { matches, matchId } = await table(byWeb);
    expect(await codeOf(matches.pause(ann, { matchId }))).toBe('FORBIDDEN');
    const arbiter = { ...dan, roles: ['organizer'] } as const;
    await matches.pause(arbiter, { matchId });
    const untimed = await table();
    await untimed.matches.pause(ann, { matchId: untimed.matchId });
    expect((await untimed.look()).record.status).toBe('PAUSED');
  });

  it('is at most 14 days long, and 60 in total; unused time is given back', async () => {
    const { matches, matchId, clock, vote, look } = await table(byWeb);
    const pause = (until: string) => matches.propose(ann, { matchId, kind: 'PAUSE', until });
    expect(await codeOf(pause(clock.iso(14 * DAY + 1)))).toBe('BAD_USER_INPUT');
    expect(await codeOf(pause(clock.iso(0)))).toBe('BAD_USER_INPUT');
    for (let n = 0; n < 4; n += 1) {
      await pause(clock.iso(14 * DAY));
      await vote(bob);
      clock.pass(14 * DAY);
      await matches.wake(matchId);
    }
    await expect(pause(clock.iso(4 * DAY + 1))).rejects.toThrow('at most P4D from now');
    await pause(clock.iso(4 * DAY));
    await vote(bob);
    clock.pass(2 * DAY);
    await matches.propose(ann, { matchId, kind: 'RESUME' });
    expect((await look()).record.status).toBe('RUNNING');
    await expect(pause(clock.iso(2 * DAY + 1))).rejects.toThrow('at most P2D');
  });
});
