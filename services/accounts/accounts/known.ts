import { identifying, type Identify } from '../identity/identify.ts';
import type { Verify } from '../identity/verify.ts';
import type { AccountProfile, AccountStore } from '../../platform/storage/contract.ts';
import { ttlCache, type TtlCache } from '../../platform/requests/ttl-cache.ts';
import { profiled } from './profile.ts';
import { knownTokens, verifyTokens, type KnownTokens } from './shown-tokens.ts';

/** Cache of a process: accounts and tokens that it has lately read. */
export type Known = {
  readonly profiles: TtlCache<AccountProfile | undefined>;
  readonly tokens: KnownTokens;
  /** Accepts our own access tokens as well, and adds the profile to every actor. */
  verifying(signedIn: Verify): Verify;
};

export function knownOn(store: AccountStore, now: () => Date): Known {
  const profiles = ttlCache((account) => store.profile(account), now);
  const tokens = knownTokens({ store, now });
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
  identifying(knownOn(store, () => new Date()).verifying(signedIn));
