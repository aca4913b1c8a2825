import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Connection, Connections } from '../contract.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { connectionKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';
import { operationsOf, removeOperation } from './subscriptions.ts';

/** A connection's partition holds itself and a pointer for each of its subscriptions. */
export function connections(table: Table, now: () => number): Connections {
  const { client, table: TableName } = table;
  return {
    async put(connection) {
      await client.send(new PutCommand({ TableName, Item: toItem(connection) }));
    },
    async find(connection) {
      const item = await itemAt(table, connectionKey(connection));
      const found = item === undefined ? undefined : toConnection(item);
      return found !== undefined && found.expires > now() ? found : undefined;
    },
    async remove(connection) {
      for (const operation of await operationsOf(table, connection)) {
        await removeOperation(table, operation);
      }
      await client.send(new DeleteCommand({ TableName, Key: connectionKey(connection) }));
    },
  };
}

const toItem = ({ connection, account, data, expires }: Connection) =>
  withinItemLimit(`Connection ${connection}`, {
    ...connectionKey(connection),
    connection,
    account,
    expires,
    body: compress(data),
  });

const connectionItem = once(() =>
  z.object({
    connection: z.string(),
    account: z.optional(z.string()),
    expires: z.number(),
    body: compressed(),
  }),
);

function toConnection(item: unknown): Connection {
  const { body, ...rest } = connectionItem().parse(item);
  return { ...rest, data: body };
}
