import { once } from '../../platform/once.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../contract.ts';
import { decided } from '../decisions/decide.ts';
import { takingBack } from '../decisions/undo.ts';
import { voteInput } from '../inputs/generated/inputs.ts';
import { seatOf } from '../record/seats.ts';
import { ownSeat, tableRefusal } from '../session/refusals.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, type Proposal } from '../terms/proposal.ts';
import { matchCommand } from './match-command.ts';

const input = once(() => voteInput().transform(({ proposalId: id, ...rest }) => ({ id, ...rest })));

/**
 * Votes on a proposal. One no ends it, or withdraws the voter's own; the last yes carries it out.
 * Repeating a vote changes nothing.
 */
export const vote = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: true,
  input,
  check: ({ record }, actor) => tableRefusal(record, actor),
  isIdle: ({ record }, actor) =>
    record.proposals.every(
      (each) => !isOpen(each) || each.votes.some(({ seat }) => seat === seatOf(record, actor)?.id),
    ),
  async act(match, { actor, input: { id, agree }, backing }) {
    const { record } = match;
    const { id: seat } = ownSeat(record, actor);
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
});

/** Finds the proposal of this id; refused if it can't be voted on any more. */
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
