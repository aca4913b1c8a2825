import type { Pending, Question } from '../question/question.ts';
import { BrokenRuleError } from '../errors.ts';
import { same } from './same.ts';

/** A question about to be recorded: a new one has no id yet, a revised one keeps its own. */
export type Due = { readonly question: Question; readonly id: string | undefined };

/** What must be recorded so that what is pending becomes what the rule asks now. */
export type Difference = {
  readonly asked: readonly Due[];
  readonly withdrawn: readonly string[];
};

const nothing: Difference = { asked: [], withdrawn: [] };

/**
 * Compares by key what a rule asks now with what is pending, as a view compares keyed children.
 * @param seen the very objects last compared, by key: the same reference means the same question.
 */
export function reconcile(
  wanted: readonly Question[],
  pending: readonly Pending[],
  seen: ReadonlyMap<string, Question>,
): Difference {
  if (wanted.length > 1) refuseTwins(wanted);
  if (pending.length === 0) return { asked: wanted.map(unnamed), withdrawn: [] };
  const asked = wanted.flatMap((question): readonly Due[] => {
    const current = pending.find((p) => p.key === question.key);
    if (current === undefined) return [unnamed(question)];
    if (seen.get(question.key) === question || unchanged(current, question)) return [];
    return [{ question, id: current.id }];
  });
  const gone = pending.filter((p) => !wanted.some((question) => question.key === p.key));
  if (asked.length === 0 && gone.length === 0) return nothing;
  return { asked, withdrawn: gone.map((p) => p.id) };
}

const unnamed = (question: Question): Due => ({ question, id: undefined });

function unchanged(pending: Pending, question: Question): boolean {
  const { id, askedAt } = pending;
  return same(pending, { ...question, id, askedAt });
}

function refuseTwins(wanted: readonly Question[]): void {
  const keys = new Set(wanted.map((question) => question.key));
  if (keys.size !== wanted.length) {
    const twin = wanted.find((q, i) => wanted.findIndex((other) => other.key === q.key) !== i);
    throw new BrokenRuleError(`The key ${String(twin?.key)} is asked twice at once.`);
  }
}
