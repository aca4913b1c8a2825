import type { Bot, BotSight, Seat } from '../../../engine/index.ts';
import { turnOrder } from '../state.ts';
import type { View } from '../view/view.ts';
import { byWorth, gainOf, weighed } from './by-worth.ts';

/** The chance that a seat chooses the slot that is best for it, and the one that is second. */
const CHOOSES = [0.7, 0.2];

/**
 * Plays by the worth of things right now, and selects with an eye on the others: a tile that an earlier
 * player will take is worth little, and one that a later player would miss is worth more.
 */
export const medium: Bot<View> = (sight) => {
  if (sight.question.kind !== 'select') return byWorth(sight);
  const plan = planOf(sight);
  const [best] = weighed(sight, (_, slot) => plan(slot));
  return best === undefined ? [] : [best.option];
};

/** Weighs each slot beside what the others are likely to choose. */
function planOf(sight: BotSight<View>): (slot: number) => number {
  const { view, seat, chance } = sight;
  const { earlier, later } = aroundMe(view, seat);
  const slots = view.board.map(({ slot }) => slot);
  const wishes = (other: Seat) =>
    slots
      .map((slot) => ({ slot, worth: gainOf(sight, other, slot) }))
      .toSorted((a, b) => b.worth - a.worth);
  const own = new Map(wishes(seat).map(({ slot, worth }) => [slot, worth]));
  const before = earlier.map(wishes);
  const after = later.map(wishes);
  // a seat that misses its tile takes one that is left over
  const leftOver = Math.min(...own.values());
  return (slot) => {
    const free = before.reduce((sum, wished) => {
      const rank = wished.findIndex((wish) => wish.slot === slot);
      return sum * (1 - (CHOOSES[rank] ?? 0.05));
    }, 1);
    const missed = after.reduce((sum, [first, second]) => {
      const loss = first?.slot === slot ? first.worth - (second?.worth ?? 0) : 0;
      return sum + Math.max(0, loss);
    }, 0);
    const denied = missed / Math.max(1, view.seats.length - 1) / 2;
    const gain = free * (own.get(slot) ?? 0) + (1 - free) * leftOver + free * denied;
    return gain + chance(100) / 200;
  };
}

/** The other seats by the order in which cards are carried out: those before this seat, and after it. */
function aroundMe(view: View, seat: Seat): { earlier: readonly Seat[]; later: readonly Seat[] } {
  const order = turnOrder(view);
  const mine = order.indexOf(seat);
  return { earlier: order.slice(0, mine), later: order.slice(mine + 1) };
}
