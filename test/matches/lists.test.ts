import { describe, expect, it } from 'vitest';
import type { MatchFilter, MatchView } from '../../services/matches/contract.ts';
import { listed } from '../../services/matches/views/list.ts';
import type { VisibleVersion } from '../../services/matches/views/read-access.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { account, codeOf, pick, playRounds, useHalls, type Hall } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';

/** Projects every commit of a match, as the consumer of the table's stream does. */
async function projectAll({ matches, store }: Hall, matchId: string): Promise<void> {
  for (const commit of await store.events.range(matchId, undefined, 100))
    await matches.project(commit);
}

describe('the lists of matches', () => {
  it('follow a match through its life', async () => {
    const hall = openHall();
    const { matches } = hall;
    const [eve, fay] = ['eve', 'fay'].map(account);
    if (!eve || !fay) throw new Error('Nobody is here.');
    const ids = async (viewer: typeof eve, filter: MatchFilter) => {
      await projectAll(hall, matchId);
      const { items } = await openHall().matches.list(viewer, filter, { first: 20 });
      return items.map(({ item }) => item.record.id);
    };
    const { record } = await matches.create(eve, { gameId, seats: 2, options: { rounds: 1 } });
    const matchId = record.id;
    expect(await ids(fay, { list: 'OPEN' })).toContain(matchId);
    expect(await ids(fay, { list: 'MINE' })).toEqual([]);
    await matches.join(fay, { matchId });
    expect(await ids(fay, { list: 'MINE' })).toEqual([matchId]);
    expect(await ids(fay, { list: 'MINE', myTurn: true })).toEqual([]);
    await matches.start(eve, { matchId });
    expect(await ids(fay, { list: 'OPEN' })).not.toContain(matchId);
    expect(await ids(fay, { list: 'RUNNING', gameId })).toContain(matchId);
    await expect(ids(fay, { list: 'RUNNING', gameId: 'chess' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Unknown game "chess".'),
    });
    expect(await ids(fay, { list: 'MINE', myTurn: true })).toEqual([matchId]);
    await pick(matches, fay, matchId);
    expect(await ids(fay, { list: 'MINE', myTurn: true })).toEqual([]);
    await playRounds(matches, [eve], matchId, 1);
    expect(await ids(fay, { list: 'RUNNING' })).not.toContain(matchId);
    expect(await ids(fay, { list: 'FINISHED' })).toContain(matchId);
    expect(await ids(fay, { list: 'MINE' })).toEqual([matchId]);
  });

  it('show the newest state, even if an older commit is processed after it', async () => {
    const [ivy, jim] = [account('ivy'), account('jim')];
    const hall = openHall();
    const { matches, store } = hall;
    const { record } = await matches.create(ivy, { gameId, seats: 2, options: { rounds: 2 } });
    const matchId = record.id;
    await matches.join(jim, { matchId });
    await matches.start(ivy, { matchId });
    await projectAll(hall, matchId);
    await playRounds(matches, [ivy, jim], matchId, 1);
    const [late, last] = (await store.events.range(matchId, undefined, 100)).slice(-2);
    if (!late || !last) throw new Error('Both have picked.');
    // both are asked again, as they were at the start: that says nothing new
    const { matches: consumer } = openHall();
    await consumer.project(last);
    await consumer.project(late);
    for (const who of [ivy, jim]) {
      const { items } = await consumer.list(who, { list: 'MINE', myTurn: true }, { first: 5 });
      expect(items).toHaveLength(1);
    }
  });

  it('show private matches only to their players, and drop those who left', async () => {
    const hall = openHall();
    const { matches } = hall;
    const gus = account('gus');
    const hal = account('hal');
    const { record, invitation } = await matches.create(gus, {
      gameId,
      seats: 3,
      visibility: 'PRIVATE',
    });
    const matchId = record.id;
    await matches.join(hal, { matchId, ...(invitation !== undefined && { invitation }) });
    await projectAll(hall, matchId);
    const list = async (filter: MatchFilter) =>
      (await matches.list(hal, filter, { first: 50 })).items.map(({ item }) => item.record.id);
    expect(await list({ list: 'MINE' })).toEqual([matchId]);
    expect(await list({ list: 'OPEN' })).not.toContain(matchId);
    await matches.leave(hal, { matchId });
    await projectAll(hall, matchId);
    expect(await list({ list: 'MINE' })).toEqual([]);
  });

  it('can be updated repeatedly, in any order', async () => {
    const hall = openHall();
    const ida = account('ida');
    const { record } = await hall.matches.create(ida, { gameId, seats: 2, bots: ['first'] });
    await hall.matches.start(ida, { matchId: record.id });
    const commits = await hall.store.events.range(record.id, undefined, 10);
    for (const commit of [...commits, ...commits].reverse())
      await openHall().matches.project(commit);
    const { items } = await hall.matches.list(ida, { list: 'MINE', myTurn: true }, { first: 5 });
    expect(items.map(({ item }) => item.record.version)).toEqual([1]);
  });

  it('skip matches of a removed game', async () => {
    const gone = { ...secretNumbers, id: 'gone' };
    const hall = openHall([secretNumbers, gone]);
    const lea = account('lea');
    const listed = await Promise.all(
      [gone, secretNumbers].map(async ({ id }) => {
        const { record } = await hall.matches.create(lea, { gameId: id, seats: 2 });
        await projectAll(hall, record.id);
        return record.id;
      }),
    );
    const { items } = await openHall().matches.list(lea, { list: 'MINE' }, { first: 5 });
    expect(items.map(({ item }) => item.record.id)).toEqual(listed.slice(1));
  });

  it('ignore commits of other streams', async () => {
    const { matches, store } = openHall();
    const commit = {
      stream: 'cup',
      version: 0,
      at: '2026-03-01T12:00:00.000Z',
      actor: 'a',
      body: 1,
    };
    await store.events.append(commit);
    await matches.project(commit);
    expect(await matches.find(undefined, 'cup')).toBeUndefined();
    await expect(matches.join(account('x'), { matchId: 'cup' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the log of a match', () => {
  it('is read page by page, without cutting a version', async () => {
    const { matches } = openHall();
    const [jan, kim] = [account('jan'), account('kim')];
    const { record } = await matches.create(jan, { gameId, seats: 2 });
    await matches.join(kim, { matchId: record.id });
    await matches.start(jan, { matchId: record.id });
    await playRounds(matches, [jan, kim], record.id, 2);
    const first = await matches.log(jan, record.id, { first: 1 });
    expect(first.map(({ type }) => type)).toEqual(['Dealt', 'Dealt']);
    expect(first.map(({ version }) => version)).toEqual([2, 2]);
    const next = await openHall().matches.log(jan, record.id, { after: 2, first: 1 });
    expect(next).toMatchObject([{ type: 'Revealed', version: 4 }]);
    expect(await matches.log(jan, record.id, { after: 4, first: 50 })).toHaveLength(1);
    expect(await matches.log(jan, record.id, { after: 60, first: 50 })).toEqual([]);
  });
});

describe('a list with a match that can’t be shown', () => {
  it('skips the match, logs it, and shows the others', async () => {
    const hall = openHall();
    const host = account('odd');
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { record } = await hall.matches.create(host, { gameId, seats: 2 });
      await projectAll(hall, record.id);
      made.push(record.id);
    }
    const [, odd = ''] = made;
    const logged: unknown[] = [];
    const listing = {
      index: hall.store.summaries,
      findAll: (ids: readonly string[]) =>
        Promise.resolve(
          ids.map((id) => Promise.resolve({ record: { id }, viewpoint: {} } as VisibleVersion)),
        ),
      show({ record: { id } }: VisibleVersion) {
        if (id === odd) throw new TypeError('This state has no field of today.');
        return { record: { id, host: 'odd' } } as MatchView;
      },
      joinable: () => true,
      log: { error: (_: string, details: object) => logged.push(details) },
    };
    const asking = { viewer: host, filter: { list: 'MINE' }, page: { first: 10 } } as const;
    const { items, hasNext } = await listed(listing, asking);
    expect(items.map(({ item }) => item.record.id).toSorted()).toEqual(
      made.filter((id) => id !== odd).toSorted(),
    );
    expect(hasNext).toBe(false);
    expect(logged).toMatchObject([{ item: odd, error: { name: 'TypeError' } }]);
  });
});

describe('the lobby', () => {
  it('can’t be flooded: a host has 20 open tables, and a page shows others five of them', async () => {
    const hall = openHall();
    const { matches } = hall;
    const [eager, honest, guest] = [account('eager'), account('honest'), account('guest')];
    const { record } = await matches.create(honest, { gameId, seats: 2 });
    await projectAll(hall, record.id);
    const wish = (n: number) => ({ gameId, seats: 2, commandId: `table ${String(n)}` });
    const codes: string[] = [];
    const made: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      codes.push(await codeOf(matches.create(eager, wish(n))));
    }
    expect(codes).toEqual([
      ...Array.from({ length: 20 }, () => 'done'),
      'TOO_MANY_MATCHES',
      'TOO_MANY_MATCHES',
    ]);
    // a retry finds what it has made, and private tables fill no lobby
    for (let n = 0; n < 20; n += 1) {
      const { record: its } = await matches.create(eager, wish(n));
      await projectAll(hall, its.id);
      made.push(its.id);
    }
    const hidden = { gameId, seats: 2, visibility: 'PRIVATE' } as const;
    expect(await codeOf(matches.create(eager, hidden))).toBe('done');
    const shown = async (viewer: typeof guest) => {
      const { items } = await matches.list(viewer, { list: 'OPEN' }, { first: 50 });
      return items.map(({ item }) => item.record);
    };
    const theirs = (await shown(guest)).filter(({ host }) => host === 'eager');
    expect(theirs).toHaveLength(5);
    expect((await shown(guest)).map(({ id }) => id)).toContain(record.id);
    expect((await shown(eager)).filter(({ host }) => host === 'eager')).toHaveLength(20);
    // one that is given up makes room
    await matches.leave(eager, { matchId: made[0] ?? '' });
    expect(await codeOf(matches.create(eager, { gameId, seats: 2 }))).toBe('done');
  });
});
