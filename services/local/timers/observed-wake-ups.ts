import type { WakeUp, WakeUps } from '../../platform/storage/contract.ts';

/** The wake-ups, with a callback in this process for each that is set. */
export type ObservedWakeUps = WakeUps & {
  /**
   * Adds a listener.
   * @param listener gets the time, ISO 8601
   */
  hear(listener: (at: string) => void): void;
  /** Notes an item that was stored with a wake-up of its own. */
  told(wake: WakeUp): Promise<void>;
};

export function observedWakeUps(wakeUps: WakeUps): ObservedWakeUps {
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
