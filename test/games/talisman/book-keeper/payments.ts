import type { Seat } from '../../../../shared/engine/index.ts';
import type { Content } from '../../../../shared/games/talisman/content/schema.ts';
import type { Entry } from './goods.ts';
import { numberIn } from './line.ts';
import { pricesIn } from './printed.ts';
import { same } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

const known = new WeakMap<Content, ReadonlySet<number>>();

/** All that something is sold for, or could be to who bargains. */
function pricesOf(content: Content): ReadonlySet<number> {
  const prices = known.get(content) ?? new Set(pricesIn(content).flatMap((one) => [one, one - 1]));
  known.set(content, prices);
  return prices;
}

/** A payment is told as that, and is some price, or so many times the price of one life or fate. */
export const paid: Readonly<Record<string, Booking>> = {
  'GoldLost.paid': ({ line, print }) => {
    const amount = numberIn(line, 'amount');
    const prices = pricesOf(print.content);
    if (!prices.has(1) && !prices.has(amount)) same('a price', amount, [...prices]);
  },
};
