import type { Entry } from '../../../shared/engine/index.ts';
import { between } from '../../platform/time/duration.ts';
import type { MatchRecord, Pause, StartedMatch } from '../record/match-record.ts';
import { pauseOf } from '../record/play.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, type Proposal } from '../terms/proposal.ts';

/** The number of closed proposals that a match remembers: the latest. */
const CLOSED = 20;

/** Folds what the table decides. */
export function evolveProposals(record: MatchRecord, entry: ProposalEntry): MatchRecord {
  const { proposals, undos } = record;
  switch (entry.type) {
    case 'ProposalOpened': {
      const { type: _, aside: __, ...opened } = entry;
      const proposal: Proposal = { ...opened, status: 'OPEN', votes: [] };
      return { ...record, proposals: latest([...proposals, proposal]) };
    }
    case 'Voted': {
      const { id, seat, agree, at } = entry;
      const voted = (proposal: Proposal): Proposal => ({
        ...proposal,
        votes: [...proposal.votes.filter((vote) => vote.seat !== seat), { seat, agree, at }],
      });
      return { ...record, proposals: changed(proposals, id, voted) };
    }
    case 'ProposalClosed': {
      const { id, status, at } = entry;
      const close = (proposal: Proposal): Proposal => ({ ...proposal, status, closedAt: at });
      const closed = proposals.find((proposal) => proposal.id === id);
      const isUndone = closed?.wish.kind === 'UNDO' && status === 'ACCEPTED';
      return {
        ...record,
        proposals: latest(changed(proposals, id, close)),
        ...(isUndone && { undos: undos + 1 }),
      };
    }
  }
}

const changed = (
  proposals: readonly Proposal[],
  id: string,
  change: (proposal: Proposal) => Proposal,
): readonly Proposal[] => proposals.map((each) => (each.id === id ? change(each) : each));

/** The proposals that are open, and the latest of the others. */
function latest(proposals: readonly Proposal[]): readonly Proposal[] {
  const closed = proposals.filter((each) => !isOpen(each)).slice(-CLOSED);
  return proposals.filter((each) => isOpen(each) || closed.includes(each));
}

/** Computes the pause with a known end after an entry, and the total of such pauses. */
export function pauseAfter(
  record: StartedMatch,
  entry: Entry,
  at: string,
): { readonly pause?: Pause | undefined; readonly pausedMs: number } {
  const { pausedMs } = record;
  const pause = pauseOf(record);
  if (entry.type !== 'Noted' || entry.wakes) return { pause, pausedMs };
  const { note } = entry;
  if (note.type === 'Paused' && note.until !== undefined) {
    const { until } = note;
    return { pause: { since: at, until }, pausedMs: pausedMs + Math.max(0, between(at, until)) };
  }
  if (note.type !== 'Resumed' || pause === undefined) return { pause, pausedMs };
  // what was not needed of it may be used another time
  return { pausedMs: pausedMs - Math.max(0, between(at, pause.until)) };
}
