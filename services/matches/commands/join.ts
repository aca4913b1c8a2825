import type { JoinMatch, Lobby } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { accountHolder, seatOf } from '../record/seats.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { checkIsOpen, checkIsWelcome, checkMayFind, freeSeat } from '../session/guards.ts';
import { isInvitation } from '../terms/ids.ts';
import type { InvitationEntry } from '../terms/invitation-entry.ts';
import { invitationFor, type Invitation } from '../terms/invitation.ts';
import { keptFor, tableFor } from '../record/kept-seats.ts';
import {
  askedOf,
  checkRequirements,
  factsOf,
  unmetBy,
  type Requirement,
} from '../terms/requirements.ts';
import { checkTableIsOpen } from './beacon.ts';
import { joinMatchInput } from '../inputs/generated/inputs.ts';
import { checkIsNoGuest } from '../../platform/requests/guest.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';
import { checkIsOfItsKind, takeRatedPlace } from './rated.ts';
import { seatTaken } from './start-when-full.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/** Takes a free seat of an open match. A player who already holds one keeps it. */
export const join =
  (backing: Backing) =>
  (actor: AccountActor, input: JoinMatch): Command => {
    const { matchId, commandId, expectedVersion: _, ...says } = checked(joinMatchInput(), input);
    const { seat, invitation = '', acceptTimeControl, entropy } = says;
    return {
      name: 'join',
      actor,
      matchId,
      commandId,
      says,
      admits: true,
      async act(match) {
        const { record } = match;
        const held = seatOf(record, actor);
        if (held && (seat === undefined || seat === held.id)) return undefined;
        if (held)
          return refuse('ALREADY_SEATED', `You already have seat "${held.id}". Leave it first.`);
        const unmet = unmetBy(record, await whoMeets(backing, record, actor));
        const at = backing.now().toISOString();
        const invited = invitationFor(record, actor, { code: invitation, at });
        const byCode = isInvitation(invitation, record.invitation) ? {} : undefined;
        checkMayJoin({ record, unmet, now: backing.now }, actor, invited ?? byCode);
        checkTimeControl(record, acceptTimeControl);
        const wanted = seat ?? invited?.seat ?? keptFor(record, actor);
        const taken = freeSeat(tableFor(record, actor, at, invited?.id), wanted);
        await checkIsWelcome(backing, record, actor);
        await takeRatedPlace(backing, actor, record);
        const { before = [], ...act } = await seatTaken(backing, match, {
          type: 'SeatTaken',
          seat: taken,
          holder: accountHolder(actor),
          ...(entropy !== undefined && { entropy }),
        });
        return { ...act, before: [...(invited ? [usedBy(invited)] : []), ...before] };
      },
    };
  };

/**
 * Builds the entry that uses an invitation up, for the same commit as the seating, so that it seats
 * no more than it may.
 */
const usedBy = ({ id, account }: Invitation): InvitationEntry =>
  account === undefined
    ? { type: 'InvitationUsed', aside: true, id }
    : { type: 'InvitationClosed', aside: true, id, status: 'ACCEPTED' };

/** Reads the facts about an account that wants to join, only those the table asks for. */
const whoMeets = async (backing: Backing, record: Lobby, actor: AccountActor) => ({
  locale: actor.locale,
  ...(await askedOf(factsOf(backing, 'fresh'), record, actor)),
});

/**
 * Refuses an actor who can't take a seat now.
 * @param invited their invitation, if any; it has an id
 * unless it is the code of a private match
 */
export function checkMayJoin(
  { record, unmet, now }: Omit<Judged, 'game'> & { readonly unmet: readonly Requirement[] },
  actor: AccountActor,
  invited?: { readonly id?: string },
): void {
  const isInvited = invited !== undefined;
  const isExpected = record.host === actor.account || keptFor(record, actor) !== undefined;
  if (record.visibility === 'PRIVATE' && !isExpected && !isInvited) {
    // in the same words as for a missing match
    checkMayFind(record, actor);
    refuse('FORBIDDEN', 'This match is private. Send its invitation code.');
  }
  if (!isExpected && !isInvited) checkIsNoGuest(actor, 'join a table without an invitation');
  checkIsOpen(record, 'You can no longer join it.');
  checkTableIsOpen(record, { now });
  checkIsOfItsKind(record, actor);
  if (!isExpected && !isInvited) checkRequirements(record, unmet);
  freeSeat(tableFor(record, actor, now().toISOString(), invited?.id));
}

/** Refuses to seat an account in a custom time control that it has not accepted. */
function checkTimeControl({ timeControl }: Lobby, isAccepted: boolean | undefined): void {
  if (timeControl === undefined || timeControl.preset !== undefined || isAccepted === true) return;
  refuseInput({
    path: ['acceptTimeControl'],
    detail: 'The match has a custom time control. Read it, then send true.',
  });
}
