import { later } from '../../platform/later.ts';
import type { TalkUses } from './contract.ts';
import type { talkOn } from './on-store.ts';

/** Talk on a store, loaded when it is first wanted: few requests want it. */
export const talkFor = (...on: Parameters<typeof talkOn>): TalkUses =>
  later(
    async () => (await import('./on-store.ts')).talkOn(...on),
    'send',
    'messages',
    'report',
    'reports',
    'moderate',
    'notices',
  );
