import type { Procedure } from '../procedure/step.ts';
import type { Question } from '../procedure/question.ts';

/**
 * Runs a body with its questions changed by `amend`, for example with fewer any-time actions. In
 * nested bodies the innermost decides.
 */
export function* amended<T>(
  body: Procedure<T>,
  amend: (question: Question) => Question,
): Procedure<T> {
  const running: Procedure<unknown> = body;
  try {
    let result = body.next();
    while (result.done !== true) {
      const step = result.value;
      const isOpen = step.op === 'ask' && step.amended === undefined;
      result = body.next(
        yield isOpen ? { ...step, questions: step.questions.map(amend), amended: true } : step,
      );
    }
    return result.value;
  } finally {
    running.return(undefined);
  }
}
