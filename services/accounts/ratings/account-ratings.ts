import { once } from '../../platform/once.ts';
import type { Store } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AccountRatings } from './contract.ts';

/**
 * The ratings on a store, loaded when they are first wanted: few requests want them.
 * @param now game time, by which matches are played
 */
export function ratingsOn(store: Pick<Store, 'ratings' | 'accounts'>, now: Clock): AccountRatings {
  const loaded = once(async () => (await import('./on-store.ts')).createRatings(store, now));
  return {
    of: async (...asked) => (await loaded()).of(...asked),
    fresh: async (...asked) => (await loaded()).fresh(...asked),
    figure: async (...asked) => (await loaded()).figure(...asked),
    freshFigure: async (...asked) => (await loaded()).freshFigure(...asked),
    strength: async (...asked) => (await loaded()).strength(...asked),
    rate: async (...asked) => (await loaded()).rate(...asked),
    changes: async (...asked) => (await loaded()).changes(...asked),
    leaderboard: async (...asked) => (await loaded()).leaderboard(...asked),
  };
}
