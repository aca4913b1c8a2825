import { once } from '../../once.ts';
import type { queuesOn } from './on-store.ts';
import type { Queues } from './contract.ts';

/** The queues on a store, loaded when they are first wanted: few requests want them. */
export function queuesFor(...on: Parameters<typeof queuesOn>): Queues {
  const loaded = once(async () => (await import('./on-store.ts')).queuesOn(...on));
  return {
    queues: async (...asked) => (await loaded()).queues(...asked),
    tickets: async (...asked) => (await loaded()).tickets(...asked),
    join: async (...asked) => (await loaded()).join(...asked),
    confirm: async (...asked) => (await loaded()).confirm(...asked),
    leave: async (...asked) => (await loaded()).leave(...asked),
  };
}
