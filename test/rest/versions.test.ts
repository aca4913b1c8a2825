import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';
import { creatingOn, noughtsOf } from './support/play-on.ts';

const apis = useDoors();
const create = creatingOn(apis);

describe('versions in REST', () => {
  it('are sent as ETag, and save another read', async () => {
    const made = await create('ann');
    expect(made).toMatchObject({ status: 201, headers: { etag: '"0"' }, body: { version: 0 } });
    const path = String(made.headers['location']);
    expect(path).toBe(`/v1/matches/${made.body.id}`);
    const read = (tag: string, language = 'en') =>
      apis().rest('GET', path, {
        as: 'ann',
        headers: { 'if-none-match': tag, 'accept-language': language },
      });
    const { etag = '' } = (await read('"none"')).headers;
    expect(etag).toMatch(/^"0\.[\w-]{10}"$/);
    expect(await read(etag)).toMatchObject({ status: 304, text: '', headers: { etag } });
    expect((await read(`W/${etag}, "7"`)).status).toBe(304);
    expect(await read('"0"')).toMatchObject({ status: 200, body: { version: 0 } });
    expect(await read('"1"')).toMatchObject({ status: 200, body: { version: 0 } });
  });

  it('change with the language and with a player’s name', async () => {
    const path = await noughtsOf(apis());
    const read = (language: string, tag = '"none"') =>
      apis().rest('GET', path, {
        as: 'ann',
        headers: { 'if-none-match': tag, 'accept-language': language },
      });
    const { etag = '' } = (await read('en')).headers;
    expect((await read('cs', etag)).status).toBe(200);
    expect((await read('en', etag)).status).toBe(304);
    await apis().rest('PATCH', '/v1/viewer', { as: 'bob', body: { name: 'Bobina' } });
    const renamed = await read('en', etag);
    expect(renamed.status).toBe(200);
    expect(renamed.headers['etag']).not.toBe(etag);
  });

  it('guard commands by the tag that was read, too', async () => {
    const { headers } = await create('ann');
    const path = String(headers['location']);
    const { etag = '' } = (await apis().rest('GET', path, { as: 'bob' })).headers;
    const joined = await apis().rest('POST', `${path}/seats`, {
      as: 'bob',
      body: {},
      headers: { 'if-match': etag },
    });
    expect(joined).toMatchObject({ status: 200, headers: { etag: '"1"' } });
  });

  it('guard commands by If-Match: another tag is refused, and nothing is done', async () => {
    const { headers, body } = await create('ann');
    const path = String(headers['location']);
    const join = (tag: string) =>
      apis().rest('POST', `${path}/seats`, { as: 'bob', body: {}, headers: { 'if-match': tag } });
    const stale = await join('"1"');
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', currentVersion: 0, retryable: false },
    });
    expect((await apis().rest('GET', path)).body.seats).toEqual(body.seats);
    expect(await join('0')).toMatchObject({ status: 400, body: { faults: [{ at: 'If-Match' }] } });
    expect(await join('"0"')).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(await join('*')).toMatchObject({ status: 200, headers: { etag: '"1"' } });
  });

  it('of another’s private match stay hidden', async () => {
    const { headers } = await create('ann', { visibility: 'PRIVATE' });
    const path = `${String(headers['location'])}/leave`;
    const told = await apis().rest('POST', path, { as: 'eve', headers: { 'if-match': '"9"' } });
    expect(told).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(told.body).not.toHaveProperty('currentVersion');
  });

  it('accept an answer to the current question', async () => {
    const path = await noughtsOf(apis());
    const { body } = await apis().rest('GET', path, { as: 'ann' });
    const [question] = body.questions;
    const answer = (tag: string, key: string) =>
      apis().rest('POST', `${path}/answers`, {
        as: 'ann',
        headers: { 'if-match': tag, 'idempotency-key': key },
        body: { questionId: question.id, choose: [question.options[0].id] },
      });
    const before = await answer(`"${question.askedAt - 1}"`, 'early');
    expect(before).toMatchObject({ status: 412, body: { currentVersion: body.version } });
    expect((await answer(`"${question.askedAt}"`, 'right')).status).toBe(200);
  });
});
