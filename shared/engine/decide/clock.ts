import { fallbackAnswer } from '../question/question.ts';
import type { Running } from '../run/running.ts';
import { answer } from './answer.ts';
import type { Refusal } from './refusal.ts';

/**
 * Time is up for a question: its fallback answers, by the clock. One that was answered already, and
 * might only have been changed, stands as it is.
 * @param id the question's id.
 */
export function expire<S>(run: Running<S>, id: string): Refusal | undefined {
  const question = run.match.pending.find((q) => q.id === id && !q.answered);
  if (question === undefined) return { refused: 'NO_SUCH_QUESTION' };
  const { seat } = question;
  return answer(run, { seat, id, choose: fallbackAnswer(question), by: 'clock' });
}
