import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { atOnce, type AtOnce } from '../http/at-once.ts';
import { once } from '../../platform/once.ts';
import type { Places } from '../../platform/storage/contract.ts';

/** Bounds of requests that wait for future events. */
export type Waiting = AtOnce & {
  /** The longest wait in seconds, whatever is asked for. */
  readonly longest: number;
  /** Waits for a number of milliseconds. */
  pause(milliseconds: number): Promise<unknown>;
};

/** The longest that a request for updates may be held back, in seconds; the contract says so too. */
export const LONGEST_WAIT = 20;

/**
 * Requests of one account that may wait at once; a client that follows more matches has a socket
 * for that.
 */
const AT_ONCE = 3;

const settings = once(() =>
  z.object({
    LONGEST_WAIT: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/, 'Must be whole seconds, such as 5.')),
        z.transform(Number),
      ),
      LONGEST_WAIT,
    ),
  }),
);

/**
 * Bounds of waiting from the environment: `LONGEST_WAIT` in seconds, because a deployment pays by the second.
 */
export function waitingFrom(
  env: Readonly<Record<string, string | undefined>>,
  places: Places,
): Waiting {
  const { LONGEST_WAIT: longest } = settings().parse(env);
  return {
    longest: Math.min(longest, LONGEST_WAIT),
    pause: (milliseconds) => sleep(milliseconds),
    ...atOnce(places, {
      of: 'waits',
      most: AT_ONCE,
      words: `${String(AT_ONCE)} requests of this account are already waiting, which is the limit. Follow more matches over a WebSocket, or leave \`wait\` out.`,
      retryAfter: longest || 1,
    }),
  };
}
