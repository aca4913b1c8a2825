import { strengthIn } from '../../../shared/ratings/rating.ts';
import type { AccountRatings } from '../../ratings/contract.ts';
import { ratingOn } from '../../ratings/seen.ts';
import type { StrengthOf } from './parts.ts';
import { queueOf, speedOf } from './queue.ts';

/** The strength of accounts by their ratings: in the game of a queue, at its speed. */
export const strengthsIn =
  (ratings: Pick<AccountRatings, 'fresh'>): StrengthOf =>
  async (account, queue) => {
    const board = { gameId: queueOf(queue).gameId, pool: speedOf(queue) };
    return strengthIn(ratingOn(await ratings.fresh(account), board));
  };
