import type { Account, Sitting } from '../scoring/ledger.ts';
import { meanOf } from './fraction.ts';
import { valueOf, type TieBreak } from './value.ts';

/**
 * The mean of the places in the pods that a player shared with others of those who are level, the
 * lowest first; a shared place counts as the mean of the places shared. It applies if each of them
 * met all the others.
 */
export const headToHead: TieBreak<Account> = (level) => {
  const numbers = new Set(level.map(({ player }) => player.number));
  if (level.length < 2 || !level.every((account) => hasMetAll(account, numbers)))
    return () => undefined;
  return ({ player, sittings }) => {
    const common = sittings.filter(({ pod }) =>
      pod.seats.some(({ number }) => number !== player.number && numbers.has(number)),
    );
    const { text, order } = valueOf(meanOf(common.map(placeOf)));
    return { text, order: { ...order, of: -order.of } };
  };
};

function hasMetAll({ sittings }: Account, numbers: ReadonlySet<number>): boolean {
  if (sittings.reduce((seats, { pod }) => seats + pod.seats.length, 0) < numbers.size) return false;
  const met = new Set(sittings.flatMap(({ pod }) => pod.seats.map(({ number }) => number)));
  return [...numbers].every((number) => met.has(number));
}

const placeOf = ({ seat: { place, shared } }: Sitting) => ({
  of: 2 * place + shared - 1,
  over: 2,
});
