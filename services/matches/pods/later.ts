import { once } from '../../once.ts';
import type { Directed } from '../contract.ts';
import type { createPods } from './pods.ts';

/** The pods of tournaments, loaded when one is first wanted: of all commands few are about them. */
export function podsFor(...on: Parameters<typeof createPods>): Directed {
  const loaded = once(async () => (await import('./pods.ts')).createPods(...on));
  return {
    seatMatch: async (...asked) => (await loaded()).seatMatch(...asked),
    endMatch: async (...asked) => (await loaded()).endMatch(...asked),
    callTime: async (...asked) => (await loaded()).callTime(...asked),
    seatPlayer: async (...asked) => (await loaded()).seatPlayer(...asked),
    unrateMatch: async (...asked) => (await loaded()).unrateMatch(...asked),
    outcome: async (...asked) => (await loaded()).outcome(...asked),
    inspect: async (...asked) => (await loaded()).inspect(...asked),
  };
}
