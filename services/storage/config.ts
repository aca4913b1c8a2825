import * as z from 'zod';
import { createClient } from './client.ts';
import type { Store } from './contract.ts';
import { createStore } from './store.ts';

const settings = z.object({
  TABLE_NAME: z.string().min(1),
  /** A database other than the region's own. */
  DYNAMODB_ENDPOINT: z.url().optional(),
});

/** The store that a deployment names; a missing setting throws at once and says which it is. */
export function storeFrom(env: Readonly<Record<string, string | undefined>>): Store {
  const { TABLE_NAME: table, DYNAMODB_ENDPOINT: endpoint } = settings.parse(env);
  return createStore({ client: createClient({ endpoint }), table });
}
