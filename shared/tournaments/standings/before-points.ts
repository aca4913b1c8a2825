import type { Account, Ledger } from '../scoring/ledger.ts';
import { ofCount, ownValue, type TieBreak } from '../ties/value.ts';

/** What is asked before the ties of the list: who came, who is how far in an elimination, and the points. */
export function beforeTies(
  ledger: Ledger,
  final: number | undefined,
): readonly TieBreak<Account>[] {
  const byLives = [...ledger.accounts.values()].some(({ player }) => player.lives !== undefined);
  return [
    (account: Account) => (hasCome(account) ? 1 : 0),
    ...(final === undefined ? [] : [placeIn(final)]),
    ...(byLives ? [livesOf, lastRoundOf] : []),
    ({ points }: Account) => points,
  ].map((count) => ownValue(ledger.accounts.values(), (account) => ofCount(count(account))));
}

/** Whether a player has come to any pod; or sits in the first, or had byes alone, and so could not stay away. */
export function hasCome({ sittings, scores, playing }: Account): boolean {
  if (sittings.length > 0) return sittings.some(({ seat }) => !seat.noShow);
  return playing || scores.some(({ source }) => source === 'BYE');
}

/** The place in the final, the first the greatest; those who are not in it come behind. */
const placeIn =
  (final: number) =>
  ({ scores }: Account): number =>
    -(scores.find(({ round }) => round === final)?.place ?? Number.MAX_SAFE_INTEGER);

const livesOf = ({ player: { lives = 0, status } }: Account): number =>
  status === 'DROPPED' ? 0 : lives;

/** The last round that a player who is out was in; 0 for whoever is not out. */
const lastRoundOf = (account: Account): number =>
  livesOf(account) > 0
    ? 0
    : account.scores.reduce(
        (last, { round, source }) => (source === 'LATE_ENTRY' ? last : Math.max(last, round)),
        0,
      );
