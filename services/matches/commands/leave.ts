import type { Lobby, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { humans, seatOf, takenSeats } from '../record/seats.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsOpen, checkMayFind } from '../session/guards.ts';
import { checkTableIsOpen } from './beacon.ts';
import { leaveMatchInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/**
 * Gives a seat up before the start, and before a beacon's round is due. A leaving host passes the
 * match on to the next player at the table; with no one left it is abandoned.
 */
export const leave =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch): Command => {
    const { matchId, commandId } = checked(leaveMatchInput(), input);
    return {
      name: 'leave',
      actor,
      matchId,
      commandId,
      says: {},
      act({ game, record }) {
        checkMayLeave({ game, record, ...backing }, actor);
        const seat = seatOf(record, actor);
        const vacated = seat ? [{ type: 'SeatVacated', seat: seat.id } as const] : [];
        return { before: vacated, after: passedOn(record, actor) };
      },
    };
  };

/** Refuses an actor who can't leave the match now. */
export function checkMayLeave({ game, record, now }: Judged, actor: AccountActor): void {
  checkMayFind(record, actor);
  const seat = seatOf(record, actor);
  if (!seat && record.host !== actor.account) {
    refuse('FORBIDDEN', "You don't have a seat in this match.");
  }
  checkIsOpen(record, 'Resign to leave it.');
  const isAbandoned = passedOn(record, actor).some(({ type }) => type === 'MatchAbandoned');
  // nothing hangs on the table of a match that is never played
  const isPlayed = !isAbandoned && takenSeats(record).length >= game.seats.min;
  if (seat && isPlayed) checkTableIsOpen(record, { now });
}

function passedOn(record: Lobby, actor: AccountActor) {
  if (record.host !== actor.account) return [];
  const heir = humans(record).find(({ account }) => account !== actor.account);
  return heir
    ? [{ type: 'HostPassed', host: heir.account } as const]
    : [{ type: 'MatchAbandoned' } as const];
}
