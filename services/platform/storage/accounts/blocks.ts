import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import type { AccountStore, BlockRevision } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { blocksKey } from '../table/keys.ts';

/**
 * Stores the blocks of an account as one small item: each notification to it reads the whole item.
 */
export const blocks = (table: Table): Pick<AccountStore, 'blocks' | 'putBlocks'> => ({
  async blocks(account) {
    const found = await itemAt(table, blocksKey(account));
    return found === undefined ? undefined : blocksItem().parse(found);
  },
  putBlocks: (account, item) => putRevision(table, blocksKey(account), item),
});

const blocksItem = once((): z.ZodMiniType<BlockRevision> =>
  z.object({ revision: z.number(), accounts: z.array(z.string()) }),
);
