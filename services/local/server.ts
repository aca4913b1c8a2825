import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export type Listening = {
  readonly server: Server;
  readonly port: number;
  /** Ends what is idle, waits for what is under way. */
  close(): Promise<void>;
};

/** Listens; throws the system's own error (`EADDRINUSE`, …) where it can't. */
export async function listen(
  listener: RequestListener,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const server = createServer({ requestTimeout: 30_000 }, listener).listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');
  return {
    server,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
}
