import { queuesOn } from '../../../services/matches/lobby/queues/on-store.ts';
import type { Queues } from '../../../services/matches/lobby/queues/contract.ts';
import type { Store } from '../../../services/platform/storage/contract.ts';

/** Queues for APIs in whose tests no players are matched. */
export const nobodyMatched = (
  store: Pick<Store, 'tickets' | 'tenures' | 'ratings' | 'accounts' | 'wakeUps' | 'summaries'>,
): Queues =>
  queuesOn(store, [], {
    matches: {
      reserve: () => Promise.resolve(),
      release: () => Promise.resolve(),
      found: () => Promise.reject(new TypeError('Nobody is matched here.')),
    },
    now: () => new Date(),
  });
