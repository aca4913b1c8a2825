import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localIssuer } from '../accounts/identity/local/issuer.ts';
import { backend } from './backend.ts';
import { httpFront } from './http/front.ts';
import { log } from './log.ts';
import type { LocalOptions } from './options.ts';
import { addresses, type Addresses } from './pages/addresses.ts';
import { routes } from './routes.ts';
import { listen } from './server.ts';
import { serveUpgrades } from './upgrades.ts';
import { socketGateway } from './ws/gateway.ts';

export type Service = {
  readonly at: Addresses;
  /** The demo match, if there is one. */
  readonly demo: string | undefined;
  /** Disconnects clients, finishes work under way, closes the data. */
  close(): Promise<void>;
};

/** The whole service in this process: the handlers that are deployed, with stand-ins around them. */
export async function startService(options: LocalOptions): Promise<Service> {
  const { dataDir, host, port } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const keyFile = dataDir === undefined ? undefined : join(dataDir, 'issuer.json');
  const issuer = await localIssuer({ keyFile });

  const unexpected = (error: unknown) => log.error('Something failed', { error });
  const gateway = socketGateway('/ws', (event) => behind.sockets(event), unexpected);
  let at = '';
  const { connections } = gateway;
  const behind = await backend({ options, issuer, connections, apiUrl: () => at });

  const { graphql, rest, demo, clock, timers, outbox } = behind;
  const name = (actual: number) =>
    `${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${String(actual)}`;
  const handlers = routes({
    graphql,
    rest,
    issuer,
    clock,
    timers,
    outbox,
    host: name(port),
    demo: async () => demo?.look(),
  });
  const front = await listen(httpFront(handlers, unexpected), { host, port });
  at = `http://${name(front.port)}`;
  serveUpgrades(front.server, gateway);
  await behind.begin();

  return {
    at: addresses(name(front.port)),
    demo: demo?.current(),
    close: async () => {
      await Promise.all([front.close(), gateway.close()]);
      await behind.close();
    },
  };
}
