import {
  countingRoles,
  isArbiter,
  type AccountActor,
  type TournamentAccess,
} from '../../platform/requests/actor.ts';
import type { MatchRecord } from './match-record.ts';
import { seatOf } from './seats.ts';

/** Reads an account's roles and rights in a tournament. */
export type LoadTournamentAccess = (
  tournament: string,
  account: string,
) => Promise<TournamentAccess>;

/** A reader of roles for a service without tournaments. */
export const nobodyStandsIn: LoadTournamentAccess = () =>
  Promise.resolve({ roles: [], plays: false, mayFind: false });

/**
 * Adds an actor's standing at a match; returns the same actor unless the match is a tournament's.
 */
export type AtMatch = <A extends AccountActor | undefined>(
  match: Pick<MatchRecord, 'pod'>,
  who: A,
) => Promise<A>;

export const atMatch =
  (standsIn: LoadTournamentAccess): AtMatch =>
  async ({ pod }, who) => {
    if (pod === undefined || who === undefined) return who;
    const { roles, ...rest } = await standsIn(pod.tournament, who.account);
    const stands = { ...rest, roles: countingRoles(who, roles), tournament: pod.tournament };
    return { ...who, stands };
  };

/** Tests if an account is an arbiter of the match; it must not play there. */
export const isArbiterOf = ({ pod }: Pick<MatchRecord, 'pod'>, who: AccountActor): boolean =>
  pod === undefined
    ? isArbiter(who)
    : who.roles.includes('admin') ||
      tournamentAccess({ pod }, who)?.roles.includes('ARBITER') === true;

/** Tests if an account plays a match, or has. */
export const hasPlayed = (
  { seats, leavers }: Pick<MatchRecord, 'seats' | 'leavers'>,
  who: Pick<AccountActor, 'account'>,
): boolean =>
  seatOf({ seats }, who) !== undefined || leavers.some(({ account }) => account === who.account);

/** Reads an actor's standing in the tournament of a match, if it was asked. */
export const tournamentAccess = (
  { pod }: Pick<MatchRecord, 'pod'>,
  { stands }: Pick<AccountActor, 'stands'>,
): TournamentAccess | undefined => (stands?.tournament === pod?.tournament ? stands : undefined);
