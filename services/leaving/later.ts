import { later } from '../platform/later.ts';
import type { LeavingUses } from './contract.ts';
import type { leavingOn } from './on-store.ts';

/** Leaving on a store, loaded when it is first wanted: hardly any request wants it. */
export const leavingFor = (...on: Parameters<typeof leavingOn>): LeavingUses =>
  later(
    async () => (await import('./on-store.ts')).leavingOn(...on),
    'exportOf',
    'deleteAccount',
    'keepGuest',
  );
