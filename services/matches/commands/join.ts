import type { JoinMatch } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { holderOf, seatOf } from '../record/seats.ts';
import { refuse } from '../../requests/refusal.ts';
import { checkIsOpen, checkMayFind, freeSeat } from './guards.ts';
import { isInvitation } from './ids.ts';
import { checkTableIsOpen } from './beacon.ts';
import { inputs } from './input.ts';
import { checked } from '../../requests/checked.ts';
import type { Backing, Command } from './command-handler.ts';

/** Takes a free seat of an open match. Who already holds one keeps it. */
export const join =
  (backing: Backing) =>
  (actor: AccountActor, input: JoinMatch): Command => {
    const { matchId, commandId, ...says } = checked(inputs().join, input);
    const { seat, invitation = '', entropy } = says;
    return {
      name: 'join',
      actor,
      matchId,
      commandId,
      says,
      act({ record }) {
        const held = seatOf(record, actor);
        if (held && (seat === undefined || seat === held.id)) return undefined;
        if (held) return refuse('ALREADY_SEATED', `You already hold ${held.id}. Leave it first.`);
        const invited =
          record.host === actor.account || isInvitation(invitation, record.invitation);
        if (record.visibility === 'PRIVATE' && !invited) {
          // in the very words for a match that there is not
          checkMayFind(record, actor);
          return refuse('FORBIDDEN', 'This match is private: send its invitation.');
        }
        checkIsOpen(record, 'Its seats can no longer be taken.');
        checkTableIsOpen(record, backing);
        const taken = freeSeat(record, seat);
        return {
          before: [
            {
              type: 'SeatTaken',
              seat: taken,
              holder: holderOf(actor),
              ...(entropy !== undefined && { entropy }),
            },
          ],
        };
      },
    };
  };
