import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Called, Change } from '../contract.ts';
import { toCommit } from './events.ts';
import { ARRIVAL, ATTENTION, COMMIT, MESSAGE } from '../table/keys.ts';
import { toMessage } from '../talk/talk.ts';
import { INBOX } from '../tournaments/keys.ts';
import { toSubscription } from '../watching/subscription.ts';

/**
 * Decodes a stream record: a new commit, a chat message, an attention update, or tampering (a
 * commit overwritten or deleted).
 */
export function decodeStreamRecord(record: DynamoDBRecord): Change {
  const { NewImage: image, Keys } = record.dynamodb ?? {};
  if (record.eventName !== 'INSERT' && Keys?.['sk']?.S?.startsWith(COMMIT) === true) {
    return { type: 'altered', keys: JSON.stringify(plainItem(Keys)) };
  }
  if (record.eventName === 'REMOVE' || image === undefined) return { type: 'other' };
  const item = plainItem(image);
  const sort = String(item['sk']);
  if (sort.startsWith(ATTENTION) && item['tells'] === 'followers') {
    return { type: 'attention', ...whose().parse(item) };
  }
  if (sort.startsWith(MESSAGE)) return { type: 'message', message: toMessage(item) };
  if (record.eventName !== 'INSERT') return { type: 'other' };
  if (sort.startsWith(COMMIT)) return { type: 'commit', commit: toCommit(item) };
  if (sort.startsWith(ARRIVAL)) {
    return { type: 'subscription', subscription: toSubscription(item) };
  }
  if (sort.startsWith(INBOX)) return { type: 'fact', stream: String(item['stream']) };
  return { type: 'other' };
}

const whose = once(() => z.object({ account: z.string(), stream: z.string() }));

/** Tests if a record is a commit that calls this worker. */
export const calls = (called: Called, { eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.NewImage?.['calls']?.S?.split(' ').includes(called) === true;

/** Tests if a record is a new fact in an inbox. */
export const isFact = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.Keys?.['sk']?.S?.startsWith(INBOX) === true;

/** Tests if the record is a new subscription. */
export const isSubscription = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.Keys?.['sk']?.S?.startsWith(ARRIVAL) === true;

const plainItem = (image: Readonly<Record<string, AttributeValue>>) =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plain(value)]));

/** The store's items are flat; Lambda hands over bytes as base64. */
function plain({ S, N, B }: AttributeValue): string | number | Uint8Array | undefined {
  if (N !== undefined) return Number(N);
  return B === undefined ? S : Buffer.from(B, 'base64');
}
