import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './client.ts';

/** Reads the item under a key, consistently; `undefined` if there is none. */
export async function itemAt({ client, table }: Table, key: Key): Promise<unknown> {
  const read = new GetCommand({ TableName: table, Key: key, ConsistentRead: true });
  return (await client.send(read)).Item;
}
