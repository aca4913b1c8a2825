import type { Procedure, Reply, Step } from '../procedure/step.ts';
import type { Question } from './question.ts';

/**
 * Runs a branch for each name side by side, each at its own pace. Keys are prefixed with the
 * branch, so the order of arrival moves no die and no id. For branches whose order cannot matter:
 * they share the state. Ends when all have ended; when one leaves a scope outside, all are closed.
 */
export function* together(branches: Readonly<Record<string, Procedure<unknown>>>): Procedure {
  const parked = new Map<string, readonly Question[]>();

  /** Runs one branch on to its next question. */
  function* advance(name: string, branch: Procedure<unknown>, reply: unknown): Procedure {
    for (let result = branch.next(reply); ;) {
      if (result.done) {
        parked.delete(name);
        return;
      }
      const step = result.value;
      if (step.op === 'ask') {
        parked.set(
          name,
          step.questions.map((q) => ({ ...q, key: `${name}/${q.key}` })),
        );
        return;
      }
      result = branch.next(yield prefixed(name, step));
    }
  }

  try {
    for (const [name, branch] of Object.entries(branches)) yield* advance(name, branch, undefined);
    while (parked.size > 0) {
      const reply = (yield { op: 'ask', questions: [...parked.values()].flat() }) as Reply;
      for (const [name, branch] of Object.entries(branches)) {
        if (!parked.has(name)) continue;
        if (reply === 'changed') yield* advance(name, branch, reply);
        else if (reply.key.startsWith(`${name}/`)) {
          yield* advance(name, branch, { ...reply, key: reply.key.slice(name.length + 1) });
          break;
        }
      }
    }
  } finally {
    for (const branch of Object.values(branches)) branch.return(undefined);
  }
}

const prefixed = (name: string, step: Exclude<Step, { op: 'ask' }>): Step =>
  step.op === 'roll' ? { ...step, key: `${name}/${step.key}` } : step;
