import { fallbackAnswer, isLegal } from '../procedure/question.ts';
import type { Running } from '../run/running.ts';
import { answer } from './answer.ts';
import type { Refusal } from './refusal.ts';

/**
 * Answers a question whose time is up, by the clock: with what was chosen for its seat where that is
 * legal, else with its fallback. One that was answered already, and might only have been changed, stands
 * as it is.
 * @param id the question's id.
 * @param chosen the ids of options; the fallback's unless given.
 */
export function expire<S>(
  run: Running<S>,
  id: string,
  chosen?: readonly string[],
): Refusal | undefined {
  const question = run.match.pending.find((q) => q.id === id && !q.answered);
  if (question === undefined) return { refused: 'NO_SUCH_QUESTION' };
  const { seat } = question;
  const choose = chosen && isLegal(question, chosen) ? chosen : fallbackAnswer(question);
  return answer(run, { seat, id, choose, by: 'clock' });
}
