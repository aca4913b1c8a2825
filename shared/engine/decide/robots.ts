import { decidingOrder } from '../match/order.ts';
import { BrokenRuleError } from '../errors.ts';
import { forcedAnswer } from '../question/question.ts';
import type { Running } from '../run/running.ts';

/** How many answers in a row robots may give before a rule counts as going in circles. */
const ROBOT_LIMIT = 1_000;

/**
 * Standing orders and forced questions answer at the live edge, and are recorded as answers by
 * them; a replay never consults them, so a later change of orders cannot alter the past.
 */
export function letRobotsAct<S>(run: Running<S>): void {
  for (let answers = 0; answers < ROBOT_LIMIT; answers += 1) {
    if (run.match.over || run.match.paused) return;
    const due = firstDue(run);
    if (due === undefined) return;
    run.feed(due);
  }
  throw new BrokenRuleError(`Robots answered ${String(ROBOT_LIMIT)} questions in a row.`);
}

function firstDue<S>(run: Running<S>) {
  const { pending, orders } = run.match;
  for (const question of pending) {
    const { id, seat } = question;
    const forced = forcedAnswer(question);
    if (forced) return { type: 'Answered', id, seat, choose: forced, by: 'forced' } as const;
    const own = question.answered ? [] : (orders[seat] ?? []);
    const order = own[decidingOrder(own, question)];
    if (order === undefined || 'ask' in order) continue;
    return { type: 'Answered', id, seat, choose: order.choose, by: 'order' } as const;
  }
  return undefined;
}
