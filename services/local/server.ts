import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export type Listening = {
  readonly server: Server;
  readonly port: number;
  /** Closes idle connections and waits for requests under way. */
  close(): Promise<void>;
};

/**
 * The time that a connection is kept for the next request, in ms. A request sent while its
 * connection closes is lost, and stock clients do not repeat commands: it is kept for longer than
 * one may be busy.
 */
const KEEP_MS = 75_000;

/** Listens; throws the system's own error (`EADDRINUSE`, …) if it can't. */
export async function listen(
  listener: RequestListener,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const limits = { requestTimeout: 30_000, keepAliveTimeout: KEEP_MS };
  const server = createServer(limits, listener).listen(port, host);
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
