import { forcedAnswer, type Question } from '../procedure/question.ts';
import type { QuestionWeight } from './foresight.ts';
import type { GameDisplay } from './game.ts';

/**
 * The weight of a question, as the game says. Reactions, and questions with a single legal answer, are always
 * routine.
 */
export function weightOf(
  game: Pick<GameDisplay, 'reactions' | 'weight'>,
  question: Question,
): QuestionWeight {
  if (isForced(question) || game.reactions?.includes(question.kind) === true) return 'ROUTINE';
  return game.weight?.(question) ?? 'DECISION';
}

const isForced = (question: Question): boolean =>
  forcedAnswer({ ...question, auto: true }) !== undefined;
