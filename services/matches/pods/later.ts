import { later } from '../../platform/later.ts';
import type { Directed } from '../contract.ts';
import type { createPods } from './pods.ts';

/** The pods of tournaments, loaded when one is first wanted: of all commands few are about them. */
export function podsFor(...on: Parameters<typeof createPods>): Directed {
  const pods = later<Directed>(async () => (await import('./pods.ts')).createPods(...on));
  const { seatMatch, endMatch, callTime, seatPlayer, unrateMatch } = pods;
  const { movePauses, outcome, inspect } = pods;
  return {
    ...{ seatMatch, endMatch, callTime, seatPlayer, unrateMatch },
    ...{ movePauses, outcome, inspect },
  };
}
