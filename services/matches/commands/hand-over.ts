import type { AccountActor } from '../../platform/requests/actor.ts';
import { accountHolder, accountsIn, seatOf } from '../record/seats.ts';
import { seatRefusal } from '../seating/may-sit.ts';
import type { Command } from '../session/command.ts';

/**
 * Hands what a guest holds in a match over to the account that the guest has signed in to. Nothing is added to the
 * dice, and no clock or order changes. Does nothing for an account that has, or has had, a seat of
 * its own there.
 */
export const handOver = (guest: AccountActor, to: AccountActor, matchId: string): Command => ({
  name: 'handOver',
  actor: guest,
  matchId,
  says: { to: to.account },
  act({ record }) {
    const seat = seatOf(record, guest)?.id;
    const refused = seatRefusal('handOver', { table: record, comer: to, facts: {}, seat });
    return refused || !accountsIn(record).includes(guest.account)
      ? undefined
      : { before: [{ type: 'SeatHandedOver', from: guest.account, holder: accountHolder(to) }] };
  },
});
