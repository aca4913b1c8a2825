import {
  CreateTableCommand,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';
import dynalite from 'dynalite';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createBareClient } from '../../services/platform/storage/table/client.ts';
import { createTableInput } from '../../services/platform/storage/table/table.ts';

export type Embedded = { readonly endpoint: string; close: () => Promise<void> };

/**
 * Starts a database in this process, on a free loopback port, and creates the table if it is
 * missing. With a `path` it keeps its data in that folder; accepted writes survive the sudden death
 * of the process. It has no transactions, no expiry and no streams.
 */
export async function startEmbedded(options: {
  readonly table: string;
  readonly path?: string | undefined;
}): Promise<Embedded> {
  const { table, path } = options;
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  server.on('request', outliveAborts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');
  const embedded = {
    endpoint: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  await ensureTable(embedded.endpoint, table);
  return embedded;
}

/**
 * The library releases its iterators by `return`, a method that its database calls `close`: without
 * this each query would hold its results, and a snapshot of the data, for good.
 */
for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
  Object.assign(prototype, { return: prototype.close });
}

/**
 * Survives a client that disconnects in the middle of a request: the library throws, which would
 * end the process.
 */
function outliveAborts(request: IncomingMessage): void {
  request.removeAllListeners('error');
  request.on('error', () => undefined);
}

/** Creates the table at an endpoint unless it exists, and waits until it is ready. */
export async function ensureTable(endpoint: string, table: string): Promise<void> {
  const client = createBareClient({ endpoint });
  try {
    await client.send(new CreateTableCommand(createTableInput(table)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists(
    { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.1 },
    { TableName: table },
  );
  client.destroy();
}
