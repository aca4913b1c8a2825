import { setTimeout } from 'node:timers/promises';
import { recent } from '../../platform/recent.ts';

/** Lets what is told of a stream have its turn: not twice within a second. */
export type Pace = {
  /** @param tell whether anybody was told */
  inTurn(stream: string, tell: () => Promise<boolean>): Promise<void>;
};

const SECOND_MS = 1_000;
/** Of so many streams it is known when somebody was told last. */
const MOST = 10_000;

/** A process that has told nobody yet waits for nobody. */
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
