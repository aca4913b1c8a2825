import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { ATTENTION, attentionKey, attentionPartition } from '../table/keys.ts';
import { pages } from '../table/query.ts';
import { withinItemLimit } from '../table/size.ts';
import { rankOf, shardOf } from '../timing/wake-ups.ts';
import type { Attention, Attentions } from './contract.ts';
import { attentionName } from './name.ts';
import { putRevision } from './revision.ts';

/** Attention lies in a partition of its account's; while it waits to be looked at, the index of lists shows it. */
export function attentions(table: Table): Attentions {
  return {
    async find(account, stream, kind) {
      const found = await itemAt(table, attentionKey(account, stream, kind));
      return found === undefined ? undefined : toAttention(found);
    },
    async openOf(account) {
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        FilterExpression: '#open = :open',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: {
          ':pk': attentionPartition(account),
          ':prefix': ATTENTION,
          ':open': 1,
        },
        ConsistentRead: true,
      };
      const found: Attention[] = [];
      for await (const page of pages(table, query)) found.push(...page.map(toAttention));
      return found;
    },
    put(attention) {
      const { account, stream, kind } = attention;
      return putRevision(table, attentionKey(account, stream, kind), toItem(attention));
    },
  };
}

function toItem({ wake, data, open, expires, ...rest }: Attention) {
  const name = attentionName(rest);
  return withinItemLimit(`The attention items of ${rest.account} in ${rest.stream}`, {
    ...rest,
    open: open ? 1 : 0,
    body: compress(data),
    ...(wake !== undefined && { list: shardOf(name), rank: rankOf({ stream: name, at: wake }) }),
    ...(!open && expires !== undefined && { expires }),
  });
}

const item = once(() =>
  z.object({
    account: z.string(),
    stream: z.string(),
    kind: z.optional(z.enum(['VOTE', 'INVITATION'])),
    version: z.number(),
    revision: z.number(),
    open: z.number(),
    rank: z.optional(z.string()),
    expires: z.optional(z.number()),
    tells: z.optional(z.literal('followers')),
    body: compressed(),
  }),
);

function toAttention(stored: unknown): Attention {
  const { open, rank, body, expires, tells, kind, ...rest } = item().parse(stored);
  return {
    ...rest,
    open: open === 1,
    data: body,
    ...(kind !== undefined && { kind }),
    ...(rank !== undefined && { wake: rank.slice(0, rank.indexOf('#')) }),
    ...(expires !== undefined && { expires }),
    ...(tells !== undefined && { tells }),
  };
}
