import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, createPlayer } from './player.ts';
import { startLocal, type LocalRun } from './process.ts';

let run: LocalRun;
beforeAll(async () => {
  run = await startLocal({ DATA_DIR: ':memory:', DEMO: 'on', DEMO_PACE_MS: '20' });
});
afterAll(() => run.kill());

const at = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://${run.host}${path}`, init);

describe('the output at the start', () => {
  const named = (): string => run.host.replace('127.0.0.1', 'localhost');
  const line = (start: string): string =>
    run.printed.map((each) => each.trim()).find((each) => each.startsWith(start)) ?? '';

  it('names every address', () => {
    const text = run.printed.join('\n');
    for (const path of ['/graphql', '/ws', '/explorer', '/v1/docs'])
      expect(text).toContain(`${named()}${path}`);
  });

  it('has a first query to paste', async () => {
    const [, url = '', body = ''] = /curl -s (\S+) .*-d '(.*)'$/.exec(line('curl')) ?? [];
    expect(url).toBe(`http://${named()}/graphql`);
    const response = await at('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await response.json()).toMatchObject({
      data: { games: expect.arrayContaining([expect.objectContaining({ id: 'tales-of-glory' })]) },
    });
  });

  it('has a subscription to watch the demo match with', async () => {
    const client = createClient({ url: `ws://${run.host}/ws`, webSocketImpl: WebSocket });
    const versions: number[] = [];
    for await (const { data } of client.iterate<{ match: { version: number } }>({
      query: line('subscription'),
    })) {
      versions.push(data?.match.version ?? -1);
      if (versions.length >= 4) break;
    }
    await client.dispose();
    const [first = 0] = versions;
    expect(versions).toEqual([first, first + 1, first + 2, first + 3]);
  });
});

