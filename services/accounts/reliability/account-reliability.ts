import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import type { AccountStore, Tenures } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AccountReliability } from './contract.ts';
import { reliabilityOf } from './reliability.ts';

/**
 * The number of the newest matches that count: older ones weigh next to nothing, and reading stays
 * cheap.
 */
const MATCHES = 300;

/** @param now game time, by which matches are played */
export function reliabilityOn(
  {
    tenures,
    accounts,
  }: { readonly tenures: Tenures; readonly accounts: Pick<AccountStore, 'profile'> },
  now: Clock,
): AccountReliability {
  const lately = (account: string) => tenures.lately(account, MATCHES);
  const known = ttlCache(lately, now);
  return {
    of: async (account) => reliabilityOf(await known.get(account), now().toISOString()),
    async fresh(account) {
      const found = await lately(account);
      known.put(account, found);
      return reliabilityOf(found, now().toISOString());
    },
    async note(account, tenure) {
      // a deleted account leaves no trace of its play, either
      const profile = await accounts.profile(account, 'fresh');
      if (profile?.deleted !== undefined) return;
      await tenures.put(account, tenure);
      known.forget(account);
    },
  };
}
