import type { Locale } from '../../../shared/words/phrase.ts';
import { GUEST_ACCOUNT, isGuestAccount } from '../../platform/requests/guest.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { AccountStore, StoredToken } from '../../platform/storage/contract.ts';
import type { AccountNames } from '../names/account-names.ts';
import type { Accounts, Profile } from './contract.ts';
import { guestExpiry } from './guest-expiry.ts';
import { createGuestInput } from './generated/inputs.ts';
import { newSecret, newTokenId, readSecret, isSame } from './secret.ts';

/** The name of a guest who gave none, before a number. */
const called: Readonly<Record<Locale, string>> = { en: 'Guest', cs: 'Host', ko: '손님' };

type Parts = {
  readonly store: AccountStore;
  readonly names: Pick<AccountNames, 'put'>;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  shown(profile: Awaited<ReturnType<AccountStore['changeProfile']>>): Profile;
};

/** Making guests, and reading which guest a token is of. */
export function guestUses({
  store,
  names,
  now,
  random,
  shown,
}: Parts): Pick<Accounts, 'createGuest' | 'guestOf'> {
  return {
    async createGuest(input) {
      const { name, locale } = checked(createGuestInput(), input);
      const account = GUEST_ACCOUNT + Buffer.from(random(15)).toString('hex');
      const createdAt = now().toISOString();
      const expires = guestExpiry(now());
      const [high = 0, low = 0] = random(2);
      const number = String(1000 + ((high * 256 + low) % 9000));
      const profile = await store.changeProfile(
        account,
        { name: name ?? `${called[locale ?? 'en']} ${number}`, locale, expires },
        createdAt,
      );
      names.put(account, profile.name);
      const id = newTokenId(random);
      const { secret, hash } = newSecret({ account, id }, random);
      const token: StoredToken = {
        ...{ account, id, hash, createdAt, expires },
        name: 'Guest',
        scopes: ['read', 'play', 'host'],
        roles: ['player'],
      };
      await store.addToken(token);
      return { secret, account: shown(profile), expiresAt: new Date(expires * 1000).toISOString() };
    },

    async guestOf(secret) {
      const spoken = readSecret(secret);
      const found =
        spoken && isGuestAccount(spoken.account)
          ? await store.token(spoken.account, spoken.id)
          : undefined;
      if (spoken === undefined || found === undefined || !isSame(found.hash, spoken.hash)) {
        return refuseInput({
          path: ['token'],
          detail: 'Must be the token of a guest that was used in the last 30 days.',
        });
      }
      return spoken.account;
    },
  };
}
