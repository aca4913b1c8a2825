import type { Seat } from '../../../../shared/engine/index.ts';
import type { Entry } from './goods.ts';
import { idIn, numberIn } from './line.ts';
import { pricesFor, pricesIn } from './printed.ts';
import { same } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

/** What is sold costs its price, or one less to who bargains. */
const haggled = (prices: readonly number[]): readonly number[] =>
  prices.flatMap((price) => [price, Math.max(Math.min(price, 1), price - 1)]);

/** What is asked for that which the next line, or the one before, says was paid for. */
function askedFor({ print: { content, book }, around: { before, after } }: Entry) {
  if (before?.name === 'Bribed') return [book.card(idIn(before, 'card')).bribe ?? 0];
  switch (after?.name) {
    case 'CardTaken.space':
      return [book.card(idIn(after, 'card')).hire ?? 0];
    case 'CardTaken.supply':
      return haggled(pricesFor(content, idIn(after, 'card')));
    case 'Healed':
      return times(numberIn(after, 'amount'), pricesFor(content, 'heal'));
    case 'FateReplenished':
      return times(numberIn(after, 'amount'), pricesFor(content, 'replenish'));
    default:
      return pricesIn(content);
  }
}

const times = (count: number, prices: readonly number[]): readonly number[] =>
  prices.map((price) => count * price);

/** A payment is what is asked for that which it brings. */
export const paid: Readonly<Record<string, Booking>> = {
  'GoldLost.paid': (entry) => {
    const amount = numberIn(entry.line, 'amount');
    const asked = askedFor(entry);
    if (!asked.includes(amount)) same('what is paid', amount, asked);
  },
};
