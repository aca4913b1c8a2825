import type { CountedPod } from '../scoring/counted-pod.ts';
import type { Account, Ledger } from '../scoring/ledger.ts';
import { meanOf, type Fraction, type SmallFraction } from './fraction.ts';
import { winsOf } from './own-play.ts';
import { ofPoints, valueOf, type Value } from './value.ts';

/**
 * The mean of a figure over all opponents of a player, once for each meeting; 0 without opponents.
 */
function meanOver(
  { accounts }: Ledger,
  had: (opponent: Account) => SmallFraction,
): (account: Account) => Fraction {
  const all = new Map([...accounts].map(([number, account]) => [number, had(account)]));
  return ({ player, sittings }) => {
    const met: SmallFraction[] = [];
    for (const { pod } of sittings) {
      for (const { number } of pod.seats) {
        const fraction = number === player.number ? undefined : all.get(number);
        if (fraction) met.push(fraction);
      }
    }
    return meanOf(met);
  };
}

/** The mean of the opponents’ points per pod: their points in pods, over the number of pods. */
export function opponentPoints(ledger: Ledger): (account: Account) => Value {
  const mean = meanOver(ledger, ({ sittings }) => ({
    of: sittings.reduce((sum, { seat }) => sum + seat.points, 0),
    over: Math.max(1, sittings.length),
  }));
  return (account) => ofPoints(mean(account));
}

/** The mean of the opponents’ wins per pod, each counted as at least `floor`. */
export function opponentWinRate(ledger: Ledger, floor: number): (account: Account) => Value {
  const least = Math.round(floor * 1_000);
  const mean = meanOver(ledger, (opponent) => {
    const of = winsOf(opponent);
    const over = Math.max(1, opponent.sittings.length);
    return of * 1_000 < least * over ? { of: least, over: 1_000 } : { of, over };
  });
  return (account) => valueOf(mean(account));
}

type Buchholz = { readonly cut: number; readonly unplayed: 'VIRTUAL' | 'EXCLUDE' };

/** Unit of the mean of one to five opponents: divisible by each of these numbers. */
const PARTS = 60;

/**
 * The sum, over the rounds, of the mean of the opponents’ points as they stand now; without the
 * `cut` lowest rounds. A round that was not played counts the player’s own points (`VIRTUAL`), or
 * nothing.
 */
export function buchholz(
  { rounds, accounts }: Ledger,
  { cut, unplayed }: Buchholz,
): (account: Account) => Value {
  const sumIn = ({ seats }: CountedPod): number =>
    seats.reduce((sum, { number }) => sum + (accounts.get(number)?.points ?? 0), 0);
  return ({ sittings, points }) => {
    const dummy = unplayed === 'VIRTUAL' ? points * PARTS : 0;
    const means = rounds.map((_, i) => {
      const pod = sittings[i]?.pod;
      if (pod === undefined) return dummy;
      return (sumIn(pod) - points) * (PARTS / (pod.seats.length - 1));
    });
    const counted = means.toSorted((a, b) => a - b).slice(cut);
    const of = counted.reduce((sum, each) => sum + each, 0);
    return ofPoints({ of: BigInt(of), over: BigInt(PARTS) });
  };
}
