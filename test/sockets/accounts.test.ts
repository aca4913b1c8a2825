import { createApp } from '../../services/app/app.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { dataOf } from '../../services/apis/sockets/data.ts';
import { clientOf, error } from './client.ts';
import { events, socketTable } from './table.ts';

type Table = Awaited<ReturnType<typeof socketTable>>;
let table: Table;
beforeAll(async () => {
  table = await socketTable({
    rates: rateLimits(
      { account: { perSecond: 1, burst: 2 }, address: { perSecond: 1, burst: 1 } },
      () => 0,
    ),
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => table.close());

const followed = async (connection: string) => {
  const of = await table.store.subscriptions.of('open');
  const found = of.find((each) => each.connection === connection);
  if (found === undefined) throw new TypeError('Nothing is followed.');
  return dataOf(found);
};

describe('a WebSocket connection', () => {
  it('uses the language of the account, else that of its first message, else English', async () => {
    const { store, issuer } = table;
    await store.accounts.changeProfile('jana', { locale: 'cs' }, new Date().toISOString());
    const authorization = `Bearer ${await issuer.issue({ subject: 'jana' })}`;
    for (const [payload, locale] of [
      [{ authorization, acceptLanguage: 'ko' }, 'cs'],
      [{ acceptLanguage: 'ko-KR,ko;q=0.9' }, 'ko'],
      [{ acceptLanguage: 7 }, 'en'],
      [{}, 'en'],
    ] as const) {
      const client = clientOf(table);
      await client.init(payload);
      await client.subscribe('1');
      expect(await followed(client.connection)).toMatchObject({ locale });
    }
  });

  it('can’t subscribe once its token has expired', async () => {
    const { issuer } = table;
    vi.useFakeTimers({ toFake: ['Date'] });
    const soon = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: 'brief', iss: issuer.issuer, aud: issuer.audience, exp: soon };
    const client = clientOf(table);
    await client.init({ authorization: `Bearer ${await issuer.sign(claims)}` });
    vi.setSystemTime(soon * 1000);
    await client.subscribe('1');
    expect(client.heard().at(-1)).toEqual(error('1', 'UNAUTHENTICATED', { closeCode: 4403 }));
    expect(client.isClosed()).toBe(true);
  });

  it('is closed at its next message after its token has expired, and not before', async () => {
    const { issuer, handler } = table;
    const soon = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: 'brief', iss: issuer.issuer, aud: issuer.audience, exp: soon };
    const client = clientOf(table);
    await client.init({ authorization: `Bearer ${await issuer.sign(claims)}` });
    const ping = (at: number) =>
      handler(events.message(client.connection, '{"type":"ping"}', undefined, at));
    await ping(soon * 1000 - 1);
    expect(client.isClosed()).toBe(false);
    const heard = client.heard().length;
    await ping(soon * 1000);
    // without a word, at which stock clients come again with a new token
    expect(client.heard()).toHaveLength(heard);
    expect(client.isClosed()).toBe(true);
  });

  it('is closed when its token expires if the process lives on, unless it is gone', async () => {
    const planned: { readonly ms: number; act(): Promise<void>; off: boolean }[] = [];
    const mine = await socketTable({
      later(ms, act) {
        const plan = { ms, act, off: false };
        planned.push(plan);
        return () => void (plan.off = true);
      },
    });
    const { issuer } = mine;
    const exp = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: 'brief', iss: issuer.issuer, aud: issuer.audience, exp };
    const authorization = `Bearer ${await issuer.sign(claims)}`;
    const [client, other] = [clientOf(mine), clientOf(mine)];
    for (const each of [client, other]) await each.init({ authorization });
    await mine.handler(events.disconnect(other.connection));
    expect(planned.map(({ off }) => off)).toEqual([false, true]);
    expect(planned[0]?.ms).toBeLessThanOrEqual(60_000);
    await planned[0]?.act();
    expect([client.isClosed(), other.isClosed()]).toEqual([true, false]);
    await mine.close();
  });

  it('can’t subscribe once its access token was revoked', async () => {
    const { store } = table;
    const { accounts } = createApp({ store });
    const owner = { kind: 'account', account: 'owner', roles: ['player'] } as const;
    const wish = { name: 'lamp', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret, token } = await accounts.createToken(owner, wish);
    const client = clientOf(table);
    await client.init({ authorization: `Bearer ${secret}` });
    await accounts.revokeToken(owner, { tokenId: token.id });
    await client.subscribe('1');
    expect(client.heard().at(-1)).toEqual(error('1', 'UNAUTHENTICATED', { closeCode: 4403 }));
    expect(client.isClosed()).toBe(true);
    expect(await client.stored()).toEqual([]);
  });

  it('is limited in number per address, and in subscriptions per account', async () => {
    const { handler, issuer } = table;
    const headers = { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' };
    const knock = () => {
      const event = events.connect('c=', headers);
      const requestContext = { ...event.requestContext, identity: { sourceIp: '192.0.2.7' } };
      return handler({ ...event, requestContext });
    };
    expect(await knock()).toMatchObject({ statusCode: 200 });
    expect(await knock()).toMatchObject({ statusCode: 429, headers: { 'Retry-After': '1' } });

    const client = clientOf(table);
    await client.init({ authorization: `Bearer ${await issuer.issue({ subject: 'eager' })}` });
    for (const id of ['1', '2']) await client.subscribe(id, `open${id}`);
    expect(await client.stored()).toHaveLength(2);
    // an error of the operation would end it for good with a stock client; a new connection does not
    await client.subscribe('3');
    expect(client.heard().at(-1)).toEqual(
      error('connection', 'RATE_LIMITED', { retryable: true, retryAfter: 1, closeCode: 1013 }),
    );
    expect(client.isClosed()).toBe(true);
    expect(await client.stored()).toEqual([]);
  });

  it('without an account is limited in subscriptions per address, over all connections', async () => {
    const at = (address: string) => clientOf(table, undefined, address);
    const [eager, again, other] = [at('192.0.2.8'), at('192.0.2.8'), at('192.0.2.9')];
    for (const client of [eager, again, other]) await client.init();
    for (const id of ['1', '2']) await eager.subscribe(id, `open${id}`);
    await again.subscribe('3');
    expect(again.heard().at(-1)).toEqual(
      error('connection', 'RATE_LIMITED', { retryable: true, retryAfter: 1, closeCode: 1013 }),
    );
    await other.subscribe('1');
    expect(await other.stored()).toHaveLength(1);
  });
});
