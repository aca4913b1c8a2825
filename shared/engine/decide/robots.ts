import type { Answered, Entry } from '../match/entry.ts';
import { decidingOrder, type Order } from '../match/order.ts';
import { BrokenRuleError } from '../errors.ts';
import { forcedAnswer, type Pending } from '../procedure/question.ts';
import type { Running } from '../run/running.ts';

/** The most answers that standing orders give in one commit; the next question waits for its seat. */
const ORDERED_LIMIT = 200;
/** The most questions in a row that may be answered automatically before the rule counts as a loop. */
const FORCED_LIMIT = 1_000;

/**
 * Answers pending questions by standing orders, and forced questions. Both happen at the live edge
 * only and are recorded as answers; a replay never consults orders, so changing them later cannot
 * alter the past. Orders that answer one another in a loop stop for this commit, and the players are
 * asked.
 * @throws BrokenRuleError if forced questions form a loop.
 */
export function letRobotsAct<S>(run: Running<S>): void {
  let ordered = run.fresh.filter(isByOrder).length;
  for (let forced = 0; forced < FORCED_LIMIT; forced += 1) {
    if (run.match.over || run.match.paused) return;
    const due = firstDue(run, ordered < ORDERED_LIMIT);
    if (due === undefined) return;
    run.feed(due);
    if (!isByOrder(due)) continue;
    ordered += 1;
    forced = 0;
  }
  throw new BrokenRuleError(
    `${String(FORCED_LIMIT)} questions in a row were answered automatically.`,
  );
}

const isByOrder = (entry: Entry): boolean => entry.type === 'Answered' && entry.by === 'order';

function firstDue<S>({ match }: Running<S>, mayOrder: boolean): Answered | undefined {
  for (const question of match.pending) {
    const { id, seat } = question;
    const forced = forcedAnswer(question);
    if (forced) return { type: 'Answered', id, seat, choose: forced, by: 'forced' };
    const choose = mayOrder ? ordered(match.orders[seat], question) : undefined;
    if (choose) return { type: 'Answered', id, seat, choose, by: 'order' };
  }
  return undefined;
}

/**
 * The answer of the seat's standing orders; `undefined` if they leave it to the seat, or it was
 * answered.
 */
function ordered(orders: readonly Order[] = [], question: Pending): readonly string[] | undefined {
  if (question.answered) return undefined;
  const order = orders[decidingOrder(orders, question)];
  return order === undefined || 'ask' in order ? undefined : order.choose;
}
