import type { WakeUp, WakeUps } from '../../platform/storage/contract.ts';

/** Wake-ups of which this process hears as they are set. */
export type HeardWakeUps = WakeUps & {
  /** @param listener is told the time, ISO 8601 */
  hear(listener: (at: string) => void): void;
  /** Says that something was set which carries its wake-up itself. */
  told(wake: WakeUp): Promise<void>;
};

export function heardWakeUps(wakeUps: WakeUps): HeardWakeUps {
  const listeners: ((at: string) => void)[] = [];
  const told = async ({ at }: Pick<WakeUp, 'at'>): Promise<void> => {
    for (const listener of listeners) listener(at);
  };
  return {
    ...wakeUps,
    told,
    async set(wake) {
      await wakeUps.set(wake);
      await told(wake);
    },
    hear: (listener) => void listeners.push(listener),
  };
}
