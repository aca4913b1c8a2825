import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { pendingIn } from '../terms/invitation.ts';
import type { MatchRecord, SeatInfo } from './match-record.ts';

type Table = Pick<MatchRecord, 'status' | 'seats' | 'kept' | 'invitations'>;
type Who = Pick<AccountActor, 'account'> | undefined;

/** Finds the seat reserved for an account. */
export const reservedSeatFor = ({ kept }: Pick<Table, 'kept'>, who: Who): Seat | undefined =>
  Object.entries(kept?.seats ?? {}).find(([, account]) => account === who?.account)?.[0];

/**
 * Reads the table as an account finds it at a time: seats reserved for others are not free, nor
 * those that others are invited to.
 * @param by the id of the account's invitation
 */
export function tableFor(
  record: Table,
  { account }: Pick<AccountActor, 'account'>,
  at: string,
  by?: string,
): Pick<MatchRecord, 'seats'> {
  const { seats, kept } = record;
  const isKept = kept !== undefined && kept.until > at;
  const promised = pendingIn(record, at).flatMap((each) =>
    each.seat === undefined || each.id === by || each.account === account ? [] : [each.seat],
  );
  if (!isKept && promised.length === 0) return { seats };
  return {
    seats: seats.map((seat): SeatInfo => {
      if (seat.holder !== undefined) return seat;
      const whose = isKept ? kept.seats[seat.id] : undefined;
      if (whose !== undefined && whose !== account) return taken(seat, whose);
      return promised.includes(seat.id) ? taken(seat, '') : seat;
    }),
  };
}

const taken = (seat: SeatInfo, account: string): SeatInfo => ({
  ...seat,
  holder: { kind: 'account', account },
});
