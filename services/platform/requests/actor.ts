import type { Seat } from '../../../shared/engine/index.ts';
import type { TournamentRole } from '../../../shared/tournaments/record/act.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { enforce, refusal, type CommandRefusal } from './refusal.ts';

/** The actor of a command. Accounts come from verified tokens; bots act for the seat they hold. */
export type Actor =
  | {
      readonly kind: 'account';
      readonly account: string;
      readonly roles: readonly Role[];
      /** Display name, where their profile or their token has one. */
      readonly name?: string;
      /** The name by their sign-in, if anything; absent where their profile has no other name. */
      readonly signedInAs?: string | undefined;
      /** Scopes of the access token; absent for a sign-in, which may do everything. */
      readonly scopes?: readonly Scope[];
      /** Id of the access token; absent for a sign-in. */
      readonly token?: string;
      /** A program plays under this account, and says so. */
      readonly machine?: true;
      /** The account has no sign-in, and may do less. */
      readonly guest?: true;
      /** The language they have chosen. */
      readonly locale?: Locale;
      /**
       * The actor's roles in the tournament of the match at hand; absent elsewhere, and before that
       * was read.
       */
      readonly stands?: TournamentAccess & { readonly tournament: string };
      /** The time at which what they showed of themselves ends, in milliseconds since 1970. */
      readonly until?: number;
    }
  | { readonly kind: 'bot'; readonly seat: Seat };
export type Role = 'player' | 'organizer' | 'admin';
export type { TournamentRole };
/** The roles and rights of an account in a tournament. */
export type TournamentAccess = {
  readonly roles: readonly TournamentRole[];
  /** Whether they play in it, or have. */
  readonly plays: boolean;
  /** Whether they may know of it, and of its matches. */
  readonly mayFind: boolean;
};
/** A permission of an access token. Whatever its scopes, it sees what its account sees. */
export type Scope = 'read' | 'play' | 'host' | 'organize' | 'account';
export type AccountActor = Extract<Actor, { kind: 'account' }>;

/** An actor as commits and the memory of commands write it: `account:ann`, `bot:seat2`. */
export const actorKey = (actor: Actor): string =>
  actor.kind === 'account' ? `account:${actor.account}` : `bot:${actor.seat}`;

/** Organizers and admins settle what players cannot; in a tournament's match its own arbiters do. */
export const isArbiter = ({ roles }: Pick<AccountActor, 'roles'>): boolean =>
  roles.includes('organizer') || roles.includes('admin');

/**
 * Lists the tournament roles that count for an act: by an access token only those in its scope, and
 * a program is at most of the staff.
 */
export const countingRoles = (
  { scopes, machine }: Pick<AccountActor, 'scopes' | 'machine'>,
  roles: readonly TournamentRole[],
): readonly TournamentRole[] => {
  if (scopes !== undefined && !scopes.includes('organize')) return [];
  return machine ? roles.filter((role) => role === 'STAFF') : roles;
};

/** Refuses an access token that was made for none of these. */
export function checkScope(actor: Actor, ...scopes: readonly Scope[]): void {
  enforce(scopeRefusal(actor, ...scopes));
}

/** Returns the refusal of an access token that was made for none of these. */
export function scopeRefusal(
  actor: Actor,
  ...scopes: readonly Scope[]
): CommandRefusal | undefined {
  if (actor.kind === 'bot' || actor.scopes === undefined) return undefined;
  if (actor.scopes.some((each) => scopes.includes(each))) return undefined;
  return refusal('FORBIDDEN', `This token needs the scope ${scopes.join(' or ').toUpperCase()}.`);
}
