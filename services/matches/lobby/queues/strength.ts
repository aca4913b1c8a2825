import type { AccountRatings } from '../../../accounts/ratings/contract.ts';
import type { StrengthOf } from './parts.ts';
import { queueOf, speedOf } from './queue.ts';

/** The strength of accounts by their ratings: in the game of a queue, at its speed. */
export const strengthsIn =
  (ratings: Pick<AccountRatings, 'strength'>): StrengthOf =>
  (account, queue) =>
    ratings.strength(account, { gameId: queueOf(queue).gameId, pool: speedOf(queue) });
