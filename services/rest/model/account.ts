import type * as z from 'zod';
import type * as models from '../../../schema/openapi/models/account.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { AccessToken, Profile, ProfileChange } from '../../accounts/contract.ts';
import type { MatchView } from '../../matches/contract.ts';
import type { AccountActor, Role, Scope } from '../../requests/actor.ts';

const roles: Readonly<Record<Role, z.infer<typeof models.role>>> = {
  player: 'PLAYER',
  organizer: 'ORGANIZER',
  admin: 'ADMIN',
};

type Person = z.infer<typeof models.person>;
type Account = z.infer<typeof models.account>;

const locales = { en: 'EN', cs: 'CS', ko: 'KO' } as const satisfies Record<Locale, string>;
const ours = { EN: 'en', CS: 'cs', KO: 'ko' } as const satisfies Record<string, Locale>;

/** The viewer, to their own eyes. */
export const accountOf = (actor: AccountActor, profile: Profile): Account => ({
  ...personOf({ ...actor, name: profile.name }),
  roles: actor.roles.map((each) => roles[each]),
  locale: profile.locale ? locales[profile.locale] : null,
  timeZone: profile.timeZone ?? null,
});

/** What is to be changed; `null` forgets, and what is absent stays. */
export const changeOf = ({
  name,
  locale,
  timeZone,
}: z.infer<typeof models.updateProfile>): ProfileChange => ({
  ...(name !== undefined && { name }),
  ...(locale !== undefined && { locale: locale && ours[locale] }),
  ...(timeZone !== undefined && { timeZone }),
});

type ScopeName = z.infer<typeof models.scope>;
const scopes = {
  READ: 'read',
  PLAY: 'play',
  HOST: 'host',
  ORGANIZE: 'organize',
  ACCOUNT: 'account',
} as const satisfies Record<ScopeName, Scope>;
const names: Readonly<Record<Scope, ScopeName>> = {
  read: 'READ',
  play: 'PLAY',
  host: 'HOST',
  organize: 'ORGANIZE',
  account: 'ACCOUNT',
};

export const scopesOf = (named: readonly ScopeName[]): Scope[] => named.map((each) => scopes[each]);

/** What is told of an access token. */
export const tokenOf = (token: AccessToken): models.AccessTokenModel => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes.map((each) => names[each]),
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
}): Person => ({ id, name: name ?? id, bot: machine ?? false });

/** Who set a match up: their seat tells their name for as long as they hold one. */
export function hostOf({ host, seats }: MatchView['record']): Person {
  for (const { holder } of seats) {
    if (holder?.kind === 'account' && holder.account === host) return personOf(holder);
  }
  return personOf({ account: host });
}
