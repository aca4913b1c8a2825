import { isGuestAccount } from '../../platform/requests/guest.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import type { AccountProfile, AccountStore } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** Names by account, `GONE` for those that are no more; accounts without a name are not among them. */
export type NamesOf = Readonly<Record<string, string>>;

/** The name of a deleted account: one that no account can take. */
export const FORMER_PLAYER = '';

/**
 * The names of accounts. They are only in profiles, and in no match: an account that leaves the
 * service leaves no name behind. Keep one for as long as the process lives.
 */
export type AccountNames = {
  /** The names of accounts as they were known a minute ago at most. */
  of(accounts: readonly string[]): Promise<NamesOf>;
  /** The name that an account has given itself just now, if any. */
  put(account: string, name: string | undefined): void;
  /** Stores the name of a sign-in in the profile, if that has none yet. */
  keep(actor: AccountActor): Promise<void>;
};

/** The longest name that is taken from a sign-in; what it says beyond that is cut. */
const LENGTH = 64;

/** The name that a profile gives. */
export const nameIn = (profile: AccountProfile | undefined): string | undefined =>
  profile?.deleted === undefined ? profile?.name : FORMER_PLAYER;

export function namesOn(
  accounts: Pick<AccountStore, 'profile' | 'nameFirst'>,
  now: Clock,
): AccountNames {
  const known = ttlCache(async (account) => {
    const profile = await accounts.profile(account);
    // a guest without a profile is one that the table has forgotten
    return profile === undefined && isGuestAccount(account) ? FORMER_PLAYER : nameIn(profile);
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
      // an account with another name than its sign-in's has one in its profile
      if (name === undefined || 'signedInAs' in actor) return;
      if ((await known.get(account)) !== undefined) return;
      const cut = Array.from(name).slice(0, LENGTH).join('');
      known.put(account, await accounts.nameFirst(account, cut, now().toISOString()));
    },
  };
}
