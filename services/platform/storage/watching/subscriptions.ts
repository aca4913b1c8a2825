import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Subscription, Subscriptions } from '../contract.ts';
import { advance, followingOf } from './following.ts';
import { itemAt } from '../table/get.ts';
import { connectionPartition, OPERATION, operationKey, subscriptionKey } from '../table/keys.ts';
import { conditionMet, putNew } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { toItems } from './subscription.ts';

/** A subscription as a connection's partition stores it: its place. */
type Operation = {
  readonly connection: string;
  readonly operation: string;
  readonly stream: string;
};

/**
 * A subscription lies with all that follow its stream. That it came is put into the stream's own
 * partition, so that it takes its place among the commits. A pointer to it, stored before and
 * removed after, lies with its connection.
 */
export function subscriptions(table: Table, now: () => number): Subscriptions {
  const { client, table: TableName } = table;
  return {
    async add(subscription) {
      const { item, arrival } = toItems(subscription);
      if (!(await putNew(table, pointerTo(subscription)))) return 'duplicate';
      // a late retry of this very call must not undo a delivery that was recorded meanwhile
      const ConditionExpression = 'attribute_not_exists(sent)';
      await conditionMet(
        client.send(new PutCommand({ TableName, Item: item, ConditionExpression })),
      );
      // last, because the consumer of this item looks the subscription up
      await putNew(table, arrival);
      return 'added';
    },
    advance: (subscription, sent) => advance(table, subscription, sent),
    following: (stream) => followingOf(table, stream, now),
    of: async (stream) => (await followingOf(table, stream, now)).all,
    ofConnection: (connection) => operationsOf(table, connection),
    async remove(connection, operation) {
      const found = await itemAt(table, operationKey(connection, operation));
      if (found !== undefined) await removeOperation(table, pointer().parse(found));
    },
  };
}

export async function operationsOf(
  table: Table,
  connection: string,
): Promise<readonly Operation[]> {
  const items = await itemsUnder(table, connectionPartition(connection), OPERATION);
  return items.map((item) => pointer().parse(item));
}

export async function removeOperation({ client, table }: Table, of: Operation): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key: subscriptionKey(of) }));
  const Key = operationKey(of.connection, of.operation);
  await client.send(new DeleteCommand({ TableName: table, Key }));
}

const pointer = once(() =>
  z.object({ connection: z.string(), operation: z.string(), stream: z.string() }),
);

const pointerTo = ({ connection, operation, stream, expires }: Subscription) => ({
  ...operationKey(connection, operation),
  connection,
  operation,
  stream,
  expires,
});
