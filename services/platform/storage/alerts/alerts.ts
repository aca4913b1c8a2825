import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { ALERT, alertKey, attentionPartition } from '../table/keys.ts';
import { itemsUnder } from '../table/query.ts';
import { tableDefinition } from '../table/table.ts';
import type { Alerts, StoredAlert } from './contract.ts';

/**
 * Alerts lie in their account's partition of attention. While one waits, the index of lists shows
 * it under its game, by its end.
 */
export function alerts(table: Table): Alerts {
  return {
    of: async (account) =>
      (await itemsUnder(table, attentionPartition(account), ALERT)).map(toAlert),
    async find(account, game) {
      const found = await itemAt(table, alertKey(account, game));
      return found === undefined ? undefined : toAlert(found);
    },
    put(alert) {
      const { account, game, until, over } = alert;
      return putRevision(table, alertKey(account, game), {
        ...alert,
        ...(!over && { list: listOf(game), rank: `${until}#${account}` }),
        expires: Math.floor(Date.parse(until) / 1_000),
      });
    },
    async waiting(game, after, most) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.table,
          IndexName: tableDefinition.indexes[0].name,
          KeyConditionExpression: '#list = :list AND #rank > :after',
          ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
          // `$` is behind `#`: behind everything that ends at that time
          ExpressionAttributeValues: { ':list': listOf(game), ':after': `${after}$` },
          Limit: most,
        }),
      );
      return Items.map((item) => accountIn(entry().parse(item).rank));
    },
  };
}

const listOf = (game: string): string => `ALERT/${game}`;
const accountIn = (rank: string): string => rank.slice(rank.indexOf('#') + 1);

const entry = once(() => z.object({ rank: z.string() }));
const item = once((): z.ZodMiniType<StoredAlert> =>
  z.object({
    account: z.string(),
    game: z.string(),
    revision: z.number(),
    since: z.string(),
    until: z.string(),
    told: z.optional(z.string()),
    over: z.optional(z.literal(true)),
  }),
);
const toAlert = (stored: unknown): StoredAlert => item().parse(stored);
