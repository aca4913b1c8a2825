import type { Seat } from '../../../shared/engine/index.ts';
import type { Lobby, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { seatOf, takenSeats } from '../record/seats.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { checkIsHost, checkIsOpen } from '../session/guards.ts';
import { checkTableIsOpen } from './beacon.ts';
import { removeFromSeatInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/** Frees a seat held by another player or a bot, before the start. A free one stays free. */
export const removeFromSeat =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch & { seat: Seat }): Command => {
    const { matchId, commandId, seat } = checked(removeFromSeatInput(), input);
    return {
      name: 'removeFromSeat',
      actor,
      matchId,
      commandId,
      says: { seat },
      act({ record }) {
        checkIsHostAndOpen(record, actor);
        const taken = record.seats.find(({ id }) => id === seat);
        if (taken === undefined)
          return refuseInput({ path: ['seat'], detail: `Unknown seat "${seat}".` });
        if (seatOf(record, actor)?.id === seat) {
          return refuse('BAD_USER_INPUT', 'This is your own seat. Leave the match instead.');
        }
        if (taken.holder) checkTableIsOpen(record, backing);
        return taken.holder && { before: [{ type: 'SeatVacated', seat }] };
      },
    };
  };

function checkIsHostAndOpen(record: Lobby, actor: AccountActor): void {
  checkIsHost(record, actor, 'remove players from seats');
  checkIsOpen(record, 'Players can still resign.');
}

/** Refuses an actor who can't free a seat now. */
export function checkMayRemove({ record, now }: Judged, actor: AccountActor): void {
  checkIsHostAndOpen(record, actor);
  const own = seatOf(record, actor)?.id;
  const others = takenSeats(record).filter((id) => id !== own);
  if (others.length === 0) refuse('BAD_USER_INPUT', 'No one else has taken a seat.');
  checkTableIsOpen(record, { now });
}
