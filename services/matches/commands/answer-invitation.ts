import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { AnswerInvitation, Lobby, RevokeInvitation } from '../contract.ts';
import { noteDeclined } from './courtesy.ts';
import { matchOf, statusAt, type Invitation } from '../terms/invitation.ts';
import { seatOf } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { checkIsHost, checkMayFind } from '../session/guards.ts';
import { answerInvitationInput, revokeInvitationInput } from '../inputs/generated/inputs.ts';
import { join } from './join.ts';
import type { Judged } from '../session/judged.ts';

/** Accepts an invitation, and so takes a seat; or declines it. The same answer again changes nothing. */
export const answerInvitation =
  (backing: Backing) =>
  (actor: AccountActor, input: AnswerInvitation): Command => {
    const {
      invitationId: id,
      accept,
      commandId,
      expectedVersion: _,
      ...more
    } = checked(answerInvitationInput(), input);
    const matchId = matchOf(id);
    const { acceptTimeControl, entropy } = more;
    const sitDown = join(backing)(actor, {
      matchId,
      ...(acceptTimeControl !== undefined && { acceptTimeControl }),
      ...(entropy !== undefined && { entropy }),
    });
    return {
      name: 'answerInvitation',
      actor,
      matchId,
      commandId,
      says: { id, accept, ...more },
      async act(match) {
        const { record } = match;
        const at = backing.now().toISOString();
        const invitation = theirs(record, id, actor);
        const status = statusAt(invitation, at);
        if (accept && seatOf(record, actor)) return undefined;
        if (!accept && status === 'DECLINED') return undefined;
        if (status !== 'PENDING' || record.status !== 'OPEN') isOver(status);
        if (accept) return sitDown.act(match);
        if (invitation.stranger) await noteDeclined(backing.documents, actor.account, { id, at });
        return { before: [{ type: 'InvitationClosed', aside: true, id, status: 'DECLINED' }] };
      },
    };
  };

/** Withdraws an invitation; for the host only. Repeating changes nothing. */
export const revokeInvitation =
  ({ now }: Pick<Backing, 'now'>) =>
  (actor: AccountActor, input: RevokeInvitation): Command => {
    const { invitationId: id, commandId } = checked(revokeInvitationInput(), input);
    return {
      name: 'revokeInvitation',
      actor,
      matchId: matchOf(id),
      commandId,
      says: { id },
      act({ record }) {
        checkIsHost(record, actor, 'withdraw invitations');
        const status = statusAt(named(record, id), now().toISOString());
        if (status === 'REVOKED') return undefined;
        if (status !== 'PENDING' || record.status !== 'OPEN') isOver(status);
        return { before: [{ type: 'InvitationClosed', aside: true, id, status: 'REVOKED' }] };
      },
    };
  };

/** Refuses an actor who has no invitation to answer now. */
export function checkMayAnswerInvitation({ record, now }: Judged, actor: AccountActor): void {
  const at = now().toISOString();
  const isAsked = record.invitations.some(
    (each) => each.account === actor.account && statusAt(each, at) === 'PENDING',
  );
  if (!isAsked || record.status !== 'OPEN') unknown();
}

/** Refuses an actor who can't withdraw an invitation now. */
export function checkMayRevokeInvitation({ record, now }: Judged, actor: AccountActor): void {
  checkIsHost(record, actor, 'withdraw invitations');
  const at = now().toISOString();
  if (!record.invitations.some((each) => statusAt(each, at) === 'PENDING')) unknown();
}

const named = ({ invitations }: Lobby, id: string): Invitation =>
  invitations.find((each) => each.id === id) ?? unknown();

/** Finds the invitation of this id for the invited account; other accounts get "not found". */
function theirs(record: Lobby, id: string, actor: AccountActor): Invitation {
  // in the same words as for a missing match
  checkMayFind(record, actor);
  const invitation = named(record, id);
  return invitation.account === actor.account ? invitation : unknown();
}

const unknown = (): never => refuse('NOT_FOUND', 'You have no invitation with this ID.');

const isOver = (status: Invitation['status']): never =>
  refuse('FORBIDDEN', `The invitation is no longer valid: ${outcomes[status]}.`);

const outcomes = {
  PENDING: 'the match has started or was cancelled',
  ACCEPTED: 'it was already accepted',
  DECLINED: 'it was declined',
  REVOKED: 'it was withdrawn',
  EXPIRED: 'it has expired',
} as const;
