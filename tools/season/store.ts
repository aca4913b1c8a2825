import { setTimeout } from 'node:timers/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import * as z from 'zod/mini';
import { createBareClient, type Table } from '../../services/storage/table/client.ts';
import { createTableInput } from '../../services/storage/table/table.ts';
import { askingOf } from './database.ts';
import { sendingTo } from './wire.ts';

const TABLE = 'season';

/**
 * The embedded database of the storage suite, with no wire between it and the store: commands are handed
 * over in the database's own JSON, for thousands of them a second the network, signatures and retries would
 * take most of the time.
 */
export async function wireless(): Promise<Table & { close(): void }> {
  const ask = askingOf(dynalite({ createTableMs: 0 }));
  await ask('CreateTable', createTableInput(TABLE));
  const isThere = async (): Promise<boolean> =>
    described.safeParse((await ask('DescribeTable', { TableName: TABLE })).body).success;
  while (!(await isThere())) await setTimeout(1);
  const client = DynamoDBDocumentClient.from(createBareClient({ endpoint: 'http://embedded' }));
  return {
    client: Object.assign(client, { send: sendingTo(ask) }),
    table: TABLE,
    close: () => client.destroy(),
  };
}

const described = z.object({ Table: z.object({ TableStatus: z.literal('ACTIVE') }) });
