import * as z from 'zod/mini';
import { recent } from '../../recent.ts';
import { once } from '../../once.ts';
import type { Subscription } from '../contract.ts';
import { compress, compressed } from '../table/json.ts';
import { arrivalKey, subscriptionKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';
import { newSubscriberTag } from './delivery-state.ts';

/**
 * A new subscription's item, and that of its arrival. Its tag is what it goes by where many are
 * noted together.
 */
export function toItems({ data, ...rest }: Subscription) {
  const tag = newSubscriberTag();
  const said = { ...rest, mark: tag, body: compress(data) };
  const what = `Subscription ${rest.operation} of ${rest.connection}`;
  return {
    item: withinItemLimit(what, { ...subscriptionKey(rest), ...said }),
    arrival: withinItemLimit(what, { ...arrivalKey(rest, tag), ...said }),
  };
}

const subscriptionItem = once(() =>
  z.object({
    stream: z.string(),
    connection: z.string(),
    operation: z.string(),
    sent: z.optional(z.number()),
    expires: z.number(),
    mark: z.optional(z.string()),
    body: z.unknown(),
  }),
);
const taggedItem = once(() => z.object({ mark: z.optional(z.string()) }));

/** The most subscriptions whose data are kept. */
const MOST = 10_000;
/** The data of subscriptions by tag: all who follow are read with every version, and nothing but `sent` ever changes. */
const known = recent<{ readonly data: unknown }>(MOST);

/** The subscription that an item holds. */
export function toSubscription(item: unknown): Subscription {
  const { body, mark, ...rest } = subscriptionItem().parse(item);
  const { data } = (mark === undefined ? undefined : known.get(mark)) ?? {
    data: compressed().parse(body),
  };
  if (mark !== undefined) known.put(mark, { data });
  return { ...rest, data };
}

/** The item's tag; those that are older than tags have none. */
export const subscriberTagIn = (item: unknown): string | undefined => taggedItem().parse(item).mark;
