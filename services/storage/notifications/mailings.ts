import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import type { Table } from '../table/client.ts';
import { mailingKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import type { Mailings } from './contract.ts';

/** One item an address, which is not told in clear. */
export const mailings = ({ client, table: TableName }: Table): Mailings => ({
  claim: (address, at, until) =>
    conditionMet(
      client.send(
        new PutCommand({
          TableName,
          Item: {
            ...mailingKey(createHash('sha256').update(address).digest('hex')),
            until,
            expires: Math.ceil(Date.parse(until) / 1_000),
          },
          ConditionExpression: 'attribute_not_exists(pk) OR #until <= :at',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':at': at },
        }),
      ),
    ),
});
