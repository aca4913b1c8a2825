import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemResponse } from '../../services/apis/rest/problem.ts';
import { CommandRefusedError } from '../../services/platform/requests/refusal.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { apisTo, useDoors } from './support/apis.ts';
import { answerNext, noughtsOf } from './support/play-on.ts';

const apis = useDoors();

describe('the commands of a table in REST', () => {
  it('give seats to bots, free them, and resign them', async () => {
    const body = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE' };
    const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
    const path = String(made.headers['location']);
    await apis().rest('POST', `${path}/bots`, { as: 'ann', body: { level: 'random' } });
    const freed = await apis().rest('DELETE', `${path}/seats/seat2`, { as: 'ann' });
    expect(freed.body.seats).toMatchObject([{ free: false }, { free: true }]);
    const uninvited = await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
    expect(uninvited.status).toBeGreaterThanOrEqual(403);
    const { invitation } = made.body;
    const joined = await apis().rest('POST', `${path}/seats`, { as: 'bob', body: { invitation } });
    expect(joined.body).toMatchObject({ seat: 'seat2', invitation: null });
    const left = await apis().rest('POST', `${path}/leave`, { as: 'bob' });
    expect(left.status).toBe(200);
    expect((await apis().rest('GET', path, { as: 'bob' })).status).toBe(404);
  });

  it('pause a match, resume it, and abandon it', async () => {
    const path = await noughtsOf(apis());
    const body = { reason: 'tea' };
    const paused = await apis().rest('POST', `${path}/pause`, { as: 'ann', body });
    expect(paused.body).toMatchObject({ status: 'PAUSED', questions: [] });
    expect((await apis().rest('POST', `${path}/resume`, { as: 'bob' })).status).toBe(403);
    const resumed = await apis().rest('POST', `${path}/resume`, { as: 'ann' });
    expect(resumed.body.status).toBe('RUNNING');
    const over = await apis().rest('POST', `${path}/resign`, { as: 'bob' });
    expect(over.body.seats).toMatchObject([{ resigned: false }, { resigned: true }]);
    expect(over.headers['etag']).toBe('"5"');
  });

  it('rewind a match only for an arbiter', async () => {
    const path = await noughtsOf(apis());
    const before = (await apis().rest('GET', path)).body;
    await answerNext(apis(), path, 'ann');
    const body = { toVersion: before.version, reason: 'a slip' };
    expect((await apis().rest('POST', `${path}/rewind`, { as: 'ann', body })).status).toBe(403);
    const arbiter = { as: 'olga', roles: ['organizer'], body } as const;
    const { body: after } = await apis().rest('POST', `${path}/rewind`, arbiter);
    const version = Number(before.version);
    expect(after).toMatchObject({ view: before.view, version: version + 2 });
    const stuck = { ...arbiter, body: { reason: 'stuck' } };
    const closed = await apis().rest('POST', `${path}/close-procedure`, stuck);
    expect(closed.headers['etag']).toBe(`"${version + 3}"`);
  });

  it('set auto-responses, show them to their own seat, and remove them', async () => {
    const path = await noughtsOf(apis());
    const put = (orders: readonly object[]) =>
      apis().rest('PUT', `${path}/orders`, { as: 'bob', body: { orders } });
    const order = { kind: 'mark', choose: ['a1'], once: true, until: 'mark' };
    expect((await put([order])).body.orders).toEqual([{ ...order, about: null, ask: false }]);
    expect((await apis().rest('GET', path, { as: 'ann' })).body.orders).toEqual([]);
    expect((await put([])).body.orders).toEqual([]);
    const nonsense = await put([{ kind: 'mark', choose: ['a1'], until: 'doomsday' }]);
    expect(nonsense).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
    const never = await put([{ kind: 'marc', ask: true }]);
    expect(never).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
    expect(never.body.faults).toMatchObject([{ in: 'body', at: '/orders/0/kind' }]);
  });
});

