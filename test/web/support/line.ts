import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';

/** A line between the page and the service that can be cut, muted, and made whole again. */
export type Line = {
  /** The address of the service at the end of it. */
  readonly origin: string;
  /** Closes all connections, and accepts no new one. */
  cut(): void;
  /** Everything stays open, and nothing passes. */
  mute(): void;
  heal(): void;
  close(): Promise<void>;
};

export async function line(): Promise<Line> {
  const [host, port] = inject('service').split(':');
  const ends = new Set<Socket>();
  let is: 'whole' | 'cut' | 'mute' = 'whole';
  const server = createServer((client) => {
    if (is === 'cut') return void client.destroy();
    const upstream = connect(Number(port), host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      ends.add(from);
      from.on('data', (data) => is !== 'mute' && to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');
  const hangUp = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: () => {
      is = 'cut';
      hangUp();
    },
    mute: () => {
      is = 'mute';
    },
    heal: () => {
      // messages lost while it was mute stay lost
      if (is === 'mute') hangUp();
      is = 'whole';
    },
    close: async () => {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
