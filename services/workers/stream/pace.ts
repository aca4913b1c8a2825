import { setTimeout } from 'node:timers/promises';
import { recent } from '../../platform/recent.ts';

/** Paces the updates of a stream: not twice within a second. */
export type Pace = {
  /** @param tell returns whether anyone was notified */
  inTurn(stream: string, tell: () => Promise<boolean>): Promise<void>;
};

const SECOND_MS = 1_000;
/** The most streams whose last update is remembered. */
const MOST = 10_000;

/** Creates a pace; the first update of a process never waits. */
export function pacing(
  now: () => number = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms),
): Pace {
  const told = recent<number>(MOST);
  return {
    async inTurn(stream, tell) {
      const rest = (told.get(stream) ?? -Infinity) + SECOND_MS - now();
      if (rest > 0) await pause(rest);
      if (await tell()) told.put(stream, now());
    },
  };
}
