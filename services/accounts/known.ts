import { identifying, type Identify } from '../identity/identify.ts';
import type { Verify } from '../identity/verify.ts';
import type { AccountProfile, AccountStore } from '../storage/contract.ts';
import { fresh, type Fresh } from './fresh.ts';
import { profiled } from './profile.ts';
import { knownTokens, verifyTokens, type KnownTokens } from './shown-tokens.ts';

/** What a process knows of those who come to it, lately read. */
export type Known = {
  readonly profiles: Fresh<AccountProfile | undefined>;
  readonly alive: KnownTokens;
  /** Believes our own access tokens as well, and knows everybody by their profile. */
  verifying(signedIn: Verify): Verify;
};

export function knownOn(store: AccountStore, now: () => Date): Known {
  const profiles = fresh((account) => store.profile(account), now);
  const alive = knownTokens({ store, now });
  return {
    profiles,
    alive,
    verifying: (signedIn) => profiled(verifyTokens({ store, alive, now }, signedIn), profiles),
  };
}

/** Who a header speaks for, where nothing else is done with accounts: it takes no use-case of theirs. */
export const identifyOn = (store: AccountStore, signedIn: Verify): Identify =>
  identifying(knownOn(store, () => new Date()).verifying(signedIn));
