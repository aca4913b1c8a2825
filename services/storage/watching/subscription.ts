import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Subscription } from '../contract.ts';
import { pack, packed } from '../table/json.ts';
import { arrivalKey, subscriptionKey } from '../table/keys.ts';
import { guarded } from '../table/size.ts';
import { newMark } from './told.ts';

/**
 * A new subscription's item, and that of its arrival. Its mark is what it goes by where many are
 * noted together.
 */
export function toItems({ data, ...rest }: Subscription) {
  const mark = newMark();
  const said = { ...rest, mark, body: pack(data) };
  const what = `Subscription ${rest.operation} of ${rest.connection}`;
  return {
    item: guarded(what, { ...subscriptionKey(rest), ...said }),
    arrival: guarded(what, { ...arrivalKey(rest, mark), ...said }),
  };
}

const subscriptionItem = once(() =>
  z.object({
    stream: z.string(),
    connection: z.string(),
    operation: z.string(),
    sent: z.optional(z.number()),
    expires: z.number(),
    body: packed(),
  }),
);
const marked = once(() => z.object({ mark: z.optional(z.string()) }));

/** The subscription that an item holds. */
export function toSubscription(item: unknown): Subscription {
  const { body, ...rest } = subscriptionItem().parse(item);
  return { ...rest, data: body };
}

/** The item's mark; those that are older than marks have none. */
export const markIn = (item: unknown): string | undefined => marked().parse(item).mark;
