import type { Account, Ledger } from '../scoring/ledger.ts';
import { whole } from './fraction.ts';
import { ofCount, ofPoints, type Value } from './value.ts';

/** How many pods were won alone. */
export const winsOf = ({ sittings }: Account): number =>
  sittings.filter(({ seat }) => seat.place === 1 && seat.shared === 1).length;

export const wins = (account: Account): Value => ofCount(winsOf(account));

/** The sum of the game's own scores. */
export const gameScore = ({ sittings }: Account): Value =>
  ofCount(sittings.reduce((sum, { seat }) => sum + seat.score, 0));

/** How often each place was had, alone or shared, from the first down: `3 0 1 0` goes before `2 2 0 0`. */
export function places(ledger: Ledger): (account: Account) => Value {
  const all = [...ledger.accounts.values()];
  const seats = Math.max(
    0,
    ...all.flatMap(({ sittings }) => sittings.map(({ pod }) => pod.seats.length)),
  );
  const base = BigInt(ledger.rounds.length + 1);
  return ({ sittings }) => {
    const counts = Array.from(
      { length: seats },
      (_, i) => sittings.filter(({ seat }) => seat.place === i + 1).length,
    );
    const of = counts.reduce((number, count) => number * base + BigInt(count), 0n);
    return { order: { of, over: 1n }, text: counts.join(' ') };
  };
}

/** The sum, over the rounds, of the points that all rounds up to it gave: who scored early has more. */
export function progressive({ rounds }: Ledger): (account: Account) => Value {
  return ({ scores }) => {
    const sum = scores.reduce(
      (all, { round, points }) => all + points * (rounds.length - rounds.indexOf(round)),
      0,
    );
    return ofPoints(whole(sum));
  };
}
