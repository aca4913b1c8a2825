import { fallbackAnswer, isLegal } from '../procedure/question.ts';
import type { Running } from '../run/running.ts';
import { answer } from './answer.ts';
import type { Refusal } from './refusal.ts';

/**
 * Answers a question for the clock when its time is up: with the choice made for its seat if that is
 * legal, else with its fallback. A question that was answered, and could only be changed, keeps its
 * answer.
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
