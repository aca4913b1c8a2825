import { ttlCache } from '../requests/ttl-cache.ts';
import type { Store } from '../storage/contract.ts';
import type { Clock } from '../time/clock.ts';
import type { AccountRatings } from './contract.ts';
import { leaderboardPage } from './leaderboard.ts';
import { rate } from './rate.ts';
import { seenAt } from './seen.ts';

/** @param now game time, by which matches are played */
export function ratingsOn(
  { ratings, accounts }: Pick<Store, 'ratings'> & Pick<Store, 'accounts'>,
  now: Clock,
): AccountRatings {
  const parts = { ratings, accounts, now };
  const known = ttlCache(ratings.all, now);
  const seen = (tallies: Awaited<ReturnType<typeof ratings.all>>) =>
    tallies.flatMap((tally) => seenAt(tally, now().toISOString()) ?? []);
  return {
    of: async (account) => seen(await known.get(account)),
    async fresh(account) {
      const tallies = await ratings.all(account);
      known.put(account, tallies);
      return seen(tallies);
    },
    async rate(outcome) {
      await rate(parts, outcome);
      for (const { account } of outcome.players) known.forget(account);
    },
    leaderboard: (board, page) => leaderboardPage(parts, board, page),
  };
}
