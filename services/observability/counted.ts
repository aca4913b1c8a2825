import type { Store } from '../storage/contract.ts';
import type { Instruments } from './instruments.ts';

/** The store, its commits counted, and each on record: what becomes of it can be found by that. */
export function counted(store: Store, { measure, recordOutcome }: Instruments): Store {
  const { events } = store;
  return {
    ...store,
    events: {
      ...events,
      append: async (commit) => {
        const outcome = await events.append(commit);
        measure(outcome === 'stored' ? 'commits' : 'conflicts');
        recordOutcome(outcome === 'stored' ? 'stored' : 'overtaken', commit);
        return outcome;
      },
    },
  };
}
