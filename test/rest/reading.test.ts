import { describe, expect, it, vi } from 'vitest';
import { useDoors } from './support/apis.ts';
import { answerNext, noughtsOf, playOut } from './support/play-on.ts';

const apis = useDoors();
const create = (as: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  apis().rest('POST', '/v1/matches', {
    as,
    headers,
    body: { gameId: 'tic-tac-toe', seats: 2, ...more },
  });

describe('lists in REST', () => {
  it('come in pages; Link and cursor lead to the next', async () => {
    for (let n = 0; n < 3; n += 1) await create('lea');
    const seen: string[] = [];
    let path: string | undefined = '/v1/matches?list=MINE&first=2';
    while (path !== undefined) {
      const { body, headers } = await apis().rest('GET', path, { as: 'lea' });
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      expect(body.hasNextPage).toBe(headers['link'] !== undefined);
      path = /^<(\S+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
      if (path !== undefined) expect(path).toContain(encodeURIComponent(body.endCursor));
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
  });

  it('of log and journal entries contain whole versions', async () => {
    const path = await noughtsOf(apis());
    await playOut(apis(), path);
    for (const what of ['log', 'journal']) {
      const whole = (await apis().rest('GET', `${path}/${what}?first=500`)).body.items;
      expect(whole.length).toBeGreaterThan(4);
      const found: unknown[] = [];
      let next: string | undefined = `${path}/${what}?first=2`;
      while (next !== undefined) {
        const page = await apis().rest('GET', next);
        found.push(...page.body.items);
        next = /^<(\S+)>/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(found, what).toEqual(whole);
    }
    const look = vi.spyOn(apis().matches, 'updates');
    const { version } = (await apis().rest('GET', path)).body;
    const ended = await apis().rest('GET', `${path}/updates?after=${version}&wait=20`, {
      as: 'ann',
    });
    expect(ended.body.items).toEqual([]);
    expect(look, 'nothing is waited for').toHaveBeenCalledTimes(1);
    look.mockRestore();
    const { status, body } = await apis().rest('GET', `${path}/export`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'questhall-journal/1', game: 'tic-tac-toe' });
  });
});

describe('updates in REST', () => {
  it('start with a snapshot, then go from version to version, as a list or one a line', async () => {
    const path = await noughtsOf(apis());
    const first = (await apis().rest('GET', `${path}/updates`, { as: 'ann' })).body.items;
    expect(first).toMatchObject([{ version: 2, from: null, patch: null }]);
    await answerNext(apis(), path, 'ann');
    await answerNext(apis(), path, 'bob');
    const url = `${path}/updates?after=2`;
    const { items } = (await apis().rest('GET', url, { as: 'ann' })).body;
    expect(items).toMatchObject([
      { from: 2, version: 3, snapshot: null },
      { from: 3, version: 4, snapshot: null },
    ]);
    const headers = { accept: 'application/x-ndjson' };
    const lines = await apis().rest('GET', url, { as: 'ann', headers });
    expect(lines.headers['content-type']).toMatch(/^application\/x-ndjson/);
    const told = lines.text.trimEnd().split('\n');
    expect(told.map((line) => JSON.parse(line) as unknown)).toEqual(items);
    const ended = await apis().rest('GET', `${path}/updates?after=4`, { as: 'ann', headers });
    expect(ended).toMatchObject({ status: 200, text: '' });
  });

  it('can be waited for, and are sent as soon as they exist', async () => {
    const path = await noughtsOf(apis());
    const look = vi.spyOn(apis().matches, 'updates');
    const waiting = apis().rest('GET', `${path}/updates?after=2&wait=15`, { as: 'bob' });
    await expect.poll(() => look.mock.settledResults[0]).toEqual({ type: 'fulfilled', value: [] });
    await answerNext(apis(), path, 'ann');
    expect((await waiting).body.items).toMatchObject([{ from: 2, version: 3 }]);
    expect(look.mock.calls.length, 'has looked again').toBeGreaterThan(1);
  });
});

describe('words of the REST API', () => {
  it('are in the language that the reader requests', async () => {
    const path = await noughtsOf(apis());
    const read = async (language: string) =>
      (await apis().rest('GET', path, { as: 'ann', headers: { 'accept-language': language } }))
        .body;
    const [en, cs] = [await read('en'), await read('cs-CZ, en;q=0.5')];
    expect(en).toMatchObject({ game: { name: 'Noughts and crosses' } });
    expect(cs).toMatchObject({ game: { name: 'Piškvorky' }, view: en.view });
    expect(cs.questions[0].text).toMatch(/^Kam dá/);
  });

  it('of a game are found by key', async () => {
    const { body } = await apis().rest('GET', '/v1/games/tic-tac-toe/texts');
    expect(body).toEqual({ 'game.name': 'Noughts and crosses' });
  });

  it('include the rule of a log line, by its clause id', async () => {
    const { body } = await apis().rest('GET', '/v1/games/talisman/texts?prefix=rule:T4-TRN', {
      headers: { 'accept-language': 'ko' },
    });
    expect(body).toEqual({
      'rule:T4-TRN-03': '차례가 끝나면 시계 방향으로 다음 플레이어가 차례를 진행합니다.',
    });
  });
});

describe('a game in REST', () => {
  it('has its presets in the requested language', async () => {
    const { body } = await apis().rest('GET', '/v1/games/tales-of-glory', {
      headers: { 'accept-language': 'ko' },
    });
    expect(body.presets).toMatchObject([
      { id: 'tales-live', name: '한자리에서', options: {}, timeControl: 'live', orders: [] },
      { id: 'tales-async', options: { parallelPlacing: true }, speed: 'ASYNC', seats: 4 },
    ]);
  });

  it('has the same notes on its view, boards and things as in GraphQL', async () => {
    for (const id of ['tales-of-glory', 'tic-tac-toe']) {
      const { body } = await apis().rest('GET', `/v1/games/${id}`);
      const { data } = await apis().graphql(
        `{ game(id: "${id}") { viewSchema boards things } }`,
        {},
      );
      const { viewSchema, boards, things } = body;
      expect({ viewSchema, boards, things }).toEqual(data.game);
    }
    const { body } = await apis().rest('GET', '/v1/games/tales-of-glory');
    expect(body.viewSchema.properties.round['x-table']).toEqual({
      as: 'round',
      role: 'goal',
      most: 10,
    });
  });
});

describe('an internal error in REST', () => {
  it('is logged with its request id, and hides its cause', async () => {
    const { matches } = apis();
    const { find } = matches;
    Object.assign(matches, { find: () => Promise.reject(new Error('the table is on fire')) });
    const told = await apis().rest('GET', '/v1/matches/x');
    Object.assign(matches, { find });
    expect(told).toMatchObject({
      status: 500,
      headers: { 'retry-after': '1' },
      body: { code: 'INTERNAL', retryable: true, requestId: told.requestId },
    });
    expect(told.text).not.toContain('fire');
    expect(apis().faults).toMatchObject([
      { requestId: told.requestId, error: { message: 'the table is on fire' } },
    ]);
  });
});
