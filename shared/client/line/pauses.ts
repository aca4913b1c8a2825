import type { Timers } from './ports.ts';

/** Waits that can be cut short: when a page is seen again, or back online, and the line may have been mute before. */
export type Pauses = {
  /** Ends after so many milliseconds, or when they are all cut short. */
  wait(ms: number): Promise<void>;
  /** What is waited for; nothing once waits are cut short. */
  unlessCutShort<T>(awaited: Promise<T>): Promise<T | undefined>;
  cutShort(): void;
};

export function createPauses(clock: Timers): Pauses {
  const waiting = new Set<() => void>();
  return {
    wait: (ms) =>
      new Promise((ended) => {
        const end = (): void => {
          callOff();
          waiting.delete(end);
          ended();
        };
        const callOff = clock.after(ms, end);
        waiting.add(end);
      }),
    unlessCutShort: (awaited) =>
      new Promise((ended, failed) => {
        const end = (): void => {
          waiting.delete(end);
          ended(undefined);
        };
        waiting.add(end);
        awaited.then(ended, failed).finally(() => waiting.delete(end));
      }),
    cutShort: () => {
      for (const end of [...waiting]) end();
    },
  };
}
