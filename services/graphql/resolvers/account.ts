import type { AccountActor, MatchSight } from '../../matches/contract.ts';
import type { AccountResolvers } from '../generated/resolvers.ts';
import type { AccountModel } from '../models.ts';

export const Account: AccountResolvers = {
  name: ({ id, name }) => name ?? id,
  roles: ({ roles }) => roles ?? [],
};

/** The viewer, to their own eyes. */
export const oneself = ({ account, name, roles }: AccountActor): AccountModel => ({
  id: account,
  name,
  roles,
});

/** Who set a match up: their seat tells their name for as long as they hold one. */
export function hostOf({ host, seats }: MatchSight['record']): AccountModel {
  const holder = seats.map((seat) => seat.holder).find((each) => isAccount(each, host));
  return { id: host, name: holder?.kind === 'account' ? holder.name : undefined };
}

const isAccount = (
  holder: MatchSight['record']['seats'][number]['holder'],
  account: string,
): boolean => holder?.kind === 'account' && holder.account === account;
