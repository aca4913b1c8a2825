import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import type { AccountStore } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { standingKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';

/** The standing of an account with those who keep the peace: one small item, and none for most. */
export const standings = (table: Table): Pick<AccountStore, 'standing' | 'putStanding'> => ({
  async standing(account) {
    const found = await itemAt(table, standingKey(account));
    if (found === undefined) return undefined;
    const { revision, body } = item().parse(found);
    return { revision, data: body };
  },
  putStanding: (account, { revision, data }) =>
    putRevision(
      table,
      standingKey(account),
      withinItemLimit(`The standing of ${account}`, { revision, body: compress(data) }),
    ),
});

const item = once(() => z.object({ revision: z.number(), body: compressed() }));
