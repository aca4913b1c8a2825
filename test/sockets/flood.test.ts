import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flooding } from '../../services/apis/sockets/flood.ts';
import { clientOf, error } from './client.ts';
import { events, socketTable } from './table.ts';

let table: Awaited<ReturnType<typeof socketTable>>;
beforeAll(async () => {
  table = await socketTable();
});
afterAll(() => table.close());

describe('the messages of a connection', () => {
  it('are read at a limited rate; beyond it none is read any more', () => {
    let now = 0;
    const flood = flooding(() => now);
    const worths = Array.from({ length: 102 }, () => flood('a'));
    expect(worths).toEqual([...new Array<string>(100).fill('read'), 'hang up', 'ignore']);
    now = 60_000;
    expect(flood('a')).toBe('ignore');
    expect(flood('b')).toBe('read');
    for (let second = 0; second < 500; second += 1) {
      now += 1_000;
      expect(flood('b')).toBe('read');
    }
  });

  it('are counted, pings too: a client that floods is told why and disconnected', async () => {
    const client = clientOf(table);
    await client.init();
    for (let n = 0; n < 2_000 && !client.isClosed(); n += 1) await client.send({ type: 'ping' });
    expect(client.isClosed()).toBe(true);
    const told = client.heard().length;
    expect(client.heard().at(-1)).toEqual(
      error('connection', 'RATE_LIMITED', { retryable: true, closeCode: 1013 }),
    );
    await client.send({ type: 'ping' });
    expect(client.heard()).toHaveLength(told);
  });

  /** Sends a message more than ten seconds after the handshake. */
  async function sendLate({ connection }: { connection: string }, type: string): Promise<void> {
    const event = events.message(connection, JSON.stringify({ type, id: 'op' }));
    const { connectedAt } = event.requestContext;
    const requestContext = { ...event.requestContext, requestTimeEpoch: connectedAt + 10_001 };
    await table.handler({ ...event, requestContext });
  }

  it.each(['connection_init', 'ping', 'pong', 'complete'])(
    'start with connection_init within ten seconds: a %s after that is too late',
    async (type) => {
      const client = clientOf(table);
      await client.send({ type: 'pong' });
      await sendLate(client, type);
      expect(client.heard()).toEqual([error('connection', 'BAD_USER_INPUT', { closeCode: 4408 })]);
      expect(client.isClosed()).toBe(true);
    },
  );

  it('are accepted at any time after connection_init', async () => {
    const client = clientOf(table);
    await client.init();
    await sendLate(client, 'ping');
    expect(client.heard().at(-1)).toEqual({ type: 'pong' });
    await sendLate(client, 'connection_init');
    expect(client.heard().at(-1)).toEqual(
      error('connection', 'BAD_USER_INPUT', { closeCode: 4429 }),
    );
  });
});
