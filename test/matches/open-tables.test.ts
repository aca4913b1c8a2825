import { beforeEach, describe, expect, it } from 'vitest';
import { HOSTED_AT_ONCE } from '../../services/matches/session/hosted.ts';
import type { CreateMatch, MatchFilter } from '../../services/matches/contract.ts';
import { DAY, heldClock, SECOND } from './clocks/table.ts';
import { account, ann, bob, cid, codeOf, useHalls, type Hall } from './hall.ts';

const open = useHalls();
const clock = heldClock();
const gameId = 'secret-numbers';
const table = { gameId, seats: 2, startWhenFull: true } as const;
let hall: Hall;
beforeEach(() => {
  hall = open(undefined, clock.now);
});

/** Projects every commit of a match, as the consumer of the table's stream does. */
async function projectAll({ matches, store }: Hall, matchId: string): Promise<void> {
  for (const commit of await store.events.range(matchId, undefined, 100))
    await matches.project(commit);
}

describe('a table that starts when it is full', () => {
  it('starts in the commit that fills its last seat, with the entropy added then', async () => {
    const { record } = await hall.matches.create(ann, { ...table, seats: 3 });
    const matchId = record.id;
    const two = await hall.matches.join(bob, { matchId, entropy: 'of bob' });
    expect(two.record.status).toBe('OPEN');
    const full = await hall.matches.join(cid, { matchId, entropy: 'of cid' });
    expect(full.record).toMatchObject({ status: 'RUNNING', version: 2 });
    expect(full.fairness.entropy).toEqual(['of bob', 'of cid']);
    expect(full.questions).toHaveLength(1);
    const read = await open(undefined, clock.now).matches.find(bob, matchId);
    expect(read?.questions).toHaveLength(1);
  });

  it('seats a bot where its host wants it, if that seat is free', async () => {
    const { matches } = hall;
    const { record } = await matches.create(ann, { ...table, seats: 3 });
    const bot = { matchId: record.id, level: 'random', seat: 'seat3' };
    const { record: seated } = await matches.addBot(ann, bot);
    expect(seated.seats.map(({ holder }) => holder?.kind)).toEqual(['account', undefined, 'bot']);
    expect(await codeOf(matches.addBot(ann, bot))).toBe('SEAT_TAKEN');
    const nowhere = { ...bot, seat: 'seat9' };
    expect(await codeOf(matches.addBot(ann, nowhere))).toBe('BAD_USER_INPUT');
  });

  it('starts with a bot on its last seat, too', async () => {
    const { record } = await hall.matches.create(ann, table);
    const full = await hall.matches.addBot(ann, { matchId: record.id, level: 'random' });
    expect(full.record.status).toBe('RUNNING');
  });

  it('stays open if its host has reached the limit of running matches', async () => {
    const host = account('a busy host');
    const look = () => 'there' as const;
    const places = { account: host.account, of: 'matches', most: HOSTED_AT_ONCE, look };
    await Promise.all(
      Array.from({ length: HOSTED_AT_ONCE }, (_, i) =>
        hall.store.places.take({ ...places, holder: `other${String(i)}` }),
      ),
    );
    const { record } = await hall.matches.create(host, table);
    const full = await hall.matches.join(bob, { matchId: record.id });
    expect(full.record.status).toBe('OPEN');
    expect(full.seat).toBe('seat2');
  });

  it('is refused without a seat to fill', async () => {
    const full = hall.matches.create(ann, { ...table, bots: ['random'] });
    await expect(full).rejects.toMatchObject({ message: /`startWhenFull`: No seat/ });
  });
});

describe('a table that is never started', () => {
  it('is closed after 14 days, by the wake-up set at its creation', async () => {
    const { record } = await hall.matches.create(ann, { gameId, seats: 2 });
    await projectAll(hall, record.id);
    const { matches } = open(undefined, clock.now);
    clock.pass(14 * DAY - 1);
    expect(await matches.wake(record.id)).toMatchObject({ answered: 0, next: clock.iso(1) });
    clock.pass(1);
    const shards = Array.from({ length: 16 }, (_, shard) =>
      hall.store.wakeUps.due(shard, clock.iso(), { first: 50 }),
    );
    const due = (await Promise.all(shards)).flat();
    expect(due).toContainEqual({ stream: record.id, at: clock.iso() });
    expect(await matches.wake(record.id)).toEqual({ answered: 1 });
    const seen = await matches.find(bob, record.id);
    expect(seen?.record.status).toBe('ABANDONED');
    expect(seen?.fairness.secret).toBeDefined();
  });

  it('accepts no player after that, even before the sweep', async () => {
    const { record } = await hall.matches.create(ann, { gameId, seats: 2 });
    clock.pass(14 * DAY);
    expect(await codeOf(hall.matches.join(bob, { matchId: record.id }))).toBe('MATCH_NOT_RUNNING');
  });
});

