import type { Journal, JournalCommit } from '../journal/journal.ts';
import type { Entry, Reissued } from '../match/entry.ts';
import type { Pending } from '../procedure/question.ts';
import { sameQuestion } from '../run/same-question.ts';
import type { Running } from '../run/running.ts';

/**
 * The record as today's rules ask: a question that a deploy has changed while it was pending stands
 * everywhere as it was reissued at last. What it had said before was offered to nobody any more when
 * it was answered.
 */
export function asAskedAtLast(journal: Journal): Journal {
  const last = new Map<string, Pending>();
  for (const { entries } of journal.commits) {
    for (const entry of entries) if (entry.type === 'Reissued') note(last, entry);
  }
  if (last.size === 0) return journal;
  const commits = journal.commits.map((commit) => ({
    ...commit,
    entries: commit.entries.map((entry) => revised(entry, last)),
  }));
  return { ...journal, commits };
}

type Questions = Pick<Reissued, 'questions'>;

const note = (questions: Map<string, Pending>, { questions: all }: Questions): void => {
  for (const question of all) questions.set(question.id, question);
};

function revised(entry: Entry, last: ReadonlyMap<string, Pending>): Entry {
  if (entry.type !== 'Asked' && entry.type !== 'Reissued') return entry;
  const questions = entry.questions.map((question) => {
    const later = last.get(question.id);
    return later !== undefined && isOne(question, later) ? later : question;
  });
  return { ...entry, questions };
}

/** Whether one may be the other reissued: to the same seat, for the same, as old. */
const isOne = (before: Pending, after: Pending): boolean =>
  before.seat === after.seat && before.key === after.key && before.askedAt === after.askedAt;

/**
 * The version of a question that is reissued though not changed, or never asked.
 * @param pending those that were asked before
 */
export function idleReissue(
  commits: readonly JournalCommit[],
  pending: readonly Pending[] = [],
): { readonly version: number; readonly why: string } | undefined {
  const asked = new Map(pending.map((question) => [question.id, question]));
  for (const { version, entries } of commits) {
    for (const entry of entries) {
      if (entry.type === 'Reissued' && !entry.questions.every((one) => isChanged(one, asked))) {
        return { version, why: 'a question is reissued that had not changed' };
      }
      if (entry.type === 'Asked' || entry.type === 'Reissued') note(asked, entry);
    }
  }
  return undefined;
}

/** Whether it was asked before, and otherwise. */
function isChanged(question: Pending, asked: ReadonlyMap<string, Pending>): boolean {
  const before = asked.get(question.id);
  return before !== undefined && isOne(before, question) && !sameQuestion(before, question);
}

/** Notes that these were asked anew, where they wait as they are said to; in words why they do not. */
export function reissue<S>(run: Running<S>, input: Reissued): string | undefined {
  for (const question of input.questions) {
    const waiting = run.match.pending.find(({ id }) => id === question.id);
    if (waiting === undefined || !sameQuestion(waiting, question)) {
      return 'a question is reissued as today’s rules would not';
    }
  }
  run.feed(input);
  return undefined;
}
