import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { compress, compressed } from '../table/json.ts';
import { documentKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';
import type { AccountDocuments } from './contract.ts';
import { putRevision } from './revision.ts';

/** Documents of accounts, each an item beside what the account is wanted for. */
export function accountDocuments(table: Table): AccountDocuments {
  return {
    async read(account, name) {
      const { Item } = await table.client.send(
        new GetCommand({
          TableName: table.table,
          Key: documentKey(account, name),
          ConsistentRead: true,
        }),
      );
      if (Item === undefined) return undefined;
      const { revision, body } = item().parse(Item);
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
