import * as z from 'zod/mini';
import { once } from '../../../platform/once.ts';
import type { VapidKeys } from '../../../platform/storage/contract.ts';
import { mendedVapidKey, newVapidKey, type VapidKey } from './vapid.ts';

const kept = once(() => z.object({ publicKey: z.string(), privateKey: z.string() }));

/**
 * Reads the key of this service, created at its first use, and stored for good: subscriptions are
 * bound to it. Repairs a malformed stored key; one beyond repair stays as it is, and signs nothing.
 */
export function cachedVapidKey(keys: VapidKeys): () => Promise<VapidKey> {
  let known: VapidKey | undefined;
  return async () => (known ??= usable(kept().parse(await keys.keep(newVapidKey()))));
}

const usable = (stored: VapidKey): VapidKey => mendedVapidKey(stored) ?? stored;
