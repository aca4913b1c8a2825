import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acknowledged, clientOf, error } from './client.ts';
import { events, socketTable } from './table.ts';

let table: Awaited<ReturnType<typeof socketTable>>;
beforeAll(async () => {
  table = await socketTable();
});
afterAll(() => table.close());
const client = (connection?: string) => clientOf(table, connection);

describe('the handshake', () => {
  it('echoes the subprotocol, however the header is spelled', async () => {
    const headers = { 'sec-WebSocket-protocol': 'other, graphql-transport-ws' };
    expect(await table.handler(events.connect('c1', headers))).toEqual({
      statusCode: 200,
      headers: { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' },
    });
  });

  it('refuses other subprotocols and none, and sends nothing', async () => {
    const before = table.channel.said.length;
    expect(
      await table.handler(events.connect('c2', { 'Sec-WebSocket-Protocol': 'graphql-ws' })),
    ).toMatchObject({ statusCode: 400 });
    expect(await table.handler(events.connect('c3', {}))).toMatchObject({ statusCode: 400 });
    expect(table.channel.said).toHaveLength(before);
  });
});

describe('connection_init', () => {
  it('acknowledges a token, and stores its account', async () => {
    const ann = client();
    const token = await table.issuer.issue({ subject: 'ann', name: 'Ann', roles: ['organizer'] });
    await ann.init({ authorization: `Bearer ${token}` });
    const viewer = { id: 'ann', name: 'Ann', bot: false, roles: ['ORGANIZER'] };
    expect(ann.heard()).toEqual([acknowledged(viewer)]);
    expect(await table.store.connections.find(ann.connection)).toMatchObject({ account: 'ann' });
  });

  it('acknowledges a spectator without a token', async () => {
    const guest = client();
    await guest.init();
    expect(guest.heard()).toEqual([acknowledged(null)]);
    expect((await table.store.connections.find(guest.connection))?.account).toBeUndefined();
  });

  it.each([
    ['a broken token', { authorization: 'Bearer not.a.token' }, 'UNAUTHENTICATED', 4403],
    ['another scheme', { authorization: 'Basic YW5u' }, 'UNAUTHENTICATED', 4403],
    ['no text', { authorization: 7 }, 'BAD_USER_INPUT', 4400],
  ])(
    'refuses %s, closes the connection and stores nothing',
    async (_, payload, code, closeCode) => {
      const stranger = client();
      await stranger.init(payload);
      expect(stranger.heard()).toEqual([error('connection', code, { closeCode })]);
      expect(stranger.isClosed()).toBe(true);
      expect(await table.store.connections.find(stranger.connection)).toBeUndefined();
    },
  );

  it.each([
    ['token', (token: string) => ({ token })],
    ['authToken', (token: string) => ({ acceptLanguage: 'cs', authToken: `Bearer ${token}` })],
    ['headers.Authorization', (token: string) => ({ headers: { Authorization: token } })],
    ['hello', (token: string) => ({ hello: token })],
    ['context.list.1', (token: string) => ({ context: { list: ['', `bearer ${token}`] } })],
    ['jwt', () => ({ jwt: 'worn out' })],
    ['any', () => ({ any: 'qh_pat_abc' })],
  ])('refuses a token in %s, and says where it belongs', async (place, payload) => {
    const lost = client();
    await lost.init(payload(await table.issuer.issue({ subject: 'ann' })));
    expect(lost.heard()).toEqual([error('connection', 'BAD_USER_INPUT', { closeCode: 4400 })]);
    const message = `The token is in \`${place}\`. Send it as {"authorization": "Bearer <token>"}.`;
    expect(lost.heard()).toMatchObject([{ payload: [{ message }] }]);
    expect(lost.isClosed()).toBe(true);
  });

  it('ignores unknown and empty fields', async () => {
    const guest = client();
    await guest.init({ app: 'e-board 2', token: '', authorization: null, jwt: null });
    expect(guest.heard()).toEqual([acknowledged(null)]);
  });

  it('is refused the second time', async () => {
    const guest = client();
    await guest.init();
    await guest.init();
    expect(guest.heard().at(-1)).toEqual(
      error('connection', 'BAD_USER_INPUT', { closeCode: 4429 }),
    );
    expect(guest.isClosed()).toBe(true);
    expect(await table.store.connections.find(guest.connection)).toBeUndefined();
  });
});

describe('ping', () => {
  it('is answered with a pong that has its payload; a pong is not answered', async () => {
    const guest = client();
    await guest.send({ type: 'ping', payload: { n: 1 } });
    await guest.send({ type: 'ping' });
    await guest.send({ type: 'pong' });
    expect(guest.heard()).toEqual([{ type: 'pong', payload: { n: 1 } }, { type: 'pong' }]);
  });
});

describe('an outage of the database', () => {
  it('closes the connection without a message, and is thrown', async () => {
    const guest = client();
    await guest.init();
    await expect(guest.subscribe('1', 'out-of-order')).rejects.toThrow('The database is down.');
    expect(guest.heard()).toEqual([acknowledged(null)]);
    expect(guest.isClosed()).toBe(true);
  });
});

describe('a connection that accepts no message in time', () => {
  it('is closed and deleted, and fails no event', async () => {
    const guest = client();
    await guest.init();
    table.channel.mute.add(guest.connection);
    const ping = events.message(guest.connection, '{"type":"ping"}');
    expect(await table.handler(ping)).toEqual({ statusCode: 200 });
    expect(guest.isClosed()).toBe(true);
    expect(await table.store.connections.find(guest.connection)).toBeUndefined();
  });
});

describe('$disconnect', () => {
  it('deletes the connection and all its subscriptions', async () => {
    const guest = client();
    await guest.init();
    await guest.subscribe('s1');
    await guest.subscribe('s2');
    await table.handler(events.disconnect(guest.connection));
    expect(await guest.stored()).toEqual([]);
    expect(await table.store.connections.find(guest.connection)).toBeUndefined();
    const following = await table.store.subscriptions.of('open');
    expect(following.filter(({ connection }) => connection === guest.connection)).toEqual([]);
  });

  it('can come for an unknown connection', async () => {
    expect(await table.handler(events.disconnect('unknown='))).toEqual({ statusCode: 200 });
  });
});
