import type { Answered } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { decidingOrder } from '../match/order.ts';
import type { DomainEvent } from '../procedure/step.ts';

type Orders = Match<unknown>['orders'];

/** The standing orders after a fact: without those that it ends. */
export function ordersAfterFact<S>(
  { orderEnds }: Folding<S>,
  orders: Orders,
  event: DomainEvent,
): Orders {
  if (orderEnds === undefined) return orders;
  let left = orders;
  for (const [seat, list] of Object.entries(orders)) {
    if (!list.some(({ until }) => until !== undefined)) continue;
    const ends = orderEnds.by(event, seat);
    const standing = list.filter(({ until }) => until === undefined || !ends.includes(until));
    if (standing.length < list.length) left = { ...left, [seat]: standing };
  }
  return left;
}

/** The standing orders after an answer: without the order that gave it, if that was for one answer. */
export function ordersAfterAnswer<S>(
  { orders, pending }: Match<S>,
  { id, seat, by }: Answered,
): Orders {
  const question = by === 'order' ? pending.find((asked) => asked.id === id) : undefined;
  const list = orders[seat] ?? [];
  const place = question === undefined ? -1 : decidingOrder(list, question);
  const order = list[place];
  if (order === undefined || !('once' in order)) return orders;
  return { ...orders, [seat]: list.toSpliced(place, 1) };
}
