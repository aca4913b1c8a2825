import { once } from '../../platform/once.ts';
import { enforce, refuse } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../contract.ts';
import { answerInvitationInput, revokeInvitationInput } from '../inputs/generated/inputs.ts';
import { seatOf } from '../record/seats.ts';
import { findRefusal, hostRefusal } from '../session/refusals.ts';
import { matchOf, pendingIn, statusAt, type Invitation } from '../terms/invitation.ts';
import { noteDeclined } from './courtesy.ts';
import { comerFor, joinRefusal, sitDown } from './join.ts';
import { judgedBy, matchCommand } from './match-command.ts';

// the id of an invitation names its match
const answerInput = once(() =>
  answerInvitationInput().transform(({ invitationId: id, ...rest }) => ({
    id,
    ...rest,
    matchId: matchOf(id),
  })),
);
const revokeInput = once(() =>
  revokeInvitationInput().transform(({ invitationId: id, ...rest }) => ({
    id,
    ...rest,
    matchId: matchOf(id),
  })),
);

/** Accepts an invitation, and so takes a seat; or declines it. The same answer again changes nothing. */
export const answerInvitation = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  seats: true,
  input: answerInput,
  check: ({ record }, actor) => findRefusal(record, actor),
  isIdle: ({ record, at }, { account }) =>
    !pendingIn(record, at).some((each) => each.account === account),
  async act(match, { actor, input: { id, accept, ...wish }, backing }) {
    const { record } = match;
    const at = backing.now().toISOString();
    const invitation = named(record, id);
    if (invitation.account !== actor.account) unknown();
    const status = statusAt(invitation, at);
    if (accept && seatOf(record, actor)) return undefined;
    if (!accept && status === 'DECLINED') return undefined;
    if (status !== 'PENDING' || record.status !== 'OPEN') isOver(status);
    if (accept) {
      const sent = { actor, input: wish, backing };
      const facts = await comerFor(match, sent);
      enforce(joinRefusal(judgedBy(backing, record, facts), actor, wish));
      return sitDown(match, sent);
    }
    if (invitation.stranger) await noteDeclined(backing.documents, actor.account, { id, at });
    return { before: [{ type: 'InvitationClosed', aside: true, id, status: 'DECLINED' }] };
  },
});

/** Withdraws an invitation; for the host only. Repeating changes nothing. */
export const revokeInvitation = matchCommand({
  scope: 'host',
  inAnalysis: false,
  inPod: false,
  input: revokeInput,
  check: ({ record }, actor) => hostRefusal(record, actor, 'withdraw invitations'),
  isIdle: ({ record, at }) => !record.invitations.some((each) => statusAt(each, at) === 'PENDING'),
  act({ record }, { input: { id }, backing }) {
    const status = statusAt(named(record, id), backing.now().toISOString());
    if (status === 'REVOKED') return undefined;
    if (status !== 'PENDING' || record.status !== 'OPEN') isOver(status);
    return { before: [{ type: 'InvitationClosed', aside: true, id, status: 'REVOKED' }] };
  },
});

const named = ({ invitations }: Lobby, id: string): Invitation =>
  invitations.find((each) => each.id === id) ?? unknown();

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
