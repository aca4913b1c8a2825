import type { Timers } from './ports.ts';

/**
 * Waits that can be cut short: when a page becomes visible again or comes online, after which the
 * connection may have been mute.
 */
export type Pauses = {
  /** Resolves after `ms` milliseconds, or when all waits are cut short. */
  wait(ms: number): Promise<void>;
  /** The awaited value; `undefined` once waits are cut short. */
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
