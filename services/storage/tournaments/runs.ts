import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Runs, StoredRun } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { accountPartition } from '../table/keys.ts';
import { itemsUnder } from '../table/query.ts';
import { runKey, RUNS } from './keys.ts';
import { newestFirst } from './newest-first.ts';

/** The series that an account may run: one small item each, the same however often it is put. */
export function runs(table: Table): Runs {
  const { client, table: TableName } = table;
  return {
    async put(account, run) {
      await client.send(new PutCommand({ TableName, Item: { ...runKey(account, run), ...run } }));
    },
    async page(account, asked) {
      const list = { pk: accountPartition(account), prefix: RUNS };
      const { items, hasNext } = await newestFirst(table, list, asked);
      return {
        items: items.map(({ cursor, item }) => ({ cursor, item: runItem().parse(item) })),
        hasNext,
      };
    },
    async all(account) {
      const items = await itemsUnder(table, accountPartition(account), RUNS);
      return items.map((item) => runItem().parse(item));
    },
  };
}

const runItem = once((): z.ZodMiniType<StoredRun> =>
  z.object({ series: z.string(), begun: z.string() }),
);
