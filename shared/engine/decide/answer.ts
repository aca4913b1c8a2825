import type { AnsweredBy } from '../match/entry.ts';
import type { Seat } from '../procedure/seat.ts';
import { isLegal } from '../procedure/question.ts';
import type { Running } from '../run/running.ts';
import { questionsOf } from '../view/waiting.ts';
import { letRobotsAct } from './robots.ts';
import type { Refusal } from './refusal.ts';

/** An answer that a seat gives, to be checked. */
export type AnswerCommand = {
  readonly seat: Seat;
  /** The question's id. */
  readonly id: string;
  readonly choose: readonly string[];
  readonly by?: AnsweredBy;
  /** The version at which the asker last saw the question; refused if it was revised since. */
  readonly expectedVersion?: number;
};

/**
 * Checks an answer, feeds it, and lets the robots act. A refusal leaves the run as it was. A question
 * of another seat is refused like one that was never asked, because ids can name hidden things.
 */
export function answer<S>(run: Running<S>, command: AnswerCommand): Refusal | undefined {
  const { seat, id, choose, by, expectedVersion } = command;
  if (run.match.over || run.match.paused) return { refused: 'MATCH_NOT_RUNNING' };
  const question = questionsOf(run.match, seat).find((q) => q.id === id);
  if (question === undefined) return { refused: 'NO_SUCH_QUESTION' };
  if (expectedVersion !== undefined && expectedVersion < question.askedAt) {
    return { refused: 'STALE_VERSION', askedAt: question.askedAt };
  }
  if (!isLegal(question, choose)) {
    const { options, also = [], min = 1, max = 1 } = question;
    return { refused: 'ILLEGAL_CHOICE', options: [...options, ...also], min, max };
  }
  run.feed({ type: 'Answered', id, seat, choose, ...(by && { by }) });
  letRobotsAct(run);
  return undefined;
}
