import type { Attention, WakeUp } from '../../platform/storage/contract.ts';
import { attentionName } from '../../platform/storage/attention/name.ts';

/** Builds a callback that schedules attention like any other wake-up. */
export const awaitsOf =
  (awaits: (wake: WakeUp) => Promise<void>) =>
  async ({ wake, ...whose }: Attention): Promise<void> => {
    if (wake !== undefined) await awaits({ stream: attentionName(whose), at: wake });
  };
