import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Table } from './table/client.ts';
import type { Secrets } from './contract.ts';
import { secretKey } from './table/keys.ts';
import { conditionMet } from './table/put.ts';

/** One secret a stream, in a partition that is not the stream's. */
export function secrets({ client, table }: Table): Secrets {
  return {
    async keep(stream, secret) {
      const kept = await conditionMet(
        client.send(
          new PutCommand({
            TableName: table,
            Item: { ...secretKey(stream), secret },
            ConditionExpression: 'attribute_not_exists(pk) OR #secret = :secret',
            ExpressionAttributeNames: { '#secret': 'secret' },
            ExpressionAttributeValues: { ':secret': secret },
          }),
        ),
      );
      return kept ? 'kept' : 'conflict';
    },
    async read(stream) {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: secretKey(stream), ConsistentRead: true }),
      );
      return Item === undefined ? undefined : secretItem().parse(Item).secret;
    },
  };
}

const secretItem = once(() => z.object({ secret: z.instanceof(Uint8Array) }));
