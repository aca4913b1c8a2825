import type { Store } from '../storage/contract.ts';
import type { Instruments } from './instruments.ts';

/**
 * The store, its commits counted, and each on record: what becomes of it can be found by that. Streams that are
 * loaded are counted, too: those that a process did not have at hand.
 */
export function counted(store: Store, { measure, recordOutcome }: Instruments): Store {
  const { events } = store;
  return {
    ...store,
    events: {
      ...events,
      load: (...asked) => {
        measure('loads');
        return events.load(...asked);
      },
      append: async (commit) => {
        const outcome = await events.append(commit);
        measure(outcome === 'stored' ? 'commits' : 'conflicts');
        recordOutcome(outcome === 'stored' ? 'stored' : 'overtaken', commit);
        return outcome;
      },
    },
  };
}
