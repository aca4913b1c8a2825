import { isGuestAccount } from '../../platform/requests/guest.ts';
import type { Verify } from '../identity/verify.ts';
import { TokenRefusedError } from '../identity/token-refused.ts';
import type { AccountActor, Role, Scope } from '../../platform/requests/actor.ts';
import type { AccountStore, StoredToken } from '../../platform/storage/contract.ts';
import { ttlCache, type TtlCache } from '../../platform/requests/ttl-cache.ts';
import { guestExpiry } from './guest-expiry.ts';
import { isSame, PREFIX, readSecret } from './secret.ts';

/** A use is noted when the last one known is older. */
const HOUR_MS = 60 * 60 * 1000;

type Parts = { readonly store: AccountStore; readonly now: () => Date };

/** Cache of stored access tokens, by their places. */
export type TokenCache = TtlCache<StoredToken | undefined>;

export const placeOf = (account: string, id: string): string => `${id} ${account}`;
const placed = (place: string) => ({ id: place.slice(0, 16), account: place.slice(17) });

export const tokenCache = ({ store, now }: Parts): TokenCache =>
  ttlCache((place) => {
    const { account, id } = placed(place);
    return store.token(account, id);
  }, now);

/** Accepts access tokens, and passes every other token on. */
export function verifyTokens(
  { store, shown, now }: Parts & { readonly shown: TokenCache },
  others: Verify,
): Verify {
  const noteUse = async (token: StoredToken): Promise<void> => {
    if (!isStale(token, now())) return;
    const usedAt = now().toISOString();
    shown.put(placeOf(token.account, token.id), { ...token, usedAt });
    if (!isGuestAccount(token.account)) {
      await store.useToken(token.account, token.id, usedAt);
      return;
    }
    // a guest lasts as long as it is used: the public profile never ends before the token
    const expires = guestExpiry(now());
    await store.changeProfile(token.account, { expires }, usedAt);
    await store.useToken(token.account, token.id, usedAt, expires);
  };

  return async (text) => {
    if (!text.startsWith(PREFIX)) return others(text);
    const spoken = readSecret(text);
    if (spoken === undefined) throw new TokenRefusedError('unknown');
    const found = await shown.get(placeOf(spoken.account, spoken.id));
    if (found === undefined || !isSame(found.hash, spoken.hash)) {
      throw new TokenRefusedError('unknown');
    }
    const until = found.expires * 1000;
    if (until <= now().getTime()) throw new TokenRefusedError('unknown');
    await noteUse(found);
    return { actor: actorOf(found, until), until };
  };
}

const isStale = ({ usedAt }: StoredToken, now: Date): boolean =>
  usedAt === undefined || now.getTime() - Date.parse(usedAt) > HOUR_MS;

const actorOf = ({ account, id, scopes, roles }: StoredToken, until: number): AccountActor => ({
  kind: 'account',
  account,
  token: id,
  scopes: scopes as readonly Scope[],
  roles: roles as readonly Role[],
  until,
  ...(isGuestAccount(account) && { guest: true }),
});
