import { isGuestAccount } from '../../platform/requests/guest.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import type { AccountProfile, AccountStore } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** Names by account, `GONE` for those that are no more; accounts without a name are not among them. */
export type NamesOf = Readonly<Record<string, string>>;

/** The name of an account that is no more: none that anybody can take. */
export const GONE = '';

/**
 * The names that accounts go by. They stand in profiles alone, and in no match: whoever leaves the service
 * leaves no name behind. Keep one for as long as the process lives.
 */
export type AccountNames = {
  /** The names of accounts as they were known a minute ago at most. */
  of(accounts: readonly string[]): Promise<NamesOf>;
  /** The name that an account has given itself just now, if any. */
  put(account: string, name: string | undefined): void;
  /** Keeps the name that somebody signed in with as their profile's, where that has none yet. */
  keep(actor: AccountActor): Promise<void>;
};

/** The longest name that is taken from a sign-in; what it says beyond that is cut. */
const LENGTH = 64;

/** The name that a profile gives. */
export const nameIn = (profile: AccountProfile | undefined): string | undefined =>
  profile?.deleted === undefined ? profile?.name : GONE;

export function namesOn(
  accounts: Pick<AccountStore, 'profile' | 'nameFirst'>,
  now: Clock,
): AccountNames {
  const known = ttlCache(async (account) => {
    const profile = await accounts.profile(account);
    // a guest without a profile is one that the table has forgotten
    return profile === undefined && isGuestAccount(account) ? GONE : nameIn(profile);
  }, now);
  return {
    async of(wanted) {
      const found = await Promise.all(
        [...new Set(wanted)].map(async (account) => [account, await known.get(account)] as const),
      );
      return Object.fromEntries(
        found.flatMap(([account, name]) => (name === undefined ? [] : [[account, name]])),
      );
    },
    put: known.put,
    async keep(actor) {
      const { account, name } = actor;
      // whoever goes by another name than they signed in with has one in their profile
      if (name === undefined || 'signedInAs' in actor) return;
      if ((await known.get(account)) !== undefined) return;
      const cut = Array.from(name).slice(0, LENGTH).join('');
      known.put(account, await accounts.nameFirst(account, cut, now().toISOString()));
    },
  };
}
