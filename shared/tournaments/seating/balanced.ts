import { ordersOf } from './orders.ts';
import type { SeatRecord } from './record.ts';

/** The best of all orders of a pod; of those that are as good the first, from the order given. */
export function balanced(pod: readonly number[], record: SeatRecord): readonly number[] {
  const costs = pod.map((number) => pod.map((_, seat) => record.costOf(number, seat, pod.length)));
  const costOf = (order: readonly number[]) =>
    order.reduce((sum, player, seat) => sum + (costs[player]?.[seat] ?? 0), 0);
  const { order } = ordersOf(pod.length)
    .map((places) => ({ order: places, cost: costOf(places) }))
    .reduce((one, other) => (other.cost < one.cost ? other : one));
  return order.flatMap((player) => pod[player] ?? []);
}
