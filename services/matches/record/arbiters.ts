import {
  countingRoles,
  isArbiter,
  type AccountActor,
  type Stands,
} from '../../platform/requests/actor.ts';
import type { MatchRecord } from './match-record.ts';
import { seatOf } from './seats.ts';

/** How an account stands in a tournament. */
export type StandsIn = (tournament: string, account: string) => Promise<Stands>;

/** Nobody stands in tournaments, where there are none. */
export const nobodyStandsIn: StandsIn = () =>
  Promise.resolve({ roles: [], plays: false, mayFind: false });

/** Tells of somebody how they stand at a match: the same actor, unless it is a tournament's. */
export type AtMatch = <A extends AccountActor | undefined>(
  match: Pick<MatchRecord, 'pod'>,
  who: A,
) => Promise<A>;

export const atMatch =
  (standsIn: StandsIn): AtMatch =>
  async ({ pod }, who) => {
    if (pod === undefined || who === undefined) return who;
    const { roles, ...rest } = await standsIn(pod.tournament, who.account);
    const stands = { ...rest, roles: countingRoles(who, roles), tournament: pod.tournament };
    return { ...who, stands };
  };

/** Whether somebody settles what the players of a match cannot, where they do not play. */
export const isArbiterOf = ({ pod }: Pick<MatchRecord, 'pod'>, who: AccountActor): boolean =>
  pod === undefined
    ? isArbiter(who)
    : who.roles.includes('admin') || standsAt({ pod }, who)?.roles.includes('ARBITER') === true;

/** Whether somebody plays a match, or has. */
export const hasPlayed = (
  { seats, leavers = [] }: Pick<MatchRecord, 'seats' | 'leavers'>,
  who: Pick<AccountActor, 'account'>,
): boolean =>
  seatOf({ seats }, who) !== undefined || leavers.some(({ account }) => account === who.account);

/** How somebody stands in the tournament of a match, as far as that was asked. */
export const standsAt = (
  { pod }: Pick<MatchRecord, 'pod'>,
  { stands }: Pick<AccountActor, 'stands'>,
): Stands | undefined => (stands?.tournament === pod?.tournament ? stands : undefined);
