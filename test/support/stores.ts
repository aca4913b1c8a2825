import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { openTable } from '../../services/local/table/open.ts';
import {
  createBareClient,
  createClient,
  type TableClient,
} from '../../services/platform/storage/table/client.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { ensureTable, startEmbedded } from '../../tools/embedded/database.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { withRetries } from './sdk-calls.ts';

/** An empty table of a test's own, with a store on it. */
export type TestTable = {
  readonly table: string;
  readonly client: TableClient;
  readonly store: Store;
  /** Another client of the same table, as another process has it. */
  connect(): TableClient;
  close: () => Promise<void>;
};

/** The name of every table that is opened for tests. */
export const TABLE = 'questhall';

/** Opens a local table in memory. */
export async function openTestTable(): Promise<TestTable> {
  const { connect, close } = await openTable({ table: TABLE });
  return testTableOn(TABLE, () => withRetries(connect()), close);
}

/** Opens the embedded database in memory, which is reached by HTTP like one of the cloud. */
export async function openEmbedded(): Promise<TestTable & { readonly endpoint: string }> {
  const { endpoint, close } = await startEmbedded({ table: TABLE });
  return { endpoint, ...testTableOn(TABLE, () => createClient({ endpoint }), close) };
}

/** Opens a table of an existing database; closing deletes it. */
async function openTableAt(endpoint: string): Promise<TestTable> {
  const table = `questhall-test-${randomUUID()}`;
  await ensureTable(endpoint, table);
  return testTableOn(
    table,
    () => createClient({ endpoint }),
    async () => {
      const client = createBareClient({ endpoint });
      await client.send(new DeleteTableCommand({ TableName: table }));
      client.destroy();
    },
  );
}

function testTableOn(
  table: string,
  connect: () => TableClient,
  end: () => Promise<void>,
): TestTable {
  const clients: TableClient[] = [];
  const connected = () => {
    const client = connect();
    clients.push(client);
    return client;
  };
  const client = connected();
  const close = async () => {
    for (const each of clients) each.destroy();
    await end();
  };
  return { table, client, store: createStore({ client, table }), connect: connected, close };
}

/**
 * Runs the same tests on a local table, on the embedded database, and on the database of
 * `DYNAMODB_ENDPOINT` if it is set.
 * @example onEveryStore((place) => it('stores', () => place().store.events.append(commit)));
 */
export function onEveryStore(define: (place: () => TestTable) => void): void {
  const { DYNAMODB_ENDPOINT: named } = process.env;
  on('a local table', openTestTable, define);
  on('the embedded database', openEmbedded, define);
  if (named !== undefined) on(named, () => openTableAt(named), define);
}

function on(
  name: string,
  open: () => Promise<TestTable>,
  define: (place: () => TestTable) => void,
): void {
  describe(`on ${name}`, () => {
    const opened: TestTable[] = [];
    beforeAll(async () => {
      opened.push(await open());
    });
    afterAll(() => Promise.all(opened.map((place) => place.close())));
    define(() => {
      const [place] = opened;
      if (place === undefined) throw new TypeError('A table is open while tests run.');
      return place;
    });
  });
}
