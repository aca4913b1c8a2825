import { randomBytes } from 'node:crypto';
import { identifying, type Identify } from '../identity/identify.ts';
import type { Verify } from '../identity/verify.ts';
import type { Store } from '../storage/contract.ts';
import type { Accounts } from './contract.ts';
import { createAccounts } from './index.ts';

/** The accounts on a store, and who a header speaks for: somebody signed in, or an access token. */
export function accountsOn(
  { accounts: store, places, secrets }: Pick<Store, 'accounts' | 'places' | 'secrets'>,
  signedIn: Verify,
): { readonly accounts: Accounts; readonly identify: Identify } {
  const accounts = createAccounts({
    store,
    places,
    secrets,
    now: () => new Date(),
    random: randomBytes,
  });
  return { accounts, identify: identifying(accounts.verifying(signedIn)) };
}
