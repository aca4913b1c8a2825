import type { Journal, JournalCommit } from '../journal/journal.ts';
import type { Entry, Reissued } from '../match/entry.ts';
import type { Pending } from '../procedure/question.ts';
import { sameQuestion } from '../run/same-question.ts';
import type { Running } from '../run/running.ts';

/**
 * The record with its questions in their last version: a question that a deploy changed while it was
 * pending appears everywhere as it was last reissued. Its earlier versions were no longer on offer
 * when it was answered.
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

/** True if one question may be the other reissued: same seat, same key, same version asked. */
const isOne = (before: Pending, after: Pending): boolean =>
  before.seat === after.seat && before.key === after.key && before.askedAt === after.askedAt;

/**
 * The version of a question that is reissued though not changed, or never asked.
 * @param pending questions that were asked before.
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

/** True if the question was asked before, in another form. */
function isChanged(question: Pending, asked: ReadonlyMap<string, Pending>): boolean {
  const before = asked.get(question.id);
  return before !== undefined && isOne(before, question) && !sameQuestion(before, question);
}

/**
 * Notes reissued questions if they are pending in just that form; otherwise returns the reason in
 * words.
 */
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
