import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type * as models from '../../../schema/openapi/models/account.ts';
import type { AccessToken, Profile, ProfileChange, SeenVacation } from '../../accounts/contract.ts';
import { isGuestAccount } from '../../requests/guest.ts';
import { holderIn } from '../../matches/record/seats.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { SeenRating } from '../../ratings/contract.ts';
import type { Reliability } from '../../reliability/contract.ts';
import { calledIn } from '../../words/names.ts';
import type { Setting } from './setting.ts';
import { named } from './named.ts';
import { saidFields } from '../../http/defined-fields.ts';
import type { AccountActor, Scope } from '../../requests/actor.ts';

type Person = z.infer<typeof models.person>;
type Found = {
  readonly account: string;
  readonly name: string | undefined;
  readonly machine: boolean;
};
type Account = z.infer<typeof models.account>;

/** The viewer, to their own eyes. */
export const accountOf = (actor: AccountActor, profile: Profile): Account => ({
  ...personOf({ ...actor, name: profile.name }),
  roles: actor.roles.map((each) => named(enumValues.Role, each)),
  locale: profile.locale ? named(enumValues.Locale, profile.locale) : null,
  timeZone: profile.timeZone ?? null,
  quietFrom: profile.quietFrom ?? null,
  quietTo: profile.quietTo ?? null,
  urgentBelow: profile.urgentBelow ?? null,
  digestAt: profile.digestAt ?? null,
  playingHours: profile.playingHours ? [...profile.playingHours] : null,
  playingHoursFrom: profile.playingHoursFrom ?? null,
});

/** The vacations of the viewer. */
export const vacationOf = (seen: SeenVacation): z.infer<typeof models.vacation> => ({
  daysLeft: seen.daysLeft,
  current: seen.current ?? null,
  planned: [...seen.planned],
  auto: seen.auto,
});

/** The change of a profile; `null` forgets, and what is absent stays. */
export const changeOf = ({
  locale,
  ...said
}: z.infer<typeof models.updateProfile>): ProfileChange => ({
  ...saidFields(said),
  ...(locale !== undefined && { locale: locale && enumValues.Locale[locale] }),
});

type ScopeName = z.infer<typeof models.scope>;
export const scopesOf = (wanted: readonly ScopeName[]): Scope[] =>
  wanted.map((each) => enumValues.Scope[each]);

/** Access token as it is shown. */
export const tokenOf = (token: AccessToken): models.AccessTokenModel => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes.map((each) => named(enumValues.Scope, each)),
  createdAt: token.createdAt,
  expiresAt: token.expiresAt,
  usedAt: token.usedAt ?? null,
});

/** Somebody by their account; without a name of their own they go by its id. */
export const personOf = ({
  account: id,
  name,
  machine,
}: {
  readonly account: string;
  readonly name?: string | undefined;
  readonly machine?: boolean;
}): Person => ({
  id,
  name: name ?? id,
  bot: machine ?? false,
  guest: isGuestAccount(id),
});

/** Somebody, as everybody may know them. */
export const knownPersonOf = (
  person: Found,
  {
    reliability,
    ratings,
  }: {
    readonly reliability: Reliability | undefined;
    readonly ratings: readonly SeenRating[];
  },
  locale: Locale,
): z.infer<typeof models.knownPerson> => ({
  ...personOf({ ...person, name: calledIn(locale, { id: person.account, name: person.name }) }),
  reliability: reliability
    ? { ...reliability, restrictedUntil: reliability.restrictedUntil ?? null }
    : null,
  ratings: [...ratings],
});

/** An account that a match names: its host, who holds a seat, or who has left one. */
export const seatedIn = ({ seats, names, locale }: Setting, account: string): Person => {
  const name = calledIn(locale, { id: account, name: names[account] });
  return personOf({ ...holderIn(seats, account), account, name });
};
