import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { createClient } from '../../services/storage/table/client.ts';
import type { Store } from '../../services/storage/contract.ts';
import { ensureTable, startEmbedded } from '../../services/storage/table/embedded.ts';
import { createStore } from '../../services/storage/store.ts';

/** An empty table of a test's own, with a store on it. */
export type Place = {
  readonly endpoint: string;
  readonly table: string;
  readonly client: DynamoDBDocumentClient;
  readonly store: Store;
  close: () => Promise<void>;
};

/** A place on the embedded database, in memory. */
export async function openPlace(): Promise<Place> {
  const table = 'questhall';
  const { endpoint, close } = await startEmbedded({ table });
  return placeAt(endpoint, table, close);
}

/** A place on a database that is already there; its table goes when the place is closed. */
async function openPlaceAt(endpoint: string): Promise<Place> {
  const table = `questhall-test-${randomUUID()}`;
  await ensureTable(endpoint, table);
  const client = createClient({ endpoint });
  return placeAt(endpoint, table, async () => {
    await client.send(new DeleteTableCommand({ TableName: table }));
    client.destroy();
  });
}

function placeAt(endpoint: string, table: string, end: () => Promise<void>): Place {
  const client = createClient({ endpoint });
  const close = async () => {
    client.destroy();
    await end();
  };
  return { endpoint, table, client, store: createStore({ client, table }), close };
}

/**
 * Tells the same rulings on the embedded database and, where `DYNAMODB_ENDPOINT` names one, on that.
 * @example onEveryStore((place) => it('stores', () => place().store.events.append(commit)));
 */
export function onEveryStore(tell: (place: () => Place) => void): void {
  const { DYNAMODB_ENDPOINT: named } = process.env;
  on('the embedded store', openPlace, tell);
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
