import { later } from '../../platform/later.ts';
import type { Store } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AccountRatings } from './contract.ts';

/**
 * The ratings on a store, loaded when they are first wanted: few requests want them.
 * @param now game time, by which matches are played
 */
export const ratingsOn = (store: Pick<Store, 'ratings' | 'accounts'>, now: Clock): AccountRatings =>
  later(async () => (await import('./create-ratings.ts')).createRatings(store, now));
