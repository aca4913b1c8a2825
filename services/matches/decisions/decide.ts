import { evolveProposals } from '../proposals/evolve-proposals.ts';
import type { Act } from '../session/compose.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { hasLapsed, isCarried } from '../proposals/carried.ts';
import { carryOut, type TakeBack } from './carry-out.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import type { Proposal } from '../terms/proposal.ts';

type Parts = { readonly at: string; readonly takeBack: TakeBack };

/**
 * Notes what a seat does about a proposal and carries out what all agree on by that: one commit. The entries open
 * the proposal, or vote on it.
 */
export async function decided(
  match: LoadedMatch,
  entries: readonly ProposalEntry[],
  { id, ...parts }: Parts & { readonly id: string },
): Promise<Act> {
  const record = entries.reduce(evolveProposals, match.record);
  const proposal = record.proposals.find((each) => each.id === id);
  if (proposal === undefined || !isCarried(record, proposal, parts.at)) return { before: entries };
  const { before = [], after = [] } = await carryOut(match, proposal, parts);
  return { before: [...entries, ...before], after };
}

/**
 * Closes a proposal whose time has come: all agree, or no one objects to an end, or it has found no
 * agreement.
 */
export async function closedByTime(
  match: LoadedMatch,
  proposal: Proposal,
  parts: Parts,
): Promise<Act> {
  const isAgreed = isCarried(match.record, proposal, parts.at) || proposal.wish.kind === 'END';
  if (isAgreed && !hasLapsed(match.record, proposal)) return carryOut(match, proposal, parts);
  const { id } = proposal;
  return {
    before: [{ type: 'ProposalClosed', aside: true, id, status: 'EXPIRED', at: parts.at }],
  };
}
