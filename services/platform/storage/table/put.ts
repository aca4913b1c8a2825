import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomBytes } from 'node:crypto';
import type { Table } from './client.ts';
import type { Key } from './keys.ts';

/** True if the write took place, false if its condition did not hold. */
export async function conditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/**
 * Adds an item if there is none. The client tries again when a reply is lost, and then finds the
 * item of its own first try: the token, new for each call, lets that pass as a success.
 */
export function putNew({ client, table }: Table, item: Key & Record<string, unknown>) {
  const token = randomBytes(12).toString('base64url');
  return conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: { ...item, token },
        ConditionExpression: 'attribute_not_exists(pk) OR #token = :token',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: { ':token': token },
      }),
    ),
  );
}

/**
 * Stores an item unless a later version of it is there: the result is the same for any order and
 * number of calls.
 */
export async function putLatest(
  { client, table }: Table,
  item: Key & { readonly version: number },
): Promise<void> {
  await conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
        ExpressionAttributeValues: { ':version': item.version },
      }),
    ),
  );
}
