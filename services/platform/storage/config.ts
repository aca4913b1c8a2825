import * as z from 'zod/mini';
import { once } from '../once.ts';
import { createClient, type Table } from './table/client.ts';
import type { Store } from './contract.ts';
import { createStore } from './store.ts';

const settings = once(() =>
  z.object({
    TABLE_NAME: z.string().check(z.minLength(1)),
    /**
     * The table of the secrets, if they are in another table: given only to functions that may read
     * them.
     */
    SECRETS_TABLE_NAME: z.optional(z.string().check(z.minLength(1))),
    /** A database other than the region's own. */
    DYNAMODB_ENDPOINT: z.optional(z.url()),
  }),
);

type Client = Table['client'];

/**
 * The store that a deployment names; a missing setting throws at once and says which it is.
 * @param follow is shown the client, to see what becomes of its calls
 */
export function storeFrom(
  env: Readonly<Record<string, string | undefined>>,
  follow: (client: Client) => Client = (client) => client,
): Store {
  const said = settings().parse(env);
  return createStore({
    client: follow(createClient({ endpoint: said.DYNAMODB_ENDPOINT })),
    table: said.TABLE_NAME,
    secretsTable: said.SECRETS_TABLE_NAME,
  });
}
