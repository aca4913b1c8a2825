import type { Seat } from '../../../shared/engine/index.ts';
import { between } from '../../platform/time/duration.ts';
import { present } from '../record/present.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isOver } from '../record/seats.ts';
import { isLeftAlone } from './left-alone.ts';
import { isOpen, type Proposal, type SeenProposal } from '../terms/proposal.ts';
import { pauseOf } from '../record/play.ts';

/** The seats whose agreement counts: of the people who are there. Bots, programs and the absent agree to all. */
const electorate = (record: MatchRecord): readonly Seat[] =>
  present(record)
    .filter(({ holder }) => holder?.kind === 'account' && holder.machine !== true)
    .map(({ id }) => id);

/** The seats that a proposal still waits for. */
const awaitedBy = (record: MatchRecord, { votes }: Proposal): readonly Seat[] =>
  electorate(record).filter((id) => votes.every(({ seat }) => seat !== id));

/**
 * Tests if everyone whose agreement counts has agreed by `at`, ISO 8601; one vote is enough to
 * resume after half of a pause.
 */
export function isCarried(record: MatchRecord, proposal: Proposal, at: string): boolean {
  const { wish, votes } = proposal;
  if (votes.some(({ agree }) => !agree)) return false;
  const isEnough = wish.kind === 'RESUME' && isHalfOver(record, at);
  return isEnough || awaitedBy(record, proposal).length === 0;
}

/**
 * Tests if the reason of an automatic proposal is gone: others have returned, or no one is present.
 */
export const hasLapsed = (record: MatchRecord, { itself }: Proposal): boolean =>
  itself === true && !isLeftAlone(record);

function isHalfOver(record: MatchRecord, at: string): boolean {
  const pause = pauseOf(record);
  return pause !== undefined && between(pause.since, at) * 2 >= between(pause.since, pause.until);
}

/**
 * Finds the proposal that is due next, and its time, ISO 8601: at once if all agree, or it has
 * lapsed.
 */
export function proposalDue(
  record: MatchRecord,
): { readonly proposal: Proposal; readonly at: string } | undefined {
  const { proposals, updatedAt } = record;
  return proposals
    .filter(isOpen)
    .map((proposal) => ({
      proposal,
      at:
        hasLapsed(record, proposal) || isCarried(record, proposal, updatedAt)
          ? updatedAt
          : proposal.expiresAt,
    }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/**
 * Lists the proposals as everyone may see them: a lapsed one is over, and the end of a match closes
 * all.
 */
export const seenProposals = (record: MatchRecord): readonly SeenProposal[] =>
  record.proposals.map((proposal) => {
    if (!isOpen(proposal)) return { ...proposal, waitingOn: [] };
    const isStill = !isOver(record) && !hasLapsed(record, proposal);
    if (isStill) return { ...proposal, waitingOn: awaitedBy(record, proposal) };
    return { ...proposal, status: 'EXPIRED', closedAt: record.updatedAt, waitingOn: [] };
  });
