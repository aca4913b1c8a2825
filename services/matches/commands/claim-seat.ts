import { setOrders, type Seat } from '../../../shared/engine/index.ts';
import type { Lobby, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { checkIsNoGuest } from '../../platform/requests/guest.ts';
import { checked } from '../../platform/requests/checked.ts';
import { accountHolder, seatOf } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';
import { checkIsInPlay, checkIsWelcome, checkMayFind } from '../session/guards.ts';
import { takeRatedPlace } from './rated.ts';
import { claimSeatInput } from '../inputs/generated/inputs.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/**
 * Takes the seat of an absent player if it is offered. Adds nothing to the dice, and clears the
 * previous holder's standing orders in the same commit: from then on the previous holder sees the
 * spectators' view.
 */
export const claimSeat =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch & { seat: Seat }): Command => {
    const { matchId, commandId, seat } = checked(claimSeatInput(), input);
    return {
      name: 'claimSeat',
      actor,
      matchId,
      commandId,
      says: { seat },
      async act(match) {
        const { record } = match;
        checkMayFind(record, actor);
        const run = match.play();
        checkIsOffered(record, actor, seat);
        await checkIsWelcome(backing, record, actor);
        await takeRatedPlace(backing, actor, record);
        if (run.match.orders[seat]?.length) setOrders(run, seat, []);
        return { before: [{ type: 'SeatTaken', seat, holder: accountHolder(actor) }] };
      },
    };
  };

function checkIsOffered(record: Lobby, actor: AccountActor, wanted: Seat): void {
  checkIsNoGuest(actor, 'take over a seat');
  const { seats, absence, leavers } = record;
  const seat = seats.find(({ id }) => id === wanted);
  if (seat === undefined) {
    const ids = seats.map(({ id }) => id).join(', ');
    return refuseInput({ path: ['seat'], detail: `Unknown seat "${wanted}". Available: ${ids}.` });
  }
  if (seatOf(record, actor)) {
    return refuse('FORBIDDEN', 'You have a seat in this match, or have resigned from one.');
  }
  if (leavers.some(({ account, seat: held }) => account === actor.account && held !== wanted)) {
    return refuse('FORBIDDEN', 'You have held another seat in this match and know its secrets.');
  }
  if (seat.presence !== 'OFFERED') {
    const offered = seats.filter(({ presence }) => presence === 'OFFERED').map(({ id }) => id);
    const which =
      offered.length > 0
        ? `Open for takeover: ${offered.join(', ')}.`
        : 'No seat is open for takeover.';
    return refuse('SEAT_NOT_OFFERED', `"${wanted}" isn't open for takeover. ${which}`);
  }
  if (absence?.substitutes === 'HUMAN' && actor.machine) {
    refuse('FORBIDDEN', "Bot accounts can't take over a seat in this match.");
  }
}

/** Refuses an actor who can't take any seat now. */
export function checkMayClaim({ record }: Judged, actor: AccountActor): void {
  checkMayFind(record, actor);
  checkIsInPlay(record);
  const { seats, leavers } = record;
  const offered = seats.filter(({ presence }) => presence === 'OFFERED');
  // a player who left a seat here may take only that one back
  const left = leavers.find(({ account }) => account === actor.account)?.seat;
  const seat = offered.find(({ id }) => id === left) ?? offered[0] ?? seats[0];
  checkIsOffered(record, actor, seat?.id ?? '');
}
