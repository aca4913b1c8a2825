import type { Seat } from '../../../shared/engine/index.ts';
import type { OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { SeatInfo } from '../record/match-record.ts';
import type { PresenceEntry } from '../record/entry.ts';
import { checkHasNotResigned, checkIsInPlay, theirSeat } from '../session/guards.ts';
import { returnToSeatInput } from '../inputs/generated/inputs.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/** Returns the actor to a seat that was played for them. Does nothing if they are not away. */
export function returnToSeat(actor: AccountActor, input: OnMatch & { seat?: Seat }): Command {
  const { matchId, commandId, seat: named } = checked(returnToSeatInput(), input);
  return {
    name: 'returnToSeat',
    actor,
    matchId,
    commandId,
    says: {},
    act(match) {
      const seat = theirSeat(match.record, actor);
      if (named !== undefined && named !== seat.id) {
        return refuse('FORBIDDEN', `Your seat is "${seat.id}", not "${named}".`);
      }
      match.play();
      checkHasNotResigned(seat);
      return seat.presence === undefined ? undefined : { before: returned(seat) };
    },
  };
}

/** Refuses an actor who is not away from a seat of theirs. */
export function checkMayReturn({ record }: Judged, actor: AccountActor): void {
  const seat = theirSeat(record, actor);
  checkIsInPlay(record);
  checkHasNotResigned(seat);
  if (seat.presence === undefined) refuse('BAD_USER_INPUT', "You aren't marked absent.");
}

/** Builds the presence entry of a holder's return, if they were away. */
export const returned = ({ id: seat, presence }: SeatInfo): readonly PresenceEntry[] =>
  presence === undefined ? [] : [{ type: 'SeatReturned', aside: true, seat }];
