import { once } from 'node:events';
import { createServer, type Socket as NetSocket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createSocket, type Socket } from '../../shared/client/line/socket.ts';
import { heldTimers, memoryStore } from './support.ts';

const servers: WebSocketServer[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

type Frame = { readonly type: string; readonly id?: string; readonly payload?: unknown };

type Manner = { readonly answers: boolean; readonly chance?: number };

const MINUTE = 60_000;

/** A socket of the library to a port of this machine, by held timers. */
function socketTo(address: ReturnType<WebSocketServer['address']>, { chance }: { chance: number }) {
  const port = typeof address === 'object' ? address?.port : undefined;
  const clock = heldTimers();
  const socket = createSocket({
    url: `ws://127.0.0.1:${String(port)}`,
    locale: 'cs',
    tokens: { current: () => Promise.resolve('mine'), instead: () => Promise.resolve('mine') },
    ports: {
      clock,
      socket: WebSocket,
      chance: () => chance,
      store: memoryStore(),
      fetch: () => Promise.reject(new Error('unused')),
    },
  });
  sockets.push(socket);
  let fail = (_: unknown): void => undefined;
  const failed = new Promise<unknown>((resolve) => {
    fail = resolve;
  });
  return { clock, socket, failed, fail };
}

/** A service that accepts all clients, and answers pings if told to. */
async function lineTo({ answers, chance = 0 }: Manner) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  await once(server, 'listening');
  const heard: Frame[] = [];
  const waiting: (() => void)[] = [];
  server.on('connection', (client) => {
    client.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame;
      heard.push(frame);
      if (frame.type === 'connection_init') client.send('{"type":"connection_ack"}');
      if (frame.type === 'ping' && answers) {
        client.send('{"type":"pong"}');
        // the reader answers this behind our own pong: once that is heard, ours has come
        client.send('{"type":"ping"}');
      }
      for (const wake of waiting.splice(0)) wake();
    });
  });
  /** Waits until the service has received this number of frames of a type. */
  const hears = async (type: string, count = 1): Promise<void> => {
    while (heard.filter((frame) => frame.type === type).length < count) {
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  const { clock, socket, failed, fail } = socketTo(server.address(), { chance });
  const noop = (): void => undefined;
  /**
   * Sends a request, and waits until it is received; returns a counter of the reports that the
   * subscription stands.
   */
  const asks = async (): Promise<() => number> => {
    let stood = 0;
    const stands = (): void => void (stood += 1);
    const sink = { stands, next: noop, error: fail, complete: noop };
    const asked = heard.filter(({ type }) => type === 'subscribe').length;
    socket.subscribe({ query: 'subscription { x }' }, sink);
    await hears('subscribe', asked + 1);
    return () => stood;
  };
  return { clock, socket, heard, hears, failed, asks, stood: await asks() };
}

describe('a connection of the page', () => {
  it('sends the token and the language of its reader', async () => {
    const { heard } = await lineTo({ answers: true });
    const payload = { authorization: 'Bearer mine', acceptLanguage: 'cs' };
    expect(heard[0]).toEqual({ type: 'connection_init', payload });
  });

  it('that is silent is closed five seconds after an unanswered ping', async () => {
    const { clock, hears, failed } = await lineTo({ answers: false });
    clock.pass(4 * MINUTE);
    await hears('ping');
    clock.pass(5_000);
    expect(await failed).toMatchObject({ code: 4499 });
  });

  it.each([
    [0, 4],
    [0.999_999, 9],
  ])(
    'that answers is kept, and pinged after 4 to 9 minutes of silence: %d',
    async (chance, most) => {
      const { clock, hears, heard, failed } = await lineTo({ answers: true, chance });
      for (const count of [1, 2, 3]) {
        clock.pass((most - 1) * MINUTE);
        expect(heard.filter(({ type }) => type === 'ping')).toHaveLength(count - 1);
        clock.pass(MINUTE);
        await hears('pong', count);
      }
      expect(heard.filter(({ type }) => type === 'subscribe')).toHaveLength(1);
      expect(await Promise.race([failed, Promise.resolve('kept')])).toBe('kept');
    },
  );

  it('is reported open once to each caller, at the first message of the service', async () => {
    const { clock, stood, asks, hears } = await lineTo({ answers: true });
    expect(stood()).toBe(1);
    const other = await asks();
    await hears('pong');
    expect(other()).toBe(1);
    clock.pass(4 * MINUTE);
    await hears('pong', 2);
    expect([stood(), other()]).toEqual([1, 1]);
  });

  it('that is silent is not reported open to a later caller', async () => {
    const { clock, asks, failed } = await lineTo({ answers: false });
    const other = await asks();
    clock.pass(5_000);
    await failed;
    expect(other()).toBe(0);
  });

  it('is pinged at once when the page becomes visible', async () => {
    const { clock, socket, hears, failed } = await lineTo({ answers: false });
    socket.check();
    await hears('ping');
    clock.pass(5_000);
    expect(await failed).toMatchObject({ code: 4499 });
  });

  it('is pinged five seconds after a command without a message', async () => {
    const { clock, socket, hears, heard } = await lineTo({ answers: true });
    socket.expectNews();
    clock.pass(4_999);
    expect(heard.filter(({ type }) => type === 'ping')).toEqual([]);
    clock.pass(1);
    await hears('ping');
  });

  it('that never opens is given up after fifteen seconds, and nothing is thrown', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const reached = once(mute, 'connection') as Promise<[NetSocket]>;
    const { clock, socket, failed, fail } = socketTo(mute.address(), { chance: 0 });
    const unheard = (): void => undefined;
    const sink = { stands: unheard, next: unheard, error: fail, complete: unheard };
    socket.subscribe({ query: 'subscription { x }' }, sink);
    const [client] = await reached;
    clock.pass(15_000);
    expect(await failed).toMatchObject({ code: 4499 });
    client.destroy();
    mute.close();
  });
});
