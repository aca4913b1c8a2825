import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { StoredTenure, Tenures } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { TENURE, tenureKey, tenurePartition } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';

/** The tenures of an account: one small item a stream, the same however often it is put. */
export function tenures({ client, table: TableName }: Table): Tenures {
  return {
    async all(account) {
      const items = await itemsUnder(
        { client, table: TableName },
        tenurePartition(account),
        TENURE,
      );
      return items.map((item) => tenureItem().parse(item));
    },
    async put(account, tenure) {
      await conditionMet(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...tenureKey(account, tenure), ...tenure },
            ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
            ExpressionAttributeValues: { ':version': tenure.version },
          }),
        ),
      );
    },
    async lately(account, most) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': tenurePartition(account) },
          ConsistentRead: true,
          ScanIndexForward: false,
          Limit: most,
        }),
      );
      return Items.map((item) => tenureItem().parse(item));
    },
  };
}

const tenureItem = once((): z.ZodMiniType<StoredTenure> =>
  z.object({
    stream: z.string(),
    begun: z.string(),
    at: z.string(),
    version: z.number(),
    answersDue: z.number(),
    answersInTime: z.number(),
    ended: z.optional(z.enum(['FINISHED', 'ABANDONED'])),
  }),
);
