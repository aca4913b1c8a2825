import type { WakeUps } from '../../storage/contract.ts';

/** Wake-ups of which this process hears as they are set. */
export type HeardWakeUps = WakeUps & {
  /** @param listener is told the time, ISO 8601 */
  hear(listener: (at: string) => void): void;
};

export function heardWakeUps(wakeUps: WakeUps): HeardWakeUps {
  const listeners: ((at: string) => void)[] = [];
  return {
    ...wakeUps,
    async set(wake) {
      await wakeUps.set(wake);
      for (const listener of listeners) listener(wake.at);
    },
    hear: (listener) => void listeners.push(listener),
  };
}
