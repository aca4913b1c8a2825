import { later } from '../../../platform/later.ts';
import type { queuesOn } from './on-store.ts';
import type { Queues } from './contract.ts';

/** The queues on a store, loaded when they are first wanted: few requests want them. */
export const queuesFor = (...on: Parameters<typeof queuesOn>): Queues =>
  later(
    async () => (await import('./on-store.ts')).queuesOn(...on),
    'queues',
    'tickets',
    'join',
    'confirm',
    'leave',
  );
