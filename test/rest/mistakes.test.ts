import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const create = (as: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  apis().rest('POST', '/v1/matches', {
    as,
    headers,
    body: { gameId: 'tic-tac-toe', seats: 2, ...more },
  });

describe('a fault in a request', () => {
  it('is explained: a missing value, the range of a number, or the allowed options', async () => {
    const faultsOf = async (path: string, body: object, headers = {}) =>
      (await apis().rest('POST', path, { as: 'ann', body, headers })).body.faults;
    expect(await faultsOf('/v1/matches', {})).toEqual([
      { in: 'body', at: '/gameId', detail: 'Required.' },
      { in: 'body', at: '/seats', detail: 'Required.' },
    ]);
    const glory = { gameId: 'tales-of-glory', seats: 2 };
    expect(await faultsOf('/v1/matches', { ...glory, seats: 1e30 })).toEqual([
      { in: 'body', at: '/seats', detail: 'Expected a whole number.' },
    ]);
    expect(await faultsOf('/v1/matches', { ...glory, seats: 9 })).toEqual([
      { in: 'body', at: '/seats', detail: 'Must be 2 to 5 for tales-of-glory, got 9.' },
    ]);
    expect(await faultsOf('/v1/matches', { ...glory, options: { cheat: 1 } })).toEqual([
      {
        in: 'body',
        at: '/options/cheat',
        detail: 'Unknown field. Allowed: quests, parallelPlacing.',
      },
    ]);
    for (const expiresInDays of [0, 367, 1.5, 'ten']) {
      const wish = { name: 'board', scopes: ['PLAY'], expiresInDays };
      expect(await faultsOf('/v1/viewer/tokens', wish)).toEqual([
        { in: 'body', at: '/expiresInDays', detail: 'Expected a whole number from 1 to 366.' },
      ]);
    }
  });

  it('is explained in the terms of REST: headers, and parts of the path', async () => {
    const once = { 'idempotency-key': 'only once' };
    await create('ida', {}, once);
    const again = await create('ida', { visibility: 'PRIVATE' }, once);
    expect(again).toMatchObject({
      status: 422,
      body: { faults: [{ in: 'header', at: 'Idempotency-Key' }] },
    });
    expect(again.body.detail).toMatch(/^`Idempotency-Key`: "only once" was already used/);
    const long = await create('ida', {}, { 'idempotency-key': 'x'.repeat(257) });
    expect(long.body.faults).toMatchObject([{ in: 'header', at: 'Idempotency-Key' }]);
    const path = String((await create('ida')).headers['location']);
    const freed = await apis().rest('DELETE', `${path}/seats/seat9`, { as: 'ida' });
    expect(freed.body.faults).toMatchObject([{ in: 'path', at: 'seat' }]);
    const taken = await apis().rest('POST', `${path}/seats`, { as: 'bob', body: { seat: '9' } });
    expect(taken.body.faults).toMatchObject([{ in: 'body', at: '/seat' }]);
    for (const told of [again, long, freed, taken]) expect(told.text).not.toContain('commandId');
  });

  it('is given by line and column if the body is not JSON', async () => {
    const headers = { authorization: `Bearer ${await apis().token('ann')}` };
    const told = async (body: string) =>
      (
        await apis().raw({
          method: 'POST',
          path: '/v1/matches',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        })
      ).body;
    const detail = 'The body is not JSON: line 2, column 14: property name expected.';
    expect(await told('{\n  "seats": 2,}')).toMatchObject({
      status: 400,
      detail,
      faults: [{ in: 'body', at: '', detail }],
    });
    for (const body of ['nope', '{"a":"b', '[1,]', '{} x', '{"a":1 // no\n}', ' ', '{"a":NaN}'])
      expect((await told(body)).detail, body).toMatch(/: line 1, column \d+: [a-z ]+\.$/);
  });
});
