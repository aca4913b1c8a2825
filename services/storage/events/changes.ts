import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import type { Change } from '../contract.ts';
import { toCommit } from './events.ts';
import { COMMIT, SUBSCRIPTION } from '../table/keys.ts';
import { toSubscription } from '../watching/subscription.ts';

/**
 * What a record of the table's stream tells. Only arrivals do: a commit never changes, and of a
 * subscription's later changes the consumer is itself the author.
 */
export function decodeStreamRecord(record: DynamoDBRecord): Change {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || image === undefined) return { type: 'other' };
  const item = Object.fromEntries(
    Object.entries(image).map(([name, value]) => [name, plain(value)]),
  );
  const sort = String(item['sk']);
  if (sort.startsWith(COMMIT)) return { type: 'commit', commit: toCommit(item) };
  if (sort.startsWith(SUBSCRIPTION)) {
    return { type: 'subscription', subscription: toSubscription(item) };
  }
  return { type: 'other' };
}

/** Whether a record tells of a commit that calls the bots. */
export const callsBots = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.NewImage?.['calls']?.S === 'bots';

/** Whether a record tells that somebody has begun to follow a stream. */
export const isSubscription = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.Keys?.['sk']?.S?.startsWith(SUBSCRIPTION) === true;

/** The store's items are flat; Lambda hands over bytes as base64. */
function plain({ S, N, B }: AttributeValue): string | number | Uint8Array | undefined {
  if (N !== undefined) return Number(N);
  return B === undefined ? S : Buffer.from(B, 'base64');
}
