import type { Account, Ledger } from '../scoring/ledger.ts';
import { whole } from './fraction.ts';
import { ofCount, ofPlaces, ofPoints, type Value } from './value.ts';

/** Number of pods won without sharing the place. */
export const winsOf = ({ sittings }: Account): number =>
  sittings.filter(({ seat }) => seat.place === 1 && seat.shared === 1).length;

export const wins = (account: Account): Value => ofCount(winsOf(account));

/** The sum of the game's own scores. */
export const gameScore = ({ sittings }: Account): Value =>
  ofCount(sittings.reduce((sum, { seat }) => sum + seat.score, 0));

/**
 * Number of times each place was had, shared or not, down to the last place of any pod of the
 * event.
 */
export function places({ accounts }: Ledger): (account: Account) => Value {
  const sizes = [...accounts.values()].flatMap(({ sittings }) =>
    sittings.map(({ pod }) => pod.seats.length),
  );
  const last = sizes.reduce((most, size) => Math.max(most, size), 0);
  return ({ sittings }) =>
    ofPlaces(
      sittings.map(({ seat }) => seat.place),
      last,
    );
}

/** The sum, over the rounds, of the points of all rounds up to it: scoring early is worth more. */
export function progressive({ rounds }: Ledger): (account: Account) => Value {
  return ({ scores }) => {
    const sum = scores.reduce(
      (all, { round, points }) => all + points * (rounds.length - rounds.indexOf(round)),
      0,
    );
    return ofPoints(whole(sum));
  };
}
