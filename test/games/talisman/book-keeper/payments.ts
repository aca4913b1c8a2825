import type { Seat } from '../../../../shared/engine/index.ts';
import { abilitiesFor, causeIn, type Cause } from './causes.ts';
import type { Entry } from './goods.ts';
import { accountOf } from './ledger.ts';
import { idIn, numberIn, type Line } from './line.ts';
import { abilitiesCalled, effectsIn } from './printed.ts';
import { held } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

/** The possible prices of a paid cause, by its print and its gains. */
function askedFor(entry: Entry, seat: Seat, cause: Cause): readonly number[] {
  const { facts, abilities, card } = cause;
  const { after } = entry.around;
  return [
    ...boughtFor(entry, seat, cause),
    ...[card?.hire, card?.bribe].filter((price) => price !== undefined),
    ...effectsIn(facts, 'spells').map(({ price = 0 }) => price),
    ...effectsIn(facts, 'heal').map(({ price = 0 }) => price * broughtBy(after, 'Healed')),
    ...effectsIn(facts, 'replenish').map(
      ({ price = 0 }) => price * broughtBy(after, 'FateReplenished'),
    ),
    ...abilities.flatMap((ability) => {
      if (ability.can === 'occasion') return [ability.pay?.gold ?? 0];
      return 'gold' in ability && typeof ability.gold === 'number' ? [ability.gold] : [];
    }),
    ...effectsIn(facts, 'pay').map(({ gold }) => gold),
  ];
}

const broughtBy = (after: Line | undefined, name: string): number =>
  after?.name === name ? numberIn(after, 'amount') : 0;

/** The card's cost here, reduced for a character that bargains, but never less than 1. */
function boughtFor(entry: Entry, seat: Seat, { name }: Cause): readonly number[] {
  const { print, ledger, around } = entry;
  if (around.after?.name !== 'CardTaken.supply') return [];
  const kind = idIn(around.after, 'card');
  if (name !== `card:${kind}`) return [];
  const off = bargains(entry, seat)
    ? abilitiesFor(entry, seat).reduce(
        (sum, ability) => sum + (ability.can === 'bargain' ? ability.off : 0),
        0,
      )
    : 0;
  const here = print.book.space(accountOf(ledger, seat).space);
  return [here, print.content.cards]
    .flatMap((sellers) => effectsIn(sellers, 'shop'))
    .flatMap(({ prices: { [kind]: price } }) => (price === undefined ? [] : [price]))
    .map((price) => Math.min(price, Math.max(1, price - off)));
}

/** True if an ability named in this turn makes things cheaper. */
const bargains = ({ ledger, print }: Entry, seat: Seat): boolean =>
  ledger.used
    .filter((one) => one.seat === seat)
    .flatMap(({ ability }) => abilitiesCalled(print, ability))
    .some(({ can }) => can === 'bargain');

/** Checks that a payment equals its price; it may be less only if that was all the payer had. */
export const paid: Readonly<Record<string, Booking>> = {
  'GoldLost.paid': (entry, seat) => {
    const cause = causeIn(entry);
    const amount = numberIn(entry.line, 'amount');
    const asked = askedFor(entry, seat, cause);
    const tolls = effectsIn(cause.facts, 'pay').map(({ gold }) => gold);
    const isAll = accountOf(entry.ledger, seat).gold === 0;
    if (isAll && tolls.some((toll) => amount < toll)) return;
    held(`what is paid for ${cause.name}`, amount, asked);
  },
};
