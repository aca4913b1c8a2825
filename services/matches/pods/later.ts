import { later } from '../../platform/later.ts';
import type { Directed } from '../contract.ts';
import type { createPods } from './pods.ts';

/** The pods of tournaments, loaded when one is first wanted: of all commands few are about them. */
export const podsFor = (...on: Parameters<typeof createPods>): Directed =>
  later(
    async () => (await import('./pods.ts')).createPods(...on),
    'seatMatch',
    'endMatch',
    'callTime',
    'seatPlayer',
    'unrateMatch',
    'movePauses',
    'outcome',
    'inspect',
  );
