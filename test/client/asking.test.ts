import { describe, expect, it } from 'vitest';
import type { ResponseLike, Outcome } from '../../shared/client/index.ts';
import { pages } from '../../shared/client/index.ts';
import { back } from '../../shared/client/lists/pages.ts';
import { createRequest } from '../../shared/client/line/request.ts';
import { createTokens } from '../../shared/client/line/tokens.ts';
import { createSheets } from '../../shared/client/sheet/sheets.ts';
import { heldTimers, memoryStore, settled } from './support.ts';

type Sent = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

const reply = (status: number, body: unknown): ResponseLike => ({
  status,
  headers: { get: () => null },
  json: () => Promise.resolve(body),
});
const unauthenticated = reply(200, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });

/** Ports at which the test says what comes back. */
function portsWith(answer: (sent: Sent) => ResponseLike | 'lost' | 'mute') {
  const sent: Sent[] = [];
  const fetch = (url: string, { headers }: { headers: Sent['headers'] }) => {
    sent.push({ url, headers });
    const given = answer({ url, headers });
    if (given === 'mute') return new Promise<never>(() => undefined);
    return given === 'lost'
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(given);
  };
  const ports = { fetch, socket: undefined, clock: heldTimers(), chance: Math.random };
  return { sent, ports: { ...ports, store: memoryStore() } };
}

const ask = '{ x }' as never;

describe('a request of the page', () => {
  it.each([
    ['lost', 'LINE_LOST'],
    [reply(502, '<html>'), 'LINE_LOST'],
    [reply(200, { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }), 'FORBIDDEN'],
  ] as const)('throws nothing for the reply %o', async (answer, code) => {
    const { ports } = portsWith(() => answer);
    const tokens = createTokens(() => Promise.resolve('one'), ports);
    const request = createRequest({ origin: 'http://here', tokens, ports });
    expect(await request(ask, {} as never)).toMatchObject({ refusal: { code } });
  });

  it.each([
    ['is never answered', 'mute'],
    [
      'is answered with a body that never ends',
      { ...reply(200, {}), json: () => new Promise(() => undefined) },
    ],
  ] as const)('that %s is given up after fifteen seconds', async (_, answer) => {
    const { ports } = portsWith(() => answer);
    const tokens = createTokens(() => Promise.resolve('one'), ports);
    const request = createRequest({ origin: 'http://here', tokens, ports });
    const asked = request(ask, {} as never);
    await settled();
    ports.clock.pass(14_999);
    await settled();
    expect(ports.clock.due).toBe(1);
    ports.clock.pass(1);
    expect(await asked).toMatchObject({ refusal: { code: 'LINE_LOST', retryable: true } });
  });

  it('without a token reports a lost connection, not a signed-out reader', async () => {
    const { ports, sent } = portsWith(() => unauthenticated);
    const tokens = createTokens(
      async (stale) => (stale === undefined ? 'one' : Promise.reject(new Error('no line'))),
      ports,
    );
    const request = createRequest({ origin: 'http://here', tokens, ports });
    expect(await request(ask, {} as never)).toMatchObject({ refusal: { code: 'LINE_LOST' } });
    expect(sent).toHaveLength(1);
  });

  it('is sent again with a fresh token only if the first token was refused', async () => {
    const isFresh = ({ headers }: Sent) => headers['authorization'] === 'Bearer two';
    const { sent, ports } = portsWith((each) =>
      isFresh(each) ? reply(200, { data: { x: 1 } }) : unauthenticated,
    );
    const tokens = createTokens((stale) => Promise.resolve(stale ? 'two' : 'one'), ports);
    const request = createRequest({ origin: 'http://here', tokens, ports });
    expect(await request(ask, {} as never)).toEqual({ data: { x: 1 } });
    expect(await request(ask, {} as never)).toEqual({ data: { x: 1 } });
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer one',
      'Bearer two',
      'Bearer two',
    ]);
  });

  it('of a signed-out reader has no token', async () => {
    const { sent, ports } = portsWith(() => unauthenticated);
    const tokens = createTokens(() => Promise.resolve(undefined), ports);
    const request = createRequest({ origin: 'http://here', locale: 'ko', tokens, ports });
    expect(await request(ask, {} as never)).toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } });
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0]?.headers ?? {})).not.toContain('authorization');
    expect(sent[0]?.headers['accept-language']).toBe('ko');
  });
});

describe('a token of the page', () => {
  it('is refreshed once for all requests that find it stale, and by one page at a time', async () => {
    const { ports } = portsWith(() => 'lost');
    const asked: (string | undefined)[] = [];
    const names: string[] = [];
    const exclusive = <T>(name: string, act: () => Promise<T>): Promise<T> => {
      names.push(name);
      return act();
    };
    const tokens = createTokens(
      async (stale) => {
        asked.push(stale);
        await settled();
        return stale === undefined ? 'one' : 'two';
      },
      { ...ports, exclusive },
    );
    expect(await Promise.all([tokens.current(), tokens.current()])).toEqual(['one', 'one']);
    const fresh = await Promise.all([1, 2, 3].map(() => tokens.instead('one')));
    expect(fresh).toEqual(['two', 'two', 'two']);
    expect(await tokens.instead('one')).toBe('two');
    expect(asked).toEqual([undefined, 'one']);
    expect(new Set(names)).toEqual(new Set(['questhall-token']));
  });
});

