import {
  answer,
  resign,
  setOrders,
  type Refusal,
  type Running,
} from '../../shared/engine/index.ts';
import type { Action, QuestionName, Scenario } from './scenario.ts';
import { goesBy, meant, theOne, written } from './waiting.ts';

/** Carries out a step. Returns the reason why it can't be done, if any. */
export function act(scenario: Scenario, run: Running<unknown>, action: Action): string | undefined {
  switch (action.step) {
    case 'answer': {
      const question = theOne(run.match, action);
      if (typeof question === 'string') return question;
      const { seat, choose } = action;
      const refusal = answer(run, { id: question.id, seat, choose });
      return refusal && `${written(action)}: ${choose.join(' ')} is refused: ${worded(refusal)}`;
    }
    case 'resign':
      if (run.match.over) return 'nobody can resign, the match is over';
      resign(scenario.game, run, action.seat);
      return undefined;
    case 'orders':
      setOrders(run, action.seat, action.orders);
      return undefined;
  }
}

/** Tries an answer that should be refused. Returns the refusal; `undefined` if it was accepted. */
export function tryAnswer(
  run: Running<unknown>,
  name: QuestionName & { readonly choose: readonly string[] },
): Refusal | undefined {
  const [own] = meant(run.match, name);
  const others = run.match.pending.find((question) => goesBy(question, name.question));
  const id = own?.id ?? others?.id ?? written(name);
  return answer(run, { id, seat: name.seat, choose: name.choose });
}

function worded(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'ILLEGAL_CHOICE': {
      const { min, max } = refusal;
      return min === 1 && max === 1
        ? 'ILLEGAL_CHOICE'
        : `ILLEGAL_CHOICE (${String(min)} to ${String(max)} options make an answer)`;
    }
    case 'NO_SUCH_QUESTION':
    case 'STALE_VERSION':
    case 'MATCH_NOT_RUNNING':
      return refusal.refused;
  }
}
