import type { EngineNote } from '../match/entry.ts';
import { orderFrom, wrongIn } from '../match/written-order.ts';
import { same } from '../same.ts';
import type { Bench } from './bench.ts';

type OrdersSet = Extract<EngineNote, { type: 'OrdersSet' }>;

/** The reason why these standing orders are impossible, if they are. */
export function wrongOrders<S>(
  { game, journal, run }: Bench<S>,
  { seat, orders }: OrdersSet,
): string | undefined {
  if (!journal.seats.includes(seat)) return `there is no seat ${seat} to lay down orders`;
  if (Object.hasOwn(journal.bots ?? {}, seat)) return `${seat} is a bot, and bots have no orders`;
  if (same(run.match.orders[seat] ?? [], orders)) return 'the auto-responses did not change';
  for (const order of orders) {
    const written = orderFrom(order);
    if (typeof written === 'string') return `an auto-response is invalid: ${written}`;
    if (!same(written, order)) return 'an auto-response has unknown fields';
    const wrong = wrongIn(game, order);
    if (wrong !== undefined) return `an auto-response is invalid: ${wrong.why}`;
  }
  return undefined;
}
