import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createClient } from '../../shared/client/index.ts';
import { heldTimers, memoryStore } from './support.ts';

const MINUTE = 60_000;

it('a page that is hidden for half an hour disconnects, and reconnects when it becomes visible', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('connection_init')) socket.send('{"type":"connection_ack"}');
    });
  });
  const { port } = server.address() as { readonly port: number };
  const clock = heldTimers();
  const client = createClient({
    origin: `http://127.0.0.1:${String(port)}`,
    token: () => Promise.resolve(undefined),
    ports: {
      clock,
      socket: WebSocket,
      chance: () => 0.999,
      store: memoryStore(),
      fetch: () => Promise.reject(new Error('unused')),
    },
  });
  try {
    const states: string[] = [];
    const connected = async () => ((await once(server, 'connection')) as [WebSocket])[0];
    const first = connected();
    client.follow('m', { table: () => undefined, state: ({ is }) => states.push(is) });
    const line = await first;
    await once(line, 'message');
    const closed = once(line, 'close');
    client.hide();
    clock.pass(29 * MINUTE);
    expect(states.at(-1)).not.toBe('offline');
    client.check();
    client.hide();
    clock.pass(30 * MINUTE);
    await closed;
    expect(states.at(-1)).toBe('offline');
    const second = connected();
    client.check();
    await second;
    expect(states.at(-1)).toBe('connecting');
  } finally {
    client.close();
    for (const each of server.clients) each.terminate();
    server.close();
  }
});
