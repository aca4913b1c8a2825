import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import { LAST_RANK } from '../read-models/backwards.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { attentionPartition, deliveriesOf, deliveryKey } from '../table/keys.ts';
import { lastItems } from '../table/query.ts';
import { withinItemLimit } from '../table/size.ts';
import { rankOf, shardOf } from '../timing/wake-ups.ts';
import type { Deliveries, Delivery } from './contract.ts';
import { deliveryName } from './name.ts';

/**
 * One item a delivery, beside its account's attention, by channel and time; while it waits to be tried, the
 * index of lists shows it. The table itself forgets what has expired.
 */
export function deliveries(table: Table): Deliveries {
  return {
    async find(key) {
      const found = await itemAt(table, deliveryKey(key));
      return found === undefined ? undefined : toDelivery(found);
    },
    async latest({ account, channel }, first) {
      const from = deliveriesOf(channel);
      const part = { from, to: from + LAST_RANK, most: first };
      const items = await lastItems(table, attentionPartition(account), part);
      return items.map(toDelivery);
    },
    put: (delivery) => putRevision(table, deliveryKey(delivery), toItem(delivery)),
  };
}

function toItem({ wake, data, ...rest }: Delivery) {
  const name = deliveryName(rest);
  return withinItemLimit(`Delivery ${rest.id} to ${rest.account}`, {
    ...rest,
    body: compress(data),
    ...(wake !== undefined && { list: shardOf(name), rank: rankOf({ stream: name, at: wake }) }),
  });
}

const item = once(() =>
  z.object({
    account: z.string(),
    channel: z.string(),
    at: z.string(),
    id: z.string(),
    revision: z.number(),
    expires: z.number(),
    rank: z.optional(z.string()),
    body: compressed(),
  }),
);

function toDelivery(stored: unknown): Delivery {
  const { rank, body, ...rest } = item().parse(stored);
  const wake = rank?.slice(0, rank.indexOf('#'));
  return { ...rest, data: body, ...(wake !== undefined && { wake }) };
}
