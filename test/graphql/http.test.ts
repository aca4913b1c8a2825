import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../services/apis/http/body.ts';
import { useApi, type ReceivedUpdate } from './support/api.ts';

const open = useApi();

const code = (heard: ReceivedUpdate): unknown[] =>
  heard.errors.map(({ extensions }) => extensions['code']);

describe('a request over HTTP', () => {
  it('is answered with JSON', async () => {
    const { status, headers, data } = await open().ask('{ games { id } }');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(data.games).toEqual(expect.arrayContaining([{ id: 'tales-of-glory' }]));
  });

  it('is answered for its sender, and is not cached', async () => {
    for (const sent of [
      await open().ask('{ games { id } }'),
      await open().send({ method: 'GET', query: 'query=%7Bgames%7Bid%7D%7D' }),
      await open().send({ body: '{' }),
    ]) {
      expect(sent.headers['cache-control']).toBe('no-store');
    }
  });

  it('can have its body in base64, as API Gateway sends binary data', async () => {
    const body = JSON.stringify({ query: '{ games { id } }' });
    expect((await open().send({ body, base64: true })).data.games).not.toEqual([]);
  });

  it('can ask for the newer media type', async () => {
    const accept = 'application/graphql-response+json';
    const { headers } = await open().ask('{ games { id } }', { headers: { accept } });
    expect(headers['content-type']).toMatch(/^application\/graphql-response\+json/);
  });

  it('can be a GET, if it only reads', async () => {
    const read = await open().send({ method: 'GET', query: 'query=%7Bgames%7Bid%7D%7D' });
    expect(read.data.games).not.toEqual([]);
    // Apollo Client names the type of a body that it does not send
    const headers = { 'content-type': 'application/json' };
    const empty = await open().send({ method: 'GET', query: 'query=%7Bgames%7Bid%7D%7D', headers });
    expect(empty.data.games).toEqual(read.data.games);
    const query = new URLSearchParams({
      query: 'mutation { startMatch(input: { matchId: "m" }) { id } }',
    }).toString();
    const write = await open().send({ method: 'GET', query });
    expect(write).toMatchObject({ status: 405 });
    expect(code(write)).toEqual(['BAD_USER_INPUT']);
  });

  it('can name a persisted query by its hash, once that is known', async () => {
    const query = '{ games { name } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const get = new URLSearchParams({ extensions }).toString();
    const unknown = await open().send({ method: 'GET', query: get });
    expect(code(unknown)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect(unknown.errors[0]?.extensions['retryable']).toBe(true);

    await open().send({ body: JSON.stringify({ query, extensions: JSON.parse(extensions) }) });
    const known = await open().send({ method: 'GET', query: get });
    expect(known.data.games[0]).toEqual({ name: 'Noughts and crosses' });
  });

  it('can use null for the default of a page', async () => {
    const query = 'query ($n: Int) { matches(first: $n) { edges { cursor } } }';
    expect((await open().ask(query, { variables: { n: null } })).errors).toEqual([]);
  });

  it('can read the whole contract: the API is public', async () => {
    const { status, data } = await open().ask(getIntrospectionQuery());
    expect(status).toBe(200);
    expect(data.__schema.types.length).toBeGreaterThan(40);
  });

  it('can’t subscribe: subscriptions use the WebSocket', async () => {
    const heard = await open().ask('subscription { match(id: "m") { version } }');
    expect(code(heard)).toEqual(['BAD_USER_INPUT']);
    expect(heard.status).toBeLessThan(500);
  });
});

describe('a token at the GraphQL API', () => {
  it('identifies its account', async () => {
    const { data } = await open().ask('{ viewer { id name roles } }', { as: 'ann' });
    expect(data.viewer).toEqual({ id: 'ann', name: 'Ann', roles: ['PLAYER'] });
  });

  it('is optional for reading', async () => {
    expect((await open().ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  });

  it('that is broken is never treated as signed out', async () => {
    const heard = await open().ask('{ games { id } }', {
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(heard.status).toBe(401);
    expect(heard.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(heard.data).toBeUndefined();
    expect(heard.errors).toEqual([
      {
        message:
          'The Authorization header must be `Bearer <token>` with a signed token (JWT) or an access token.',
        extensions: { code: 'UNAUTHENTICATED', retryable: false, requestId: heard.requestId },
      },
    ]);
  });
});

describe('a wrong request', () => {
  const json = (body: unknown) => ({ body: JSON.stringify(body) });
  const query = (text: string, variables?: object) => json({ query: text, variables });
  const wrong = {
    'no body': {},
    'an empty body': { body: '' },
    'broken JSON': { body: '{"query":' },
    'no object': { body: '"{ games { id } }"' },
    'a batch': json([{ query: '{ games { id } }' }]),
    'no query': json({}),
    'a query that is no text': json({ query: 7 }),
    'variables that are no object': json({ query: '{ games { id } }', variables: 'x' }),
    'another type of body': { body: '{ games { id } }', headers: { 'content-type': 'text/plain' } },
    'a form': { body: 'query=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    'a syntax error': query('{ games { id }'),
    'an unknown field': query('{ games { id price } }'),
    'an unknown type': query('query ($x: Unheard) { game(id: $x) { id } }'),
    'an unknown argument': query('{ game(id: "x", colour: "red") { id } }'),
    'a missing argument': query('{ game { id } }'),
    'a missing variable': query('query ($id: ID!) { game(id: $id) { id } }'),
    'a variable of the wrong type': query(
      'query ($n: Int!) { matches(first: $n) { edges { cursor } } }',
      {
        n: 'many',
      },
    ),
    'an unknown enum value': query('{ games { name(locale: XX) } }'),
    'a number too large': query('{ matches(first: 99999999999) { edges { cursor } } }'),
    'an operation that is not there': json({
      query: 'query A { games { id } }',
      operationName: 'B',
    }),
    'two operations and no name': query('query A { games { id } } query B { games { id } }'),
    'a persisted query by a wrong hash': json({
      query: '{ games { id } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: 'beef' } },
    }),
    'a page too large': query('{ matches(first: 51) { edges { cursor } } }'),
    'a page of nothing': query('{ matches(first: 0) { edges { cursor } } }'),
  };
  it.each(Object.entries(wrong))('is refused with the fault: %s', async (_, sent) => {
    const heard = await open().send(sent);
    expect([...new Set(code(heard))]).toEqual(['BAD_USER_INPUT']);
    expect(heard.status).toBeLessThan(500);
    for (const { message, extensions } of heard.errors) {
      expect(message).not.toBe('');
      expect(extensions).toMatchObject({ retryable: false, requestId: heard.requestId });
      expect(extensions['reason']).not.toBe('INTERNAL_SERVER_ERROR');
    }
    expect(heard.text).not.toMatch(/node_modules|stacktrace|at .*\.ts:/);
  });

  it('is refused with the kind of fault, in standard codes', async () => {
    const { errors } = await open().ask('{ games { price } }');
    expect(errors[0]?.extensions['reason']).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('the limits of a request', () => {
  const nest = (levels: number) => `${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}`;
  const deep =
    '{ matches { edges { node { game { seats { min } } questions { options { id } } } } } }';
  const deeper = (levels: number) =>
    `{ __type(name: "Query") ${'{ ofType '.repeat(levels)}{ name }${' }'.repeat(levels)} }`;
  const bites: Readonly<Record<string, { query: string; variables?: object; says: RegExp }>> = {
    depth: { query: deeper(12), says: /depth/i },
    aliases: {
      query: `{ ${Array.from({ length: 31 }, (_, i) => `a${String(i)}: viewer { id }`).join(' ')} }`,
      says: /alias/i,
    },
    directives: {
      query: `{ viewer { id ${'@include(if: true) '.repeat(21)} } }`,
      says: /directive/i,
    },
    tokens: { query: `{ viewer { ${'id '.repeat(2_000)} } }`, says: /token/i },
    cost: {
      query: '{ matches(first: 50) { edges { node { log(first: 500) { text data } } } } }',
      says: /cost/i,
    },
    'the depth of variables': {
      query:
        'mutation ($o: JSON) { createMatch(input: { gameId: "g", seats: 2, options: $o }) { id } }',
      variables: { o: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown },
      says: /deep/i,
    },
    'the depth of a value in the query': {
      query: `mutation { createMatch(input: { gameId: "g", seats: 2, options: ${nest(65)} }) { id } }`,
      says: /deep/i,
    },
    'the depth of a list in the query': {
      query: `{ game(id: ${'['.repeat(2_500)}${']'.repeat(2_500)}) { id } }`,
      says: /deep/i,
    },
    'the depth of a type in the query': {
      query: `query ($x: ${'['.repeat(900)}Int${']'.repeat(900)}) { viewer { id } }`,
      says: /deep/i,
    },
    'the depth of selections that are never closed': {
      query: '{ a '.repeat(900),
      says: /deep/i,
    },
  };
  it.each(Object.entries(bites))('apply: %s', async (_, { query, variables, says }) => {
    const heard = await open().ask(query, { variables: variables ?? {} });
    expect(heard.status).toBe(400);
    expect(code(heard)).toContain('BAD_USER_INPUT');
    expect(heard.errors.map(({ message }) => message).join()).toMatch(says);
  });

  it('apply to brackets of a body that are never closed', async () => {
    for (const start of ['', '{"query":"{a}","variables":', '["\n"']) {
      const heard = await open().send({ body: start + '['.repeat(50_000) });
      expect(heard.status, start).toBe(400);
      expect(heard.errors, start).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  it('apply to the depth of a query, of variables and of extensions in an address', async () => {
    const list = `${'['.repeat(2_500)}${']'.repeat(2_500)}`;
    for (const given of [
      { query: `{ game(id: ${list}) { id } }` },
      { query: '{ viewer { id } }', variables: `{"x":${list}}` },
      { query: '{ viewer { id } }', extensions: `{"x":${list}}` },
    ]) {
      const query = new URLSearchParams(given).toString();
      const heard = await open().send({ method: 'GET', query });
      expect(heard.status).toBe(400);
      expect(heard.errors).toMatchObject([
        { message: expect.stringMatching(/deep/), extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  it('apply to bytes', async () => {
    const body = JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(BODY_BYTES)}` });
    for (const base64 of [false, true]) {
      const heard = await open().send({ body, base64 });
      expect(heard.status).toBe(413);
      expect(heard.errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'TOO_LARGE',
        requestId: heard.requestId,
      });
    }
  });

  it('allow a client to read everything about a match', async () => {
    const { status, errors } = await open().ask(everything);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    expect((await open().ask(deep)).errors).toEqual([]);
  });
});

const everything = `
  query Everything {
    match(id: "m") {
      id version status visibility createdAt updatedAt seat invitation options view waitingOn export
      game { id name optionsSchema viewSchema bots seats { min max } }
      host { id name roles }
      seats { id name bot free resigned account { id name } }
      questions {
        id seat kind text min max askedAt sealed answered deadline
        options { id text subject group }
      }
      orders { kind about choose }
      log(first: 500) { version at seat text type data rule }
      journal(first: 500) { version at type data }
      result { reason ranking { seat place score details } }
      fairness { commitment entropy secret }
    }
    matches(first: 50) { edges { node { id status seats { name } game { name } } } pageInfo { endCursor } }
  }`;
