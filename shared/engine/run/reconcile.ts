import type { Pending, Question } from '../procedure/question.ts';
import { BrokenRuleError } from '../errors.ts';
import { sameQuestion } from './same-question.ts';

/** A question about to be recorded: a new one has no id yet, a revised one keeps its own. */
export type Due = { readonly question: Question; readonly id: string | undefined };

/** The difference to record so that the pending questions become those the rule asks now. */
export type QuestionDifference = {
  readonly asked: readonly Due[];
  readonly withdrawn: readonly string[];
};

const nothing: QuestionDifference = { asked: [], withdrawn: [] };

/**
 * Compares a rule's questions with the pending ones by key, as a view compares keyed children.
 * @param seen the question objects already matched with pending ones, by key: the same reference means
 * the same question. New matches are added.
 */
export function reconcile(
  wanted: readonly Question[],
  pending: readonly Pending[],
  seen: Map<string, Question>,
): QuestionDifference {
  if (wanted.length > 1) refuseTwins(wanted);
  if (pending.length === 0) return { asked: wanted.map(unnamed), withdrawn: [] };
  const asked = wanted.flatMap((question): readonly Due[] => {
    const current = pending.find((p) => p.key === question.key);
    if (current === undefined) return [unnamed(question)];
    if (seen.get(question.key) === question) return [];
    if (!sameQuestion(current, question)) return [{ question, id: current.id }];
    seen.set(question.key, question);
    return [];
  });
  const gone = pending.filter((p) => !wanted.some((question) => question.key === p.key));
  if (asked.length === 0 && gone.length === 0) return nothing;
  return { asked, withdrawn: gone.map((p) => p.id) };
}

const unnamed = (question: Question): Due => ({ question, id: undefined });

function refuseTwins(wanted: readonly Question[]): void {
  const keys = new Set<string>();
  for (const { key } of wanted) {
    if (keys.has(key)) throw new BrokenRuleError(`The key ${key} is asked twice at once.`);
    keys.add(key);
  }
}
