import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { Lobby, OnMatch } from '../contract.ts';
import { decided } from '../decisions/decide.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, type Proposal } from '../terms/proposal.ts';
import { takingBack } from '../decisions/undo.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { checkIsInPlay } from '../session/guards.ts';
import { voteInput } from '../inputs/generated/inputs.ts';
import type { Judged } from '../session/judged.ts';
import { theirPresentSeat } from './propose.ts';

/**
 * Votes on a proposal. One no ends it, or withdraws the voter's own; the last yes carries it out.
 * Repeating a vote changes nothing.
 */
export const vote =
  (backing: Backing) =>
  (
    actor: AccountActor,
    input: OnMatch & { readonly proposalId: string; readonly agree: boolean },
  ): Command => {
    const { matchId, commandId, proposalId: id, agree } = checked(voteInput(), input);
    return {
      name: 'vote',
      actor,
      matchId,
      commandId,
      says: { id, agree },
      async act(match) {
        const { record } = match;
        const { id: seat } = theirPresentSeat(record, actor);
        checkIsInPlay(record);
        const proposal = openProposal(record, id);
        const at = backing.now().toISOString();
        const voted: ProposalEntry = { type: 'Voted', aside: true, id, seat, agree, at };
        if (!agree) {
          const status = proposal.by === seat ? 'WITHDRAWN' : 'REJECTED';
          return { before: [voted, { type: 'ProposalClosed', aside: true, id, status, at }] };
        }
        if (proposal.votes.some((each) => each.seat === seat)) return undefined;
        return decided(match, [voted], { id, at, takeBack: takingBack(backing) });
      },
    };
  };

/** The proposal of this id, if it may still be voted on. */
function openProposal({ proposals }: Lobby, id: string): Proposal {
  const proposal = proposals.find((each) => each.id === id);
  if (proposal === undefined) {
    const open = proposals.filter(isOpen).map((each) => each.id);
    const which = open.length > 0 ? `Open: ${open.join(', ')}.` : 'No proposal is open.';
    return refuseInput({ path: ['proposalId'], detail: `Unknown proposal "${id}". ${which}` });
  }
  if (isOpen(proposal)) return proposal;
  return refuse('PROPOSAL_CLOSED', `The proposal is closed: ${outcomes[proposal.status]}.`);
}

const outcomes = {
  OPEN: '',
  ACCEPTED: 'everyone agreed',
  REJECTED: 'someone voted against it',
  EXPIRED: 'it has expired, or the match has changed',
  WITHDRAWN: 'it was withdrawn',
} as const;

/** Refuses an actor who has nothing to vote on now. */
export function checkMayVote({ record }: Judged, actor: AccountActor): void {
  const { id } = theirPresentSeat(record, actor);
  checkIsInPlay(record);
  const isAsked = ({ votes }: Proposal): boolean => votes.every(({ seat }) => seat !== id);
  if (record.proposals.some((each) => isOpen(each) && isAsked(each))) return;
  refuse('PROPOSAL_CLOSED', 'No proposal needs your vote.');
}
