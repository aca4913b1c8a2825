import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../requests/actor.ts';
import type { KeptSeats, SeatInfo } from '../record/match-record.ts';

type Table = { readonly seats: readonly SeatInfo[]; readonly kept?: KeptSeats | undefined };
type Who = Pick<AccountActor, 'account'> | undefined;

/** The seat that is kept for somebody. */
export const keptFor = ({ kept }: Pick<Table, 'kept'>, who: Who): Seat | undefined =>
  Object.entries(kept?.seats ?? {}).find(([, account]) => account === who?.account)?.[0];

/** The table as somebody finds it at a time: what is kept for others is not free. */
export function tableFor(
  { seats, kept }: Table,
  { account }: Pick<AccountActor, 'account'>,
  at: string,
): { readonly seats: readonly SeatInfo[] } {
  if (kept === undefined || kept.until <= at) return { seats };
  return {
    seats: seats.map((seat): SeatInfo => {
      const whose = kept.seats[seat.id];
      const isKept = seat.holder === undefined && whose !== undefined && whose !== account;
      return isKept ? { ...seat, holder: { kind: 'account', account: whose } } : seat;
    }),
  };
}
