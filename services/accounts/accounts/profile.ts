import { latestHours } from '../calendars/hours.ts';
import { TokenRefusedError } from '../identity/token-refused.ts';
import type { Believed, Verify } from '../identity/verify.ts';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import { nameIn } from '../names/account-names.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { AccountProfile } from '../../platform/storage/contract.ts';
import type { Person, Profile } from './contract.ts';
import type { TtlCache } from '../../platform/requests/ttl-cache.ts';

export const asPerson = (profile: AccountProfile): Person => ({
  account: profile.account,
  name: nameIn(profile),
  machine: profile.owner !== undefined,
});

/** @param otherwise the name of who says none */
export const asProfile = (
  profile: AccountProfile,
  { now, otherwise }: { readonly now: string; readonly otherwise?: string | undefined },
): Profile => ({
  ...asPerson(profile),
  name: profile.name ?? otherwise,
  locale: localeIn(profile),
  timeZone: profile.timeZone,
  quietFrom: profile.quietFrom,
  quietTo: profile.quietTo,
  digestAt: profile.digestAt,
  urgentBelow: profile.urgentBelow,
  ...hoursOf(profile, now),
});

function hoursOf(profile: AccountProfile, now: string) {
  const { windows, from } = latestHours(profile, now);
  return { playingHours: windows, playingHoursFrom: from };
}

const localeIn = ({ locale }: AccountProfile): Locale | undefined =>
  locales.find((each) => each === locale);

/**
 * Adds the profile to every actor: its values count for more than the token's. Refuses a disabled
 * account, whatever token it shows, and its bots.
 */
export const profiled =
  (verify: Verify, profiles: TtlCache<AccountProfile | undefined>): Verify =>
  async (token) => {
    const { actor, until } = await verify(token);
    const profile = await profiles.get(actor.account);
    if (profile?.deleted !== undefined) throw new TokenRefusedError('deleted');
    if (await isEnded(profile, profiles.get)) throw new TokenRefusedError('disabled');
    return { actor: profile ? as(actor, profile) : actor, until };
  };

/** Whether an account, or the owner of a bot, was deleted or disabled: it may do nothing any more. */
export async function isEnded(
  profile: AccountProfile | undefined,
  find: (account: string) => Promise<AccountProfile | undefined>,
): Promise<boolean> {
  const owner = profile?.owner === undefined ? undefined : await find(profile.owner);
  return [profile, owner].some(
    (each) => each?.deleted !== undefined || each?.disabled !== undefined,
  );
}

function as(actor: Believed['actor'], profile: AccountProfile): Believed['actor'] {
  const named = profile.name !== undefined && { signedInAs: actor.name };
  return { ...actor, ...said(profile), ...named };
}

/** Name of an account whose profile has none. */
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
