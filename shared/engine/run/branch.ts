import type { Entry } from '../match/entry.ts';
import type { Pending } from '../procedure/question.ts';
import type { Checkpoint } from './running.ts';

/**
 * The checkpoint that another match begins with, which goes on from where this one stands: without anybody's standing
 * orders, not paused, and its questions asked by the first commit of the other, whose version is 0.
 */
export function branchOf<S>({ match, since }: Checkpoint<S>): Checkpoint<S> {
  const beside = { orders: {}, paused: false };
  return {
    match: { ...match, ...beside, pending: asNew(match.pending) },
    since: since.map(askedAsNew),
    beside,
  };
}

const asNew = (questions: readonly Pending[]): readonly Pending[] =>
  questions.map((question) => ({ ...question, askedAt: 0 }));

function askedAsNew(entry: Entry): Entry {
  if (entry.type === 'Asked' || entry.type === 'Reissued')
    return { ...entry, questions: asNew(entry.questions) };
  const rewinds = entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound';
  if (!rewinds) return entry;
  return { ...entry, note: { ...entry.note, askedAt: 0, orders: {}, paused: false } };
}
