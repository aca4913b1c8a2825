import type { EngineNote } from '../../../shared/engine/index.ts';
import { between } from '../../platform/time/duration.ts';
import type { MatchRecord } from '../record/match-record.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { isOpen, type Proposal } from '../terms/proposal.ts';

/** The number of closed proposals that a match remembers: the latest. */
const CLOSED = 20;

/** Folds what the table decides. */
export function evolveProposals(record: MatchRecord, entry: ProposalEntry): MatchRecord {
  const { proposals = [], undos = 0 } = record;
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

/** Folds a pause with a known end, and the total of such pauses. */
export function evolvePause(record: MatchRecord, note: EngineNote, at: string): MatchRecord {
  const { pause, pausedMs = 0 } = record;
  if (note.type === 'Paused' && note.until !== undefined) {
    const { until } = note;
    const granted = Math.max(0, between(at, until));
    return { ...record, pause: { since: at, until }, pausedMs: pausedMs + granted };
  }
  if (note.type !== 'Resumed' || pause === undefined) return record;
  const { pause: _, ...going } = record;
  // what was not needed of it may be used another time
  return { ...going, pausedMs: pausedMs - Math.max(0, between(at, pause.until)) };
}