describe('a token that never arrives', () => {
  it('blocks other pages for at most twelve seconds', async () => {
    const { ports } = portsWith(() => 'lost');
    const states: string[] = [];
    const exclusive = async <T>(_: string, act: () => Promise<T>): Promise<T> => {
      states.push('taken');
      return act().finally(() => states.push('released'));
    };
    const never = () => new Promise<never>(() => undefined);
    const tokens = createTokens(never, { ...ports, exclusive });
    const asked = tokens.current().catch((error: unknown) => error);
    await settled();
    ports.clock.pass(11_999);
    await settled();
    expect(states).toEqual(['taken']);
    ports.clock.pass(1);
    expect(await asked).toBeInstanceOf(Error);
    expect(states).toEqual(['taken', 'released']);
  });

  it('that another page blocks is given up, and requested again', async () => {
    const { ports } = portsWith(() => 'lost');
    const locks = [() => new Promise<never>(() => undefined), (act: () => unknown) => act()];
    const exclusive = (_: string, act: () => unknown) => locks.shift()?.(act);
    const tokens = createTokens(() => Promise.resolve('one'), {
      ...ports,
      exclusive: exclusive as never,
    });
    const asked = tokens.current().catch((error: unknown) => error);
    ports.clock.pass(30_000);
    expect(await asked).toBeInstanceOf(Error);
    expect(await tokens.current()).toBe('one');
  });
});

describe('a paged list', () => {
  it('is read as far as the reader scrolls, and ends with a refusal', async () => {
    const asked: (string | undefined)[] = [];
    const page = (after: string | undefined): Promise<Outcome<never>> => {
      asked.push(after);
      if (after === '3') return Promise.resolve({ refusal: { code: 'RATE_LIMITED' } as never });
      const node = Number(after ?? 0) + 1;
      const pageInfo = { hasNextPage: true, endCursor: String(node) };
      return Promise.resolve({ data: { edges: [{ node }], pageInfo } as never });
    };
    const read: unknown[] = [];
    for await (const told of pages<number>(page)) read.push(told);
    expect(read).toEqual([
      { data: [1] },
      { data: [2] },
      { data: [3] },
      { refusal: { code: 'RATE_LIMITED' } },
    ]);
    for await (const told of pages<number>(page)) {
      expect(told).toEqual({ data: [1] });
      break;
    }
    expect(asked).toEqual([undefined, '1', '2', '3', undefined]);
  });

  it('of log entries goes back to the start of the match', async () => {
    const lines = [1, 2, 2, 5, 9].map((version) => ({ version }));
    const page = (before = Infinity) =>
      Promise.resolve({ data: lines.filter(({ version }) => version < before).slice(-2) });
    const read: unknown[] = [];
    for await (const told of back(page)) read.push(told);
    expect(read).toEqual([
      { data: [{ version: 5 }, { version: 9 }] },
      { data: [{ version: 2 }, { version: 2 }] },
      { data: [{ version: 1 }] },
    ]);
  });
});

describe('the sheet of a game', () => {
  it('is read once for each revision and language, and an older one is dropped', async () => {
    let revision = 'a';
    const { sent, ports } = portsWith(({ url }) =>
      url.endsWith('/graphql')
        ? reply(200, { data: { game: { revision } } })
        : reply(200, { id: 'talisman', revision, url }),
    );
    const tokens = createTokens(() => Promise.resolve(undefined), ports);
    const request = createRequest({ origin: 'http://here', tokens, ports });
    const sheets = createSheets({ origin: 'http://here', request, ports });
    const first = await sheets.read('talisman', 'CS');
    expect(first).toMatchObject({
      data: { url: 'http://here/v1/games/talisman/sheets/a?locale=CS' },
    });
    expect(await sheets.read('talisman', 'CS')).toEqual(first);
    await sheets.read('talisman', 'KO');
    revision = 'b';
    await sheets.read('talisman', 'CS');
    expect([...ports.store.kept.keys()].toSorted()).toEqual([
      'sheet:talisman:CS:b',
      'sheet:talisman:KO:a',
    ]);
    expect(sent.filter(({ url }) => url.includes('/sheets/'))).toHaveLength(3);
    // a caller that knows the revision need not ask for it
    const before = sent.length;
    expect(await sheets.read('talisman', 'CS', 'c')).toMatchObject({
      data: { url: 'http://here/v1/games/talisman/sheets/c?locale=CS' },
    });
    expect(sent).toHaveLength(before + 1);
  });
});
