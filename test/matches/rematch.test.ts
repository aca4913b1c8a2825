import { beforeEach, describe, expect, it } from 'vitest';
import type { CreateMatch, MatchView } from '../../services/matches/contract.ts';
import { DAY, heldClock, MINUTE } from './clocks/table.ts';
import { ann, bob, cid, codeOf, dan, playRounds, useHalls, type Hall } from './hall.ts';

const open = useHalls();
const clock = heldClock();
let hall: Hall;
beforeEach(() => {
  hall = open(undefined, clock.now);
});

/** A match of ann, bob and cid that is over. */
async function over(more: Partial<CreateMatch> = {}): Promise<string> {
  const people = [ann, bob, cid];
  const wish = { gameId: 'secret-numbers', seats: 3, options: { rounds: 1 }, ...more };
  const { record, invitation } = await hall.matches.create(ann, wish);
  const matchId = record.id;
  const code = invitation === undefined ? {} : { invitation };
  for (const who of [bob, cid]) {
    await hall.matches.join(who, { matchId, acceptTimeControl: true, ...code });
  }
  await hall.matches.start(ann, { matchId });
  await playRounds(hall.matches, people, matchId, 1);
  return matchId;
}
const sitting = ({ record }: MatchView) =>
  record.seats.map(({ holder }) => (holder?.kind === 'account' ? holder.account : holder?.level));

describe('a rematch', () => {
  it('is created once with the settings of the last match and rotated seats, however often it is requested', async () => {
    const timeControl = { perTurn: 'P2D' };
    const matchId = await over({ title: 'Tuesdays', language: 'cs', timeControl });
    const processes = [bob, bob, cid].map((who) => [who, open(undefined, clock.now)] as const);
    const asked = await Promise.all(
      processes.map(([who, { matches }]) => matches.rematch(who, { matchId })),
    );
    expect(new Set(asked.map(({ record }) => record.id)).size).toBe(1);
    const [, second] = asked;
    expect(second?.record).toMatchObject({ title: 'Tuesdays', language: 'cs', status: 'OPEN' });
    expect(second?.record.timeControl).toMatchObject(timeControl);
    const last = await hall.matches.rematch(ann, { matchId });
    expect(last.record.status).toBe('RUNNING');
    expect(sitting(last)).toEqual(['bob', 'cid', 'ann']);
    expect((await hall.matches.rematch(bob, { matchId })).record.id).toBe(last.record.id);
  });

  it('is found from the last match by all of its players, and by no one else if it is private', async () => {
    const matchId = await over({ visibility: 'PRIVATE' });
    const before = async (who: typeof ann) => {
      const match = await hall.matches.find(who, matchId);
      return match && (await hall.matches.rematchOf(who, match))?.record.id;
    };
    expect(await before(bob)).toBeUndefined();
    const { record } = await hall.matches.rematch(cid, { matchId });
    for (const who of [ann, bob, cid]) expect(await before(who)).toBe(record.id);
    expect(await before(dan)).toBeUndefined();
  });

  it('invites the other players, and waits until they join', async () => {
    const matchId = await over();
    const { record } = await hall.matches.rematch(cid, { matchId });
    const invited = async () => {
      const wanted = await hall.matches.wanted(record.id);
      return wanted?.accounts.flatMap(({ kind, account, count }) =>
        kind === 'INVITATION' && count > 0 ? [account] : [],
      );
    };
    expect(await invited()).toEqual(['bob', 'ann']);
    await hall.matches.rematch(ann, { matchId });
    expect(await invited()).toEqual(['bob']);
    await hall.matches.rematch(bob, { matchId });
    expect(await invited()).toEqual([]);
  });

  it('reserves the seats of the last players for a day', async () => {
    const matchId = await over();
    const { record } = await hall.matches.rematch(cid, { matchId });
    const next = { matchId: record.id };
    expect(await codeOf(hall.matches.join(dan, next))).toBe('MATCH_FULL');
    expect(await codeOf(hall.matches.join(bob, { ...next, seat: 'seat3' }))).toBe('SEAT_TAKEN');
    expect(await codeOf(hall.matches.addBot(cid, { ...next, level: 'random' }))).toBe('MATCH_FULL');
    expect(sitting(await hall.matches.join(bob, next))).toEqual(['bob', 'cid', undefined]);
    clock.pass(DAY);
    const full = await hall.matches.join(dan, next);
    expect(full.record.status).toBe('RUNNING');
    expect(sitting(full)).toEqual(['bob', 'cid', 'dan']);
    expect(await codeOf(hall.matches.rematch(ann, { matchId }))).toBe('MATCH_NOT_OPEN');
  });

  it('of a private match needs no code from the last players, and is in their lists', async () => {
    const matchId = await over({ visibility: 'PRIVATE' });
    const { record, invitation } = await hall.matches.rematch(ann, { matchId });
    expect(invitation).toMatch(/^[0-9A-Z]{10}$/);
    for (const commit of await hall.store.events.range(record.id, undefined, 10))
      await hall.matches.project(commit);
    const { items } = await hall.matches.list(bob, { list: 'MINE' }, { first: 5 });
    expect(items.map(({ item }) => item.record.id)).toContain(record.id);
    expect(await codeOf(hall.matches.join(dan, { matchId: record.id }))).toBe('NOT_FOUND');
    expect((await hall.matches.rematch(bob, { matchId })).seat).toBe('seat1');
  });

  it('against bots starts at once', async () => {
    const gameId = 'secret-numbers';
    const { record } = await hall.matches.create(ann, { gameId, seats: 2, bots: ['random'] });
    await hall.matches.start(ann, { matchId: record.id });
    expect(await codeOf(hall.matches.rematch(ann, { matchId: record.id }))).toBe(
      'MATCH_NOT_RUNNING',
    );
    await hall.matches.resign(ann, { matchId: record.id });
    const again = await hall.matches.rematch(ann, { matchId: record.id });
    expect(again.record.status).toBe('RUNNING');
    expect(sitting(again)).toEqual(['random', 'ann']);
  });

  it('can be requested for a day, by the last players', async () => {
    const matchId = await over();
    expect(await codeOf(hall.matches.rematch(dan, { matchId }))).toBe('FORBIDDEN');
    clock.pass(DAY - MINUTE);
    const seen = await hall.matches.find(ann, matchId);
    expect(seen && hall.matches.can(ann, seen)).toContain('rematch');
    clock.pass(MINUTE);
    expect(seen && hall.matches.can(ann, seen)).not.toContain('rematch');
    expect(await codeOf(hall.matches.rematch(ann, { matchId }))).toBe('FORBIDDEN');
  });
});
