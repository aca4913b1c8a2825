import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the service on which WebSockets are closed as soon as they are made. */
export type ClosingLine = {
  readonly host: string;
  /** The number of WebSockets made. */
  made(): number;
  close(): Promise<void>;
};

/** @param codes with which one after another is closed; those that come later are let be */
export async function closingLine(service: string, codes: Iterable<number>): Promise<ClosingLine> {
  const [name, port] = service.split(':');
  const next = codes[Symbol.iterator]();
  const open = new Set<Socket>();
  let made = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), name);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
    client.pipe(upstream);
    upstream.on('data', (data: Buffer) => {
      const isUpgrade = data.toString('latin1').startsWith('HTTP/1.1 101');
      const code = isUpgrade ? next.next() : undefined;
      if (isUpgrade) made += 1;
      client.write(data);
      if (code?.done === false) client.end(closing(code.value));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');
  return {
    host: `127.0.0.1:${String(address.port)}`,
    made: () => made,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The frame by which a server closes a WebSocket (RFC 6455, 5.5.1). */
function closing(code: number): Buffer {
  const frame = Buffer.from([0x88, 2, 0, 0]);
  frame.writeUInt16BE(code, 2);
  return frame;
}
