import { identifying, type Identify } from '../identity/identify.ts';
import type { Verify } from '../identity/verify.ts';
import type { AccountProfile, AccountStore } from '../../platform/storage/contract.ts';
import { ttlCache, type TtlCache } from '../../platform/requests/ttl-cache.ts';
import { profiled } from './profile.ts';
import { tokenCache, verifyTokens, type TokenCache } from './token-cache.ts';

/** Cache of a process: accounts and tokens that it has lately read. */
export type AccountCache = {
  readonly profiles: TtlCache<AccountProfile | undefined>;
  readonly tokens: TokenCache;
  /** Accepts our own access tokens as well, and adds the profile to every actor. */
  verifying(signedIn: Verify): Verify;
};

export function accountCache(store: AccountStore, now: () => Date): AccountCache {
  const profiles = ttlCache((account) => store.profile(account), now);
  const tokens = tokenCache({ store, now });
  return {
    profiles,
    tokens,
    verifying: (signedIn) =>
      profiled(verifyTokens({ store, shown: tokens, now }, signedIn), profiles),
  };
}

/**
 * Creates the check of headers for services that do nothing else with accounts: it needs none of
 * their use-cases.
 */
export const identifyOn = (store: AccountStore, signedIn: Verify): Identify =>
  identifying(accountCache(store, () => new Date()).verifying(signedIn));
