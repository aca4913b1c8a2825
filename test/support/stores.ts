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
import { tryingAgain } from './sdk-calls.ts';

/** An empty table of a test's own, with a store on it. */
export type Place = {
  readonly table: string;
  readonly client: TableClient;
  readonly store: Store;
  /** Another client of the same table, as another process has it. */
  connect(): TableClient;
  close: () => Promise<void>;
};

/** The name of the table at every place that is opened for tests. */
export const TABLE = 'questhall';

/** A place on a local table, in memory. */
export async function openPlace(): Promise<Place> {
  const { connect, close } = await openTable({ table: TABLE });
  return placeOn(TABLE, () => tryingAgain(connect()), close);
}

/** A place on the embedded database, in memory, which is reached by HTTP like one of the cloud. */
export async function openEmbedded(): Promise<Place & { readonly endpoint: string }> {
  const { endpoint, close } = await startEmbedded({ table: TABLE });
  return { endpoint, ...placeOn(TABLE, () => createClient({ endpoint }), close) };
}

/** A place on a database that is already there; its table goes when the place is closed. */
async function openPlaceAt(endpoint: string): Promise<Place> {
  const table = `questhall-test-${randomUUID()}`;
  await ensureTable(endpoint, table);
  return placeOn(
    table,
    () => createClient({ endpoint }),
    async () => {
      const client = createBareClient({ endpoint });
      await client.send(new DeleteTableCommand({ TableName: table }));
      client.destroy();
    },
  );
}

function placeOn(table: string, connect: () => TableClient, end: () => Promise<void>): Place {
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
 * Tells the same rulings on a local table, on the embedded database and, where `DYNAMODB_ENDPOINT` names one,
 * on that.
 * @example onEveryStore((place) => it('stores', () => place().store.events.append(commit)));
 */
export function onEveryStore(tell: (place: () => Place) => void): void {
  const { DYNAMODB_ENDPOINT: named } = process.env;
  on('a local table', openPlace, tell);
  on('the embedded database', openEmbedded, tell);
  if (named !== undefined) on(named, () => openPlaceAt(named), tell);
}

function on(name: string, open: () => Promise<Place>, tell: (place: () => Place) => void): void {
  describe(`on ${name}`, () => {
    const opened: Place[] = [];
    beforeAll(async () => {
      opened.push(await open());
    });
    afterAll(() => Promise.all(opened.map((place) => place.close())));
    tell(() => {
      const [place] = opened;
      if (place === undefined) throw new TypeError('A place is open while tests run.');
      return place;
    });
  });
}
