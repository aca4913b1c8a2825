import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PayloadTooLargeException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { createClient, MessageType } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ConnectionsApi } from '../../services/local/ws/connections.ts';
import { socketGateway, type SocketGateway } from '../../services/local/ws/gateway.ts';
import { gatewayChannel } from '../../services/apis/sockets/channel.ts';
import type { SocketEvent, SocketHandler } from '../../services/apis/sockets/event.ts';

let seen: SocketEvent[];
let answer: SocketHandler;
let gateway: SocketGateway;
let front: Server;
let api: ConnectionsApi;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  seen = [];
  answer = () => Promise.resolve({ statusCode: 200, headers: { 'Sec-WebSocket-Protocol': 'p1' } });
  gateway = socketGateway(
    '/ws',
    (event) => {
      seen.push(event);
      return answer(event);
    },
    () => undefined,
  );
  front = createServer().on('upgrade', gateway.upgrade).listen(0, '127.0.0.1');
  await once(front, 'listening');
  api = gateway.connections;
});
afterEach(async () => {
  await gateway.close();
  front.close();
});

const dial = (path = '/ws') =>
  new WebSocket(`ws://127.0.0.1:${String(portOf(front))}${path}`, ['p1', 'p2']);

async function opened(): Promise<{ socket: WebSocket; id: string }> {
  const socket = dial();
  await once(socket, 'open');
  return { socket, id: seen[0]?.requestContext.connectionId ?? '' };
}

async function settled(count: number): Promise<void> {
  while (seen.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the local WebSocket API', () => {
  it('passes on the handshake, each message, and the end', async () => {
    const { socket } = await opened();
    expect(socket.protocol).toBe('p1');
    socket.send('one');
    socket.send('two');
    await settled(3);
    socket.close();
    await settled(4);
    expect(
      seen.map(({ requestContext: { eventType, routeKey } }) => [eventType, routeKey]),
    ).toEqual([
      ['CONNECT', '$connect'],
      ['MESSAGE', '$default'],
      ['MESSAGE', '$default'],
      ['DISCONNECT', '$disconnect'],
    ]);
    expect(seen[0]?.headers).toMatchObject({ 'sec-websocket-protocol': 'p1,p2' });
    expect(seen.slice(1, 3).map(({ body }) => body)).toEqual(['one', 'two']);
    expect(new Set(seen.map(({ requestContext }) => requestContext.connectionId)).size).toBe(1);
  });

  it('refuses the handshake with the status of the handler, or for another path', async () => {
    answer = () => Promise.resolve({ statusCode: 403 });
    for (const [path, status] of [
      ['/ws', 403],
      ['/elsewhere', 404],
    ] as const) {
      const [, response] = await once(dial(path), 'unexpected-response');
      expect(response.statusCode).toBe(status);
    }
  });

  it('accepts no message to a connection before the handshake is done', async () => {
    let outcome: unknown;
    answer = async ({ requestContext: { connectionId } }) => {
      outcome = await api
        .send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: 'early' }))
        .catch((error: unknown) => error);
      return { statusCode: 200 };
    };
    const socket = new WebSocket(`ws://127.0.0.1:${String(portOf(front))}/ws`);
    await once(socket, 'open');
    expect(outcome).toBeInstanceOf(GoneException);
  });

  it('sends to, reads and closes connections by the commands of the AWS client', async () => {
    const { socket, id } = await opened();
    const heard = once(socket, 'message');
    await api.send(new PostToConnectionCommand({ ConnectionId: id, Data: 'hello' }));
    expect(String((await heard)[0])).toBe('hello');
    const { ConnectedAt } = await api.send(new GetConnectionCommand({ ConnectionId: id }));
    expect(ConnectedAt).toBeInstanceOf(Date);
    const closed = once(socket, 'close');
    await api.send(new DeleteConnectionCommand({ ConnectionId: id }));
    await closed;
    await settled(2);
    expect(seen.at(-1)?.requestContext.eventType).toBe('DISCONNECT');
  });

  it('reports a closed connection and a message that is too large', async () => {
    const { socket, id } = await opened();
    const post = (ConnectionId: string, Data: string) =>
      api.send(new PostToConnectionCommand({ ConnectionId, Data }));
    await expect(post(id, 'x'.repeat(128 * 1024 + 1))).rejects.toThrow(PayloadTooLargeException);
    await expect(post('nobody=', 'x')).rejects.toThrow(GoneException);
    socket.terminate();
    await settled(2);
    await expect(post(id, 'x')).rejects.toThrow(GoneException);
  });

  it('refuses unknown commands', async () => {
    await expect(api.send(new ListTablesCommand() as never)).rejects.toThrow(
      "The local @connections endpoint doesn't support ListTablesCommand.",
    );
  });

  it('doesn’t wait for a client that doesn’t read, and closes its connection in the end', async () => {
    const { socket, id } = await opened();
    socket.pause();
    const { post, close } = gatewayChannel(api);
    const payload = { data: { x: 'x'.repeat(100 * 1024) } };
    let delivery = await post(id, { id: 'op', type: MessageType.Next, payload });
    for (let n = 0; n < 1_000 && delivery === 'sent'; n += 1) {
      delivery = await post(id, { id: 'op', type: MessageType.Next, payload });
    }
    expect(delivery).toBe('full');
    await close(id);
    socket.resume();
    await once(socket, 'close');
  });

  it('closes on bytes and on messages beyond the limit', async () => {
    const first = await opened();
    first.socket.send(Buffer.from([1, 2]));
    expect((await once(first.socket, 'close'))[0]).toBe(1003);
    const second = await opened();
    second.socket.send('x'.repeat(128 * 1024 + 1));
    expect((await once(second.socket, 'close'))[0]).toBe(1009);
  });

  it('loses only one message, not the connection, when a handler fails', async () => {
    const { socket } = await opened();
    answer = () => Promise.reject(new Error('broken'));
    const heard = once(socket, 'message');
    socket.send('one');
    expect(JSON.parse(String((await heard)[0]))).toMatchObject({
      message: 'Internal server error.',
    });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('lets a standard client reconnect after an outage that closed its connection', async () => {
    const told = (to: string, message: object) =>
      api.send(new PostToConnectionCommand({ ConnectionId: to, Data: JSON.stringify(message) }));
    let subscribed = 0;
    answer = async ({ body = '{}', requestContext: { connectionId: id, eventType } }) => {
      const { type } = JSON.parse(body) as { readonly type?: string };
      if (type === 'connection_init') await told(id, { type: 'connection_ack' });
      if (type === 'subscribe' && (subscribed += 1) === 1) {
        await api.send(new DeleteConnectionCommand({ ConnectionId: id }));
        throw new Error('The database is down.');
      }
      if (type === 'subscribe') await told(id, { id: '1', type: 'complete' });
      const headers = { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' };
      return { statusCode: 200, ...(eventType === 'CONNECT' ? { headers } : {}) };
    };
    const client = createClient({
      url: `ws://127.0.0.1:${String(portOf(front))}/ws`,
      webSocketImpl: WebSocket,
      generateID: () => '1',
      retryWait: () => Promise.resolve(),
    });
    for await (const _ of client.iterate({ query: '{ any }' })) expect.unreachable();
    expect(subscribed).toBe(2);
    await client.dispose();
  });

  it('disconnects its clients when it closes', async () => {
    const { socket } = await opened();
    const closed = once(socket, 'close');
    await gateway.close();
    expect((await closed)[0]).toBe(1001);
    expect(seen.at(-1)?.requestContext.eventType).toBe('DISCONNECT');
  });
});
