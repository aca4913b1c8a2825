import type { MatchResult, SeatInfo } from '../../matches/contract.ts';
import { holderIn } from '../../matches/record/seats.ts';
import type { LeaverResolvers } from '../generated/resolvers.ts';

/** How a match ended; those who left are called as they were at the table. */
export const resultIn = (result: MatchResult, seats: readonly SeatInfo[]) => ({
  ...result,
  leavers: result.leavers.map((leaver) => ({ ...leaver, seats })),
});

export const Leaver: LeaverResolvers = {
  account: ({ account, seats }) => {
    const holder = holderIn(seats, account);
    return { id: account, name: holder?.name, machine: holder?.machine };
  },
};
