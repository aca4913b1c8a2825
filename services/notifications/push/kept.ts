import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { VapidKeys } from '../../storage/contract.ts';
import { newVapidKey, type VapidKey } from './vapid.ts';

const kept = once(() => z.object({ publicKey: z.string(), privateKey: z.string() }));

/** The key of this service, made when it is first wanted, and kept for good: subscriptions are bound to it. */
export function keptVapidKey(keys: VapidKeys): () => Promise<VapidKey> {
  let known: VapidKey | undefined;
  return async () => (known ??= kept().parse(await keys.keep(newVapidKey())));
}
