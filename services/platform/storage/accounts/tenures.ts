import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { StoredTenure, Tenures } from '../contract.ts';
import { LAST_RANK } from '../read-models/backwards.ts';
import type { Table } from '../table/client.ts';
import { TENURE, tenureKey, tenurePartition } from '../table/keys.ts';
import { putLatest } from '../table/put.ts';
import { itemsUnder, lastItems } from '../table/query.ts';

/** The tenures of an account: one small item a stream. */
export const tenures = (table: Table): Tenures => ({
  async all(account) {
    const items = await itemsUnder(table, tenurePartition(account), TENURE);
    return items.map((item) => tenureItem().parse(item));
  },
  put: (account, tenure) => putLatest(table, { ...tenureKey(account, tenure), ...tenure }),
  async lately(account, most) {
    const part = { from: TENURE, to: TENURE + LAST_RANK, most };
    const items = await lastItems(table, tenurePartition(account), part);
    return items.map((item) => tenureItem().parse(item));
  },
});

const tenureItem = once((): z.ZodMiniType<StoredTenure> =>
  z.object({
    stream: z.string(),
    begun: z.string(),
    at: z.string(),
    version: z.number(),
    answersDue: z.number(),
    answersInTime: z.number(),
    ended: z.optional(z.enum(['FINISHED', 'ABANDONED'])),
  }),
);
