import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Table } from './table/client.ts';
import type { Secrets } from './contract.ts';
import { itemAt } from './table/get.ts';
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
      const found = await itemAt({ client, table }, secretKey(stream));
      return found === undefined ? undefined : secretItem().parse(found).secret;
    },
  };
}

const secretItem = once(() => z.object({ secret: z.instanceof(Uint8Array) }));
