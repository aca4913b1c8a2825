import type { CountedPod } from '../scoring/counted-pod.ts';
import type { Account, Ledger } from '../scoring/ledger.ts';
import { comparedFractions, meanOf, sumOf, whole, type Fraction } from './fraction.ts';
import { winsOf } from './own-play.ts';
import { ofPoints, valueOf, type Value } from './value.ts';

/** Everybody whom a player met, once for each meeting. */
const opponentsOf = ({ player, sittings }: Account): readonly number[] =>
  sittings.flatMap(({ pod }) => othersIn(pod, player.number));

/** The mean, over everybody a player met, of what each of them had; 0 for whoever met nobody. */
function meanOver(
  { accounts }: Ledger,
  had: (opponent: Account) => Fraction,
): (account: Account) => Fraction {
  const all = new Map([...accounts].map(([number, account]) => [number, had(account)]));
  return (account) => meanOf(opponentsOf(account).flatMap((number) => all.get(number) ?? []));
}

/** The mean of the opponents’ points a pod: what they got in pods, over how many they sat in. */
export function opponentPoints(ledger: Ledger): (account: Account) => Value {
  const mean = meanOver(ledger, ({ sittings }) => ({
    of: BigInt(sittings.reduce((sum, { seat }) => sum + seat.points, 0)),
    over: BigInt(Math.max(1, sittings.length)),
  }));
  return (account) => ofPoints(mean(account));
}

/** The mean of the opponents’ wins a pod, each counted for `floor` at least. */
export function opponentWinRate(ledger: Ledger, floor: number): (account: Account) => Value {
  const least = BigInt(Math.round(floor * 1_000));
  const mean = meanOver(ledger, (opponent) => {
    const of = BigInt(winsOf(opponent));
    const over = BigInt(Math.max(1, opponent.sittings.length));
    return of * 1_000n < least * over ? { of: least, over: 1_000n } : { of, over };
  });
  return (account) => valueOf(mean(account));
}

type Buchholz = { readonly cut: number; readonly unplayed: 'VIRTUAL' | 'EXCLUDE' };

/**
 * The sum, over the rounds, of the mean of the opponents’ points as they stand now; without the `cut` lowest
 * rounds. A round that was not played counts the player’s own points (`VIRTUAL`), or nothing.
 */
export function buchholz(
  { rounds, accounts }: Ledger,
  { cut, unplayed }: Buchholz,
): (account: Account) => Value {
  const pointsOf = (number: number): Fraction => whole(accounts.get(number)?.points ?? 0);
  return ({ player, sittings, points }) => {
    const played = sittings.map(({ pod }) =>
      meanOf(othersIn(pod, player.number).map((number) => pointsOf(number))),
    );
    const dummy = whole(unplayed === 'VIRTUAL' ? points : 0);
    const missing = Array.from({ length: rounds.length - played.length }, () => dummy);
    const counted = [...played, ...missing].toSorted(comparedFractions).slice(cut);
    return ofPoints(sumOf(counted));
  };
}

const othersIn = ({ seats }: CountedPod, number: number): readonly number[] =>
  seats.map((seat) => seat.number).filter((other) => other !== number);
