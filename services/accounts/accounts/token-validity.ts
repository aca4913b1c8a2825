import type { AccountStore } from '../../platform/storage/contract.ts';
import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import { isEnded } from './profile.ts';

/**
 * Tests if a token still counts, by its account, and the access token if it is one. The end of
 * either may go unnoticed for a minute.
 */
export type IsValid = (account: string, token: string | undefined) => Promise<boolean>;

export function tokenValidityOn(store: Pick<AccountStore, 'token' | 'profile'>): IsValid {
  const now = () => new Date();
  const profiles = ttlCache((account) => store.profile(account), now);
  const tokens = ttlCache(async (place) => {
    const [account = '', token = ''] = JSON.parse(place) as readonly string[];
    return (await store.token(account, token)) !== undefined;
  }, now);
  return async (account, token) => {
    if (await isEnded(await profiles.get(account), profiles.get)) return false;
    return token === undefined || tokens.get(JSON.stringify([account, token]));
  };
}