describe('HTTP of the local run', () => {
  it('has a start page, an explorer of its own, keys, and a health check', async () => {
    const page = await (await at('/developers')).text();
    expect(page).toContain('/explorer');
    expect(page).toContain('subscription { match');
    const explorer = await at('/explorer');
    expect(explorer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await explorer.text();
    expect(html).toContain(`http://${run.host}/graphql`);
    expect(html).toContain(`ws://${run.host}/ws`);
    for (const name of ['query Games', 'mutation Create', 'subscription Follow', 'query Table'])
      expect(html).toContain(name);
    // both APIs get the token of the environment, which the page asks for when it is opened
    for (const place of ['initialHeaders', 'initialSubscriptionsPayload'])
      expect(html).toContain(`"${place}":{"Authorization":"Bearer {{token}}"}`);
    const contract = await at('/graphql/schema.graphql');
    expect(contract.headers.get('content-type')).toBe('application/graphql; charset=utf-8');
    expect(await contract.text()).toBe(await readFile('schema/generated/schema.graphql', 'utf8'));
    const reference = await (await at('/v1/docs')).text();
    expect(reference).toContain('Play as Ann');
    // files that a page of any site may fetch hold no token
    for (const text of [page, html, reference]) expect(text).not.toMatch(/eyJ/);
    // nothing is loaded from elsewhere, and everything that is loaded exists
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
    expect(loaded.filter((name) => /^(https?:)?\/\//.test(name))).toEqual([]);
    for (const name of loaded.filter((each) => !each.endsWith('/'))) {
      expect((await at(`/explorer/${name}`)).status, name).toBe(200);
    }
    expect(await (await at('/.well-known/jwks.json')).json()).toMatchObject({
      keys: [{ kty: 'EC' }],
    });
    expect(await (await at('/health')).json()).toEqual({ status: 'ok' });
  });

  it.each([
    ['/nowhere.txt', 404, 'NOT_FOUND'],
    ['/explorer/../package.json', 404, 'NOT_FOUND'],
    ['/explorer/%2e%2e/%2e%2e/package.json', 404, 'NOT_FOUND'],
    ['/dev/token', 405, 'BAD_USER_INPUT'],
  ])('answers GET %s by %i, in JSON', async (path, status, code) => {
    // fetch would tidy the path up
    const [actual, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const [host, port] = run.host.split(':');
      request({ host, port, path }, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve([response.statusCode, text]));
      })
        .on('error', reject)
        .end();
    });
    expect(actual).toBe(status);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it.each([
    ['POST', 413, 'x'.repeat(1024 * 1024 + 1)],
    ['PATCH', 405, '{}'],
  ])('refuses %s by %i in the format of each API', async (method, status, body) => {
    const byGraphql = await at('/graphql', { method, body });
    expect(byGraphql.status).toBe(status);
    const extensions = { code: 'BAD_USER_INPUT', requestId: expect.any(String) as unknown };
    expect(await byGraphql.json()).toMatchObject({ errors: [{ extensions }] });
    const byRest = await at('/v1/matches', { method, body });
    expect(byRest.status).toBe(status);
    expect(byRest.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const problem = (await byRest.json()) as { readonly requestId: string };
    expect(problem).toMatchObject({ status, code: 'BAD_USER_INPUT' });
    expect(byRest.headers.get('x-request-id')).toBe(problem.requestId);
  });

  it('keeps an idle connection open for a while', async () => {
    expect((await at('/health')).headers.get('keep-alive')).toBe('timeout=75');
  });

  it('allows pages from any origin', async () => {
    const response = await at('/graphql', {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization,x-own', origin: 'http://a.test' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-own');
  });
});

describe('WebSocket of the local run', () => {
  it('closes a standard client’s connection for good after a bad token, with the reason', async () => {
    const client = createClient({
      url: `ws://${run.host}/ws`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: 'Bearer no.good.token' },
      retryAttempts: 3,
      retryWait: () => Promise.resolve(),
    });
    const heard: unknown[] = [];
    let connections = 0;
    client.on('connecting', () => (connections += 1));
    const closed = new Promise((resolve) => client.on('closed', resolve));
    client.on('message', (message) => heard.push(message));
    const error = await new Promise<unknown>((resolve) => {
      client.subscribe(
        { query: 'subscription { match(id: "x") { version } }' },
        { next: () => undefined, error: resolve, complete: () => undefined },
      );
    });
    expect(error).toBeInstanceOf(Error);
    expect(heard).toMatchObject([
      { type: 'error', payload: [{ extensions: { code: 'UNAUTHENTICATED', closeCode: 4403 } }] },
    ]);
    await closed;
    // a client that tries again does so before the service can answer another
    await at('/health');
    expect(connections).toBe(1);
  });

  it('reports an unknown match to a standard client as an error of the subscription', async () => {
    const client = createClient({ url: `ws://${run.host}/ws`, webSocketImpl: WebSocket });
    const error = await new Promise<unknown>((resolve) => {
      client.subscribe(
        { query: 'subscription { match(id: "nowhere") { version } }' },
        { next: () => undefined, error: resolve, complete: () => undefined },
      );
    });
    await client.dispose();
    expect(error).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('the demo match of a service', () => {
  it('is played to its end, and another one starts when it is opened', async () => {
    const id = /match\(id: "(\w+)"/.exec(run.printed.join('\n'))?.[1] ?? '';
    const guest = createPlayer('a guest', undefined);
    guest.follow(run.host, id);
    await expect.poll(() => guest.isComplete(), { interval: 100 }).toBe(true);
    expect(guest.updates.at(-1)?.status).toBe('FINISHED');
    const next = async (): Promise<string | undefined> =>
      /match\(id: "(\w+)"\) \{ version from/.exec(await (await at('/developers')).text())?.[1];
    await expect.poll(next, { interval: 200 }).not.toBe(id);
    const { match } = await ask<{ match: { status: string } }>(
      run.host,
      'query ($id: ID!) { match(id: $id) { status } }',
      { id: await next() },
    );
    expect(match.status).toBe('RUNNING');
  });
});

describe('an unknown path', () => {
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
  it.each([
    ['/v2/games', '*/*'],
    ['/api/v1/games', html],
    ['/graphql/', html],
    ['/graphql/', 'application/json'],
    ['/nothing', '*/*'],
    ['/matches/x', 'application/json'],
  ])('%s is a 404 in JSON for a client that accepts %s', async (path, accept) => {
    const response = await at(path, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({
      errors: [
        { message: expect.any(String), extensions: { code: 'NOT_FOUND', retryable: false } },
      ],
    });
  });

  it.each([
    ['/', '*/*'],
    ['/tournaments', '*/*'],
    ['/matches/x', html],
  ])('%s is the page for a client that accepts %s', async (path, accept) => {
    const response = await at(path, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each(['/nothing', '/matches', '/matches/x/y', '/newer'])(
    '%s is the page as a 404 for browsers',
    async (path) => {
      const response = await at(path, { headers: { accept: html } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('/assets/main-');
    },
  );

  it('has the same error format as a refused token and a refused handshake', async () => {
    const envelope = { errors: [{ extensions: { code: 'BAD_USER_INPUT', retryable: false } }] };
    const token = await at('/dev/token', { method: 'POST', body: '{}' });
    expect(await token.json()).toMatchObject(envelope);
    const socket = new WebSocket(`ws://${run.host}/ws`, 'graphql-ws');
    const told = await new Promise<string>((resolve) => {
      socket.once('unexpected-response', (_, answer) => void text(answer).then(resolve));
    });
    expect(JSON.parse(told)).toMatchObject(envelope);
    expect(told).toContain('Offer \\"graphql-transport-ws\\".');
  });
});

it('paths are decoded before an API gets them, as in API Gateway', async () => {
  const twice = await at('/v1/games/talisman%2Dhp');
  expect(twice.status).toBe(200);
  expect(await twice.json()).toMatchObject({ id: 'talisman-hp' });
  expect((await at('/v1/matches/a%3Fb')).status).toBe(404);
});
