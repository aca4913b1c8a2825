import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';
import { creatingOn, noughtsOf } from './support/play-on.ts';

const apis = useDoors();
const create = creatingOn(apis);

describe('an Idempotency-Key', () => {
  it('returns the first result again, and does nothing twice', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await create('ann', {}, key);
    const again = await create('ann', {}, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('is required for an answer, and can’t be reused for another one', async () => {
    const path = await noughtsOf(apis());
    const { body } = await apis().rest('GET', path, { as: 'ann' });
    const [question] = body.questions;
    const answer = (option: number, key?: string) =>
      apis().rest('POST', `${path}/answers`, {
        as: 'ann',
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: { questionId: question.id, choose: [question.options[option].id] },
      });
    expect(await answer(0)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', faults: [{ in: 'header', at: 'Idempotency-Key' }] },
    });
    const given = await answer(0, 'a');
    expect(given.status).toBe(200);
    expect((await answer(0, 'a')).body).toEqual(given.body);
    expect(await answer(1, 'a')).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('a refusal of the REST API', () => {
  const refused = async (method: string, path: string, manner = {}) => {
    const { status, body, headers } = await apis().rest(method, path, manner);
    return { status, code: body.code, headers };
  };

  it('has a status and a code', async () => {
    const path = await noughtsOf(apis());
    const key = { 'idempotency-key': 'k' };
    const answer = (as: string, body: object) =>
      refused('POST', `${path}/answers`, { as, headers: key, body });
    const seen = (await apis().rest('GET', path, { as: 'ann' })).body;
    const questionId = seen.questions[0].id;
    const open = String((await create('ann')).headers['location']);

    expect(await refused('GET', '/v1/matches/nowhere')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused('GET', '/v1/games/nothing')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused('POST', `${open}/start`, { as: 'bob' })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(await answer('bob', { questionId, choose: ['x'] })).toMatchObject({
      status: 409,
      code: 'NO_SUCH_QUESTION',
    });
    expect(await answer('ann', { questionId: '?', choose: ['x'] })).toMatchObject({
      status: 409,
      code: 'NO_SUCH_QUESTION',
    });
    expect(await answer('ann', { questionId, choose: ['x'] })).toMatchObject({
      status: 422,
      code: 'ILLEGAL_CHOICE',
    });
    expect(await refused('POST', `${open}/resign`, { as: 'ann' })).toMatchObject({
      status: 409,
      code: 'MATCH_NOT_RUNNING',
    });
    expect(await refused('GET', `${path}/export`)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(await refused('POST', `${open}/start`, { as: 'ann', body: {} })).toMatchObject({
      status: 409,
      code: 'TOO_FEW_PLAYERS',
    });
    const seat = { as: 'bob', body: { seat: 'seat1' } };
    expect(await refused('POST', `${open}/seats`, seat)).toMatchObject({
      status: 409,
      code: 'SEAT_TAKEN',
    });
    await apis().rest('POST', `${open}/bots`, { as: 'ann', body: { level: 'random' } });
    expect(await refused('POST', `${open}/seats`, { as: 'bob', body: {} })).toMatchObject({
      status: 409,
      code: 'MATCH_FULL',
    });
    const wrong = { gameId: 'tic-tac-toe', seats: 99 };
    expect(await refused('POST', '/v1/matches', { as: 'ann', body: wrong })).toMatchObject({
      status: 422,
      code: 'BAD_USER_INPUT',
    });
  });

  it('for a missing token says how to send one; a bad token isn’t treated as missing', async () => {
    const without = await refused('POST', '/v1/matches', { body: { gameId: 'x', seats: 2 } });
    expect(without).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      headers: { 'www-authenticate': 'Bearer' },
    });
    const bad = await refused('GET', '/v1/games', { headers: { authorization: 'Bearer x.y.z' } });
    expect(bad).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
    expect(await refused('GET', '/v1/matches?list=MINE')).toMatchObject({ status: 401 });
  });

  it('for a malformed request names the faults and their places', async () => {
    const { body, status } = await create('ann', { seats: 'two', colour: 'red' });
    expect(status).toBe(422);
    expect(body.faults).toEqual([
      { in: 'body', at: '/seats', detail: 'Expected a whole number.' },
      {
        in: 'body',
        at: '/colour',
        detail: expect.stringMatching(/^Unknown field\. Allowed: gameId, seats, /),
      },
    ]);
    for (const query of ['first=0', 'first=x', 'after=1&after=2', 'list=ALL', 'what=1']) {
      const told = await apis().rest('GET', `/v1/matches?${query}`);
      const [at] = query.split('=');
      expect(told, query).toMatchObject({ status: 400, body: { faults: [{ in: 'query', at }] } });
    }
    const first = await apis().rest('GET', '/v1/matches?first=2.5');
    expect(first.body.detail).toBe('`first`: Expected a whole number from 1 to 50.');
    const orders = [{ kind: 'mark', ask: true, for: 'ever' }];
    const path = await noughtsOf(apis());
    const laid = await apis().rest('PUT', `${path}/orders`, { as: 'ann', body: { orders } });
    const known = expect.stringMatching(
      /^Unknown field\. Allowed: kind, about, choose, /,
    ) as unknown;
    expect(laid.body.faults).toMatchObject([{ in: 'body', at: '/orders/0/for', detail: known }]);
  });

  it('names a query parameter of an operation without any', async () => {
    const path = await noughtsOf(apis());
    for (const [method, place] of [
      ['GET', '/v1/games'],
      ['GET', path],
      ['POST', `${path}/resign`],
    ] as const) {
      const told = await apis().rest(method, `${place}?first=2`, { as: 'ann' });
      expect(told, place).toMatchObject({
        status: 400,
        body: { faults: [{ in: 'query', at: 'first', detail: expect.stringContaining('none') }] },
      });
    }
    const { body } = await apis().rest('GET', path, { as: 'ann' });
    expect(body.seats).toMatchObject([{ resigned: false }, { resigned: false }]);
  });

  it('is also given for a body that isn’t JSON, too long, too deep, or of another type', async () => {
    const authorization = `Bearer ${await apis().token('ann')}`;
    const post = async (body: string, type = 'application/json') => {
      const headers = { authorization, 'content-type': type };
      return (await apis().raw({ method: 'POST', path: '/v1/matches', headers, body })).status;
    };
    expect(await post('{')).toBe(400);
    expect(await post('[1]')).toBe(422);
    expect(await post(`{"options":${'['.repeat(50)}${']'.repeat(50)}}`)).toBe(400);
    expect(await post('['.repeat(50_000))).toBe(400);
    expect(await post(`["\n"${'['.repeat(50_000)}`)).toBe(400);
    expect(await post('gameId=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post(JSON.stringify({ gameId: 'x'.repeat(100 * 1024) }))).toBe(413);
    const base64 = {
      method: 'POST',
      path: '/v1/matches',
      base64: true,
      headers: { authorization },
    };
    const whole = JSON.stringify({ gameId: 'tic-tac-toe', seats: 2 });
    expect((await apis().raw({ ...base64, body: whole })).status).toBe(201);
  });

  it('is a problem document in words, for any path', async () => {
    const nowhere = await apis().raw({ method: 'GET', path: '/v1/nothing' });
    expect(nowhere.headers['x-request-id']).toBe(nowhere.requestId);
    expect(nowhere.headers['x-request-id']).toBe(nowhere.requestId);
    expect(nowhere).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: {
        type: 'urn:questhall:problem:not-found',
        code: 'NOT_FOUND',
        requestId: nowhere.requestId,
      },
    });
    const other = await apis().raw({ method: 'DELETE', path: '/v1/matches' });
    expect(other).toMatchObject({ status: 405, headers: { allow: 'GET, POST' } });
    const options = await apis().raw({ method: 'OPTIONS', path: '/v1/matches' });
    expect(options).toMatchObject({ status: 204, headers: { allow: 'GET, POST' } });
    expect((await apis().raw({ method: 'TRACE', path: '/v1/matches' })).status).toBe(400);
    const head = await apis().raw({ method: 'HEAD', path: '/v1/games' });
    expect(head).toMatchObject({ status: 200, text: '' });
  });
});

describe('a header beyond Latin-1', () => {
  it('is read like any other, and names the same command each time', async () => {
    const headers = { 'idempotency-key': 'příkaz-č-1-한국' };
    const made = await create('ann', {}, headers);
    expect(made.status).toBe(201);
    expect((await create('ann', {}, headers)).body.id).toBe(made.body.id);
  });
});
