import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Runs, StoredRun } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { accountPartition } from '../table/keys.ts';
import { runKey, RUNS } from './keys.ts';
import { newestFirst } from './newest-first.ts';

/** The series that an account may run: one small item each, the same however often it is put. */
export const runs = (table: Table): Runs => ({
  async put(account, run) {
    const Item = { ...runKey(account, run), ...run };
    await table.client.send(new PutCommand({ TableName: table.table, Item }));
  },
  ...newestFirst(table, {
    partition: accountPartition,
    prefix: RUNS,
    schema: runItem,
  }),
});

const runItem = once((): z.ZodMiniType<StoredRun> =>
  z.object({ series: z.string(), begun: z.string() }),
);
