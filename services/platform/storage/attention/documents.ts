import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { documentKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';
import type { AccountDocuments } from './contract.ts';
import { putRevision } from './revision.ts';

/** Documents of accounts, each an item beside what the account is wanted for. */
export function accountDocuments(table: Table): AccountDocuments {
  return {
    async read(account, name) {
      const found = await itemAt(table, documentKey(account, name));
      if (found === undefined) return undefined;
      const { revision, body } = item().parse(found);
      return { revision, data: body };
    },
    put: (account, name, { revision, data }) =>
      putRevision(
        table,
        documentKey(account, name),
        withinItemLimit(`The ${name} of ${account}`, { revision, body: compress(data) }),
      ),
  };
}

const item = once(() => z.object({ revision: z.number(), body: compressed() }));