describe('an account in REST', () => {
  it('has a profile', async () => {
    const hours = { quietFrom: '23:00', quietTo: null, urgentBelow: 'PT1H', digestAt: null };
    const body = { name: 'Dana', locale: 'CS', timeZone: 'Europe/Prague', ...hours };
    const changed = await apis().rest('PATCH', '/v1/viewer', { as: 'dan', body });
    const always = { playingHours: null, playingHoursFrom: null };
    expect(changed.body).toEqual({
      id: 'dan',
      bot: false,
      guest: false,
      roles: ['PLAYER'],
      ...always,
      ...body,
    });
    expect((await apis().rest('GET', '/v1/viewer', { as: 'dan' })).body).toEqual(changed.body);
    // its language goes before that of the browser
    const headers = { 'accept-language': 'ko' };
    const game = await apis().rest('GET', '/v1/games/tic-tac-toe', { as: 'dan', headers });
    expect(game.body.name).toBe('Piškvorky');
    const forgotten = await apis().rest('PATCH', '/v1/viewer', {
      as: 'dan',
      body: { locale: null },
    });
    expect(forgotten.body).toMatchObject({ name: 'Dana', locale: null });
    const nameless = { as: 'dan', body: { name: null } } as const;
    expect((await apis().rest('PATCH', '/v1/viewer', nameless)).body.name).toBe('dan');
  });

  it('has bots and access tokens with their permissions', async () => {
    const bot = await apis().rest('POST', '/v1/viewer/bots', { as: 'eva', body: { name: 'Eve' } });
    expect(bot).toMatchObject({ status: 201, body: { name: 'Eve', bot: true } });
    expect((await apis().rest('GET', '/v1/viewer/bots', { as: 'eva' })).body.items).toEqual([
      bot.body,
    ]);
    const wish = { name: 'board', scopes: ['PLAY'], account: bot.body.id };
    const made = await apis().rest('POST', '/v1/viewer/tokens', { as: 'eva', body: wish });
    const { token, accessToken } = made.body;
    const headers = { authorization: `Bearer ${token}` };
    const self = await apis().rest('GET', '/v1/viewer', { headers });
    expect(self.body).toMatchObject({ id: bot.body.id, bot: true });
    const match = { gameId: 'tic-tac-toe', seats: 2 };
    const hosting = await apis().rest('POST', '/v1/matches', { headers, body: match });
    expect(hosting).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });

    const whose = `?account=${encodeURIComponent(bot.body.id)}`;
    const kept = await apis().rest('GET', `/v1/viewer/tokens${whose}`, { as: 'eva' });
    expect(kept.body.items).toMatchObject([{ id: accessToken.id, scopes: ['PLAY'] }]);
    expect(kept.text).not.toContain(token);
    const path = `/v1/viewer/tokens/${accessToken.id}${whose}`;
    expect((await apis().rest('DELETE', path, { as: 'eva' })).body.id).toBe('eva');
    expect((await apis().rest('GET', '/v1/viewer', { headers })).status).toBe(401);
    const all = await apis().rest('DELETE', `/v1/viewer/tokens${whose}`, { as: 'eva' });
    expect(all.status).toBe(200);
  });
});

describe('an account that repeats a command', () => {
  it('has one bot and one access token', async () => {
    const send = (path: string, body: object) =>
      apis().rest('POST', path, { as: 'ida', headers: { 'idempotency-key': 'k1' }, body });
    const bot = await send('/v1/viewer/bots', { name: 'Once' });
    expect((await send('/v1/viewer/bots', { name: 'Once' })).body).toEqual(bot.body);
    const wish = { name: 'board', scopes: ['PLAY'] };
    const lost = await send('/v1/viewer/tokens', wish);
    const kept = await send('/v1/viewer/tokens', wish);
    expect(kept.body.accessToken.id).toBe(lost.body.accessToken.id);
    const headers = { authorization: `Bearer ${kept.body.token}` };
    expect((await apis().rest('GET', '/v1/viewer', { headers })).body.id).toBe('ida');
    const other = await send('/v1/viewer/tokens', { ...wish, name: 'another' });
    expect(other).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('a client that sends too many requests', () => {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall([noughts]);
  });
  afterAll(() => hall.close());

  it('is told how long to wait', async () => {
    // so slow that none comes back meanwhile, however long the requests take
    const rates = { account: 'off', address: { perSecond: 0.001, burst: 2 } } as const;
    const api = await apisTo(hall.matches, hall, rates);
    const statuses = [];
    for (let n = 0; n < 2; n += 1) statuses.push((await api.rest('GET', '/v1/games')).status);
    const limited = await api.rest('GET', '/v1/games');
    expect([...statuses, limited.status]).toEqual([200, 200, 429]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(1);
    expect(limited.body).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  });
});

describe('contention', () => {
  it('is a conflict that can be retried, if no version was expected', async () => {
    const refusal = new CommandRefusedError('STALE_VERSION', 'Busy.', { retryable: true });
    const log = { error: () => undefined };
    const response = problemResponse(refusal, 'r', log);
    expect(response.status).toBe(409);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ status: 409, code: 'STALE_VERSION' });
  });
});
