import { once } from '../once.ts';
import type { LeavingUses } from './contract.ts';
import type { leavingOn } from './on-store.ts';

/** Leaving on a store, loaded when it is first wanted: hardly any request wants it. */
export function leavingFor(...on: Parameters<typeof leavingOn>): LeavingUses {
  const loaded = once(async () => (await import('./on-store.ts')).leavingOn(...on));
  return {
    exportOf: async (...asked) => (await loaded()).exportOf(...asked),
    deleteAccount: async (...asked) => (await loaded()).deleteAccount(...asked),
  };
}
