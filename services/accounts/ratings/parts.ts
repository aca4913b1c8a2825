import type { AccountStore, Ratings } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** The dependencies of ratings. */
export type RatingParts = {
  readonly ratings: Ratings;
  readonly accounts: Pick<AccountStore, 'profile'>;
  /** Game time, by which matches are played. */
  readonly now: Clock;
};
