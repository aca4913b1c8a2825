import type { Attention, WakeUp } from '../../platform/storage/contract.ts';
import { attentionName } from '../../platform/storage/attention/name.ts';

/** Tells of attention that is to be looked at, as of any other wake-up. */
export const awaitsOf =
  (awaits: (wake: WakeUp) => Promise<void>) =>
  async ({ wake, ...whose }: Attention): Promise<void> => {
    if (wake !== undefined) await awaits({ stream: attentionName(whose), at: wake });
  };
