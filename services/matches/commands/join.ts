import type { JoinMatch, Lobby } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { holderOf, seatOf } from '../record/seats.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import { checkIsOpen, checkIsWelcome, checkMayFind, freeSeat } from './guards.ts';
import { isInvitation } from './ids.ts';
import { keptFor, tableFor } from '../lobby/kept-seats.ts';
import {
  asksForReliability,
  checkRequirements,
  unmetBy,
  type Requirement,
} from '../lobby/requirements.ts';
import { checkTableIsOpen } from './beacon.ts';
import { inputs } from './input.ts';
import { checked } from '../../requests/checked.ts';
import type { Backing } from './backing.ts';
import { takeRatedPlace } from './rated.ts';
import { seatTaken } from './start-when-full.ts';
import type { Command } from './command.ts';
import type { Judged } from './judged.ts';

/** Takes a free seat of an open match. Who already holds one keeps it. */
export const join =
  (backing: Backing) =>
  (actor: AccountActor, input: JoinMatch): Command => {
    const { matchId, commandId, ...says } = checked(inputs().join, input);
    const { seat, invitation = '', acceptTimeControl, entropy } = says;
    return {
      name: 'join',
      actor,
      matchId,
      commandId,
      says,
      async act(match) {
        const { record } = match;
        const held = seatOf(record, actor);
        if (held && (seat === undefined || seat === held.id)) return undefined;
        if (held) return refuse('ALREADY_SEATED', `You already hold ${held.id}. Leave it first.`);
        const unmet = unmetBy(record, await whoMeets(backing, record, actor));
        const isInvited = isInvitation(invitation, record.invitation);
        checkMayJoin({ record, unmet, now: backing.now }, actor, isInvited);
        checkTimeControl(record, acceptTimeControl);
        const at = backing.now().toISOString();
        const taken = freeSeat(tableFor(record, actor, at), seat ?? keptFor(record, actor));
        await checkIsWelcome(backing, record, actor);
        await takeRatedPlace(backing, actor, record);
        return seatTaken(backing, match, {
          type: 'SeatTaken',
          seat: taken,
          holder: holderOf(actor),
          ...(entropy !== undefined && { entropy }),
        });
      },
    };
  };

/** Whoever wants to sit down, with as much of them as the table asks for. */
const whoMeets = async ({ reliability }: Backing, record: Lobby, actor: AccountActor) => ({
  locale: actor.locale,
  ...(asksForReliability(record) && { reliability: await reliability.fresh(actor.account) }),
});

/** Refuses whoever can take no seat now. */
export function checkMayJoin(
  { record, unmet, now }: Omit<Judged, 'game'> & { readonly unmet: readonly Requirement[] },
  actor: AccountActor,
  isInvited = false,
): void {
  const isExpected = record.host === actor.account || keptFor(record, actor) !== undefined;
  if (record.visibility === 'PRIVATE' && !isExpected && !isInvited) {
    // in the very words for a match that there is not
    checkMayFind(record, actor);
    refuse('FORBIDDEN', 'This match is private: send its invitation.');
  }
  checkIsOpen(record, 'Its seats can no longer be taken.');
  checkTableIsOpen(record, { now });
  if (!isExpected && !isInvited) checkRequirements(record, unmet);
  freeSeat(tableFor(record, actor, now().toISOString()));
}

/** Nobody is to be trapped in clocks that they have not looked at. */
function checkTimeControl({ timeControl }: Lobby, isAccepted: boolean | undefined): void {
  if (timeControl === undefined || timeControl.preset !== undefined || isAccepted === true) return;
  refuseInput({
    path: ['acceptTimeControl'],
    detail: "The match has a time control of its host's own. Read it, and send true",
  });
}
