import type { Account, Ledger } from '../scoring/ledger.ts';
import { ofCount, ownValue, type TieBreak } from '../ties/value.ts';

/** Criteria before the listed ties: having come at all, progress in an elimination, and points. */
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

/**
 * True if a player has come to any pod, is playing, or had only byes and so could not stay away.
 */
export function hasCome({ sittings, scores, playing }: Account): boolean {
  if (sittings.length > 0) return sittings.some(({ seat }) => !seat.noShow);
  return playing || scores.some(({ source }) => source === 'BYE');
}

/** The place in the final, the first the greatest; players who are not in it come behind. */
const placeIn =
  (final: number) =>
  ({ scores }: Account): number =>
    -(scores.find(({ round }) => round === final)?.place ?? Number.MAX_SAFE_INTEGER);

const livesOf = ({ player: { lives = 0, status } }: Account): number =>
  status === 'DROPPED' ? 0 : lives;

/** The last round of a player who is out; 0 if they are not out. */
const lastRoundOf = (account: Account): number =>
  livesOf(account) > 0
    ? 0
    : account.scores.reduce(
        (last, { round, source }) => (source === 'LATE_ENTRY' ? last : Math.max(last, round)),
        0,
      );
