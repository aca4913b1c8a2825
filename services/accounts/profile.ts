import type { Believed, Verify } from '../identity/verify.ts';
import { locales, type Locale } from '../../shared/words/phrase.ts';
import type { AccountActor } from '../matches/contract.ts';
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
    return { actor: profile ? as(actor, profile) : actor, until };
  };

function as(actor: Believed['actor'], profile: AccountProfile): Believed['actor'] {
  const named = profile.name !== undefined && { signedInAs: actor.name };
  return { ...actor, ...said(profile), ...named };
}

/** What somebody is called whose profile has no name. */
export const unprofiledName = (actor: AccountActor): string | undefined =>
  'signedInAs' in actor ? actor.signedInAs : actor.name;

function said(profile: AccountProfile): Partial<Believed['actor']> {
  const { name, machine } = asPerson(profile);
  const locale = localeIn(profile);
  return {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    ...(machine && { machine }),
  };
}
