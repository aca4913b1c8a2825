import type { RatingPool } from '../../../../shared/ratings/rating.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import type { Handlers } from '../call.ts';
import { writeAll } from '../write.ts';
import { gameIn } from './reading.ts';

const pools: readonly RatingPool[] = ['LIVE', 'ASYNC', 'BOT'];

/** Who plays best. */
export const ratings: Handlers<'getLeaderboard'> = {
  async getLeaderboard(call) {
    const { query } = call;
    const { id: gameId } = await gameIn(call);
    const pool =
      pools.find((each) => each === call.pool) ??
      refuse('NOT_FOUND', `Unknown leaderboard. Available: ${pools.join(', ')}.`);
    const { items, hasNext } = await call.ratings.leaderboard(
      { gameId, pool },
      definedFields(query),
    );
    const names = await call.accounts.names(items.map(({ item }) => item.account));
    const entries = items.map(({ item: { account, rating } }) => ({
      account: { id: account, name: names[account], machine: pool === 'BOT' },
      rating,
    }));
    const endCursor = items.at(-1)?.cursor ?? null;
    return {
      body: {
        items: await writeAll('LeaderboardEntry', entries, call),
        hasNextPage: hasNext,
        endCursor,
      },
      next: hasNext && endCursor !== null ? { first: query.first, after: endCursor } : undefined,
    };
  },
};
