import type { Timers } from './ports.ts';

/** Waits that can be cut short: when a page is seen again, or back online. */
export type Pauses = {
  /** Ends after so many milliseconds, or when they are all cut short. */
  wait(ms: number): Promise<void>;
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
    cutShort: () => {
      for (const end of [...waiting]) end();
    },
  };
}
