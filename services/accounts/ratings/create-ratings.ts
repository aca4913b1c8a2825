import { strengthIn } from '../../../shared/ratings/rating.ts';
import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import type { Store } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AccountRatings } from './contract.ts';
import { changesIn } from './changes.ts';
import { leaderboardPage } from './leaderboard.ts';
import { rate } from './rate.ts';
import { ratingOn, ratingAt } from './rating-at.ts';

/** @param now game time, by which matches are played */
export function createRatings(
  { ratings, accounts }: Pick<Store, 'ratings'> & Pick<Store, 'accounts'>,
  now: Clock,
): AccountRatings {
  const parts = { ratings, accounts, now };
  const known = ttlCache(ratings.all, now);
  const seen = (tallies: Awaited<ReturnType<typeof ratings.all>>) =>
    tallies.flatMap((tally) => ratingAt(tally, now().toISOString()) ?? []);
  const of = async (account: string) => seen(await known.get(account));
  const fresh = async (account: string) => {
    const tallies = await ratings.all(account);
    known.put(account, tallies);
    return seen(tallies);
  };
  return {
    of,
    fresh,
    figure: async (account, board) => ratingOn(await of(account), board).figure,
    freshFigure: async (account, board) => ratingOn(await fresh(account), board).figure,
    strength: async (account, board) => strengthIn(ratingOn(await fresh(account), board)),
    async rate(outcome) {
      await rate(parts, outcome);
      for (const { account } of outcome.players) known.forget(account);
    },
    changes: async (matchId) => changesIn(await ratings.rated(matchId)),
    leaderboard: (board, page) => leaderboardPage(parts, board, page),
  };
}
