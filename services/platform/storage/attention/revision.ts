import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomBytes } from 'node:crypto';
import type { Table } from '../table/client.ts';
import type { Key } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';

/**
 * Stores an item over its previous revision; false if that is not there any more. The client tries
 * again when a reply is lost, and then finds the item of its own first try: that passes.
 */
export function putRevision(
  { client, table }: Table,
  key: Key,
  item: { readonly revision: number } & Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const token = randomBytes(12).toString('base64url');
  return conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: { ...key, ...item, token },
        ConditionExpression:
          item.revision === 1
            ? 'attribute_not_exists(pk) OR #token = :token'
            : 'revision = :before OR #token = :token',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: {
          ':token': token,
          ...(item.revision > 1 && { ':before': item.revision - 1 }),
        },
      }),
    ),
  );
}