describe('players who look for a table', () => {
  const dora = account('dora');
  const listed = async (filter: Partial<MatchFilter>, page: { first: number; after?: string }) => {
    const { matches } = open(undefined, clock.now);
    return matches.list(dora, { list: 'OPEN', ...filter }, page);
  };
  const idsOf = async (filter: Partial<MatchFilter>, among: readonly string[]) => {
    const { items } = await listed(filter, { first: 100 });
    return items.map(({ item }) => item.record.id).filter((id) => among.includes(id));
  };
  const setUp = async (more: Partial<CreateMatch>) => {
    clock.pass(SECOND);
    const { record } = await hall.matches.create(ann, { gameId, seats: 2, ...more });
    await projectAll(hall, record.id);
    return record.id;
  };

  it('can filter by speed and language, separately and together', async () => {
    const live = { timeControl: { preset: 'live' } };
    const slow = { timeControl: { preset: 'async-1d' } };
    const czech = await setUp({ ...live, language: 'cs' });
    const korean = await setUp({ ...live, language: 'ko' });
    const slowCzech = await setUp({ ...slow, language: 'cs' });
    const plain = await setUp({});
    const all = [czech, korean, slowCzech, plain];
    expect(await idsOf({ language: 'cs' }, all)).toEqual([slowCzech, czech]);
    expect(await idsOf({ speed: 'LIVE' }, all)).toEqual([korean, czech]);
    expect(await idsOf({ speed: 'LIVE', language: 'cs', gameId }, all)).toEqual([czech]);
    await expect(idsOf({ speed: 'LIVE', gameId: 'chess' }, all)).rejects.toThrow('"chess"');
    expect(await idsOf({}, all)).toEqual(all.toReversed());
    await hall.matches.join(bob, { matchId: czech });
    await hall.matches.start(ann, { matchId: czech });
    await projectAll(hall, czech);
    expect(await idsOf({ speed: 'LIVE' }, all)).toEqual([korean]);
    expect(await idsOf({ list: 'RUNNING', speed: 'LIVE', language: 'cs' }, all)).toEqual([czech]);
  });

  it('can filter by a free seat, and continue after a page that ended early', async () => {
    const language = 'ko';
    const free = await setUp({ language });
    const theirs: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      clock.pass(SECOND);
      const { record } = await hall.matches.create(dora, { gameId, seats: 2, language });
      await projectAll(hall, record.id);
      theirs.push(record.id);
    }
    const full = await setUp({ language, bots: ['random'] });
    const all = [free, ...theirs, full];
    expect(await idsOf({ language, joinableByMe: true }, all)).toEqual([free]);
    const filter = { language, joinableByMe: true } as const;
    const one = await listed(filter, { first: 1 });
    expect(one).toMatchObject({ items: [], hasNext: true });
    const next = await listed(filter, { first: 1, after: one.end ?? '' });
    expect(next.items.map(({ item }) => item.record.id)).toEqual([free]);
  });

  it('get a refusal for filters that exclude each other', async () => {
    for (const filter of [
      { list: 'RUNNING' },
      { list: 'OPEN', substitutesWanted: true },
    ] as const) {
      const asked = listed({ ...filter, joinableByMe: true }, { first: 1 });
      await expect(asked).rejects.toMatchObject({
        message: /^`joinableByMe`: You can only join open/,
      });
    }
    const filter = { list: 'OPEN', joinableByMe: true } as const;
    expect(await codeOf(hall.matches.list(undefined, filter, { first: 1 }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('a table with a required language', () => {
  it('accepts players with that language, and players with the invitation code', async () => {
    const requirements = { languages: ['cs' as const, 'ko' as const] };
    const wish = { gameId, seats: 3, requirements };
    const { record } = await hall.matches.create(ann, wish);
    const refused = hall.matches.join(bob, { matchId: record.id });
    await expect(refused).rejects.toMatchObject({
      code: 'REQUIREMENTS_NOT_MET',
      unmet: ['LANGUAGES'],
    });
    const english = { ...cid, locale: 'en' as const };
    const korean = { ...cid, locale: 'ko' as const };
    const seen = await hall.matches.find(english, record.id);
    expect(seen?.unmet).toEqual(['LANGUAGES']);
    expect(seen && hall.matches.can(english, seen)).not.toContain('join');
    expect((await hall.matches.find(korean, record.id))?.unmet).toEqual([]);
    expect((await hall.matches.join(korean, { matchId: record.id })).seat).toBe('seat2');
    const hidden = await hall.matches.create(ann, { ...wish, visibility: 'PRIVATE' });
    const { invitation = '' } = hidden;
    const invited = { matchId: hidden.record.id, invitation };
    expect((await hall.matches.join(english, invited)).seat).toBe('seat2');
  });
});
