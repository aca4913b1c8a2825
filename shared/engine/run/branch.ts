import type { Entry } from '../match/entry.ts';
import type { Pending } from '../procedure/question.ts';
import type { Checkpoint } from './running.ts';

/**
 * The checkpoint with which a fork begins: the position of this match without standing orders, not
 * paused, and with its questions asked by version 0.
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
