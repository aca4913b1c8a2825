import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/client.ts';
import type { Following, Subscription } from '../contract.ts';
import { FOLLOWING, subscriptionKey, deliveryStateKey, watchersPartition } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { subscriberTagIn, toSubscription } from './subscription.ts';
import {
  MOST_TAGS,
  putDeliveryState,
  toDeliveryState,
  type DeliveryState,
} from './delivery-state.ts';

/** The subscriptions of a stream with what each was sent, by its own item or the state on them all. */
export async function followingOf(
  table: Table,
  stream: string,
  now: () => number,
): Promise<Following> {
  const items = await itemsUnder(table, watchersPartition(stream), FOLLOWING);
  const { sk } = deliveryStateKey(stream);
  const state = toDeliveryState(items.find((item) => item['sk'] === sk));
  const tags = new Map<Subscription, string>();
  const all: Subscription[] = [];
  for (const item of items) {
    if (item['sk'] === sk) continue;
    const tag = subscriberTagIn(item);
    const subscription = asNoted(toSubscription(item), tag, state);
    if (subscription.expires <= now()) continue;
    all.push(subscription);
    if (tag !== undefined && tags.size < MOST_TAGS) tags.set(subscription, tag);
  }
  return {
    all,
    record: (sent) => (sent.size === 0 ? nothing() : record(table, { stream, state, tags }, sent)),
  };
}

const nothing = (): Promise<void> => Promise.resolve();

/** Neither record is ever ahead of what was sent, so the later one is right. */
function asNoted(own: Subscription, tag: string | undefined, state: DeliveryState): Subscription {
  const noted = tag === undefined ? undefined : state.sent.get(tag);
  if (noted === undefined || noted <= (own.sent ?? -1)) return own;
  return { ...own, sent: noted };
}

type Read = {
  readonly stream: string;
  readonly state: DeliveryState;
  readonly tags: ReadonlyMap<Subscription, string>;
};

async function record(
  table: Table,
  { stream, state, tags }: Read,
  sent: ReadonlyMap<Subscription, number>,
): Promise<void> {
  const noted = new Map<string, number>();
  let expires = 0;
  for (const [subscription, tag] of tags) {
    const version = sent.get(subscription) ?? subscription.sent;
    if (version !== undefined) noted.set(tag, version);
    expires = Math.max(expires, subscription.expires);
  }
  const kept =
    noted.size > 0 && (await putDeliveryState(table, state, { stream, sent: noted, expires }));
  const singly = [...sent].filter(([subscription]) => !kept || !tags.has(subscription));
  await Promise.all(singly.map(([subscription, version]) => advance(table, subscription, version)));
}

/**
 * Records a delivery in the subscription's own item; false if it holds as much already, or is gone.
 */
export const advance = (
  { client, table }: Table,
  subscription: Subscription,
  sent: number,
): Promise<boolean> =>
  conditionMet(
    client.send(
      new UpdateCommand({
        TableName: table,
        Key: subscriptionKey(subscription),
        UpdateExpression: 'SET sent = :sent',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(sent) OR sent < :sent)',
        ExpressionAttributeValues: { ':sent': sent },
      }),
    ),
  );
