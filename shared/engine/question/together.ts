import type { Procedure, Reply, Step } from '../procedure/step.ts';
import type { Question } from '../procedure/question.ts';

/**
 * Runs named branches side by side, each at its own pace. Keys are prefixed with the branch, so the
 * order of arrival changes no die and no id. The branches share the state, so their order must not
 * matter. Ends when all have ended; when one leaves an outer scope, all are closed.
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
      const awake = Object.entries(branches).filter(([n]) => parked.has(n) && wakes(reply, n));
      for (const [name, branch] of awake) yield* advance(name, branch, within(name, reply));
    }
  } finally {
    for (const branch of Object.values(branches)) branch.return(undefined);
  }
}

/** True if the reply wakes this branch: an answer wakes its own branch, a change of state all. */
const wakes = (reply: Reply, name: string): boolean =>
  reply === 'changed' || reply.key.startsWith(`${name}/`);

const within = (name: string, reply: Reply): Reply =>
  reply === 'changed' ? reply : { ...reply, key: reply.key.slice(name.length + 1) };

const prefixed = (name: string, step: Exclude<Step, { op: 'ask' }>): Step =>
  step.op === 'roll' ? { ...step, key: `${name}/${step.key}` } : step;
