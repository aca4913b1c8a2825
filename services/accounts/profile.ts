import type { Believed, Verify } from '../identity/verify.ts';
import { locales, type Locale } from '../../shared/words/phrase.ts';
import type { AccountProfile } from '../storage/contract.ts';
import type { Person, Profile } from './contract.ts';
import type { Fresh } from './fresh.ts';

export const asPerson = ({ account, name, owner }: AccountProfile): Person => ({
  account,
  name,
  machine: owner !== undefined,
});

/** @param otherwise the name of who says none */
export const asProfile = (profile: AccountProfile, otherwise?: string): Profile => ({
  ...asPerson(profile),
  name: profile.name ?? otherwise,
  locale: localeIn(profile),
  timeZone: profile.timeZone,
});

const localeIn = ({ locale }: AccountProfile): Locale | undefined =>
  locales.find((each) => each === locale);

/** Knows everybody by what they said of themselves: it counts for more than what a token says. */
export const profiled =
  (verify: Verify, profiles: Fresh<AccountProfile | undefined>): Verify =>
  async (token) => {
    const { actor, until } = await verify(token);
    const profile = await profiles.get(actor.account);
    return { actor: profile ? { ...actor, ...said(profile) } : actor, until };
  };

function said(profile: AccountProfile): Partial<Believed['actor']> {
  const { name, machine } = asPerson(profile);
  const locale = localeIn(profile);
  return {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    ...(machine && { machine }),
  };
}
