import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { WakeUp } from '../storage/contract.ts';
import { inParts, messagesAt, type Follow } from './messages.ts';

/** A queue of wake-ups that have come, or soon will. */
export type WakeUpQueue = {
  /** Ten in a message. */
  send(wakes: readonly WakeUp[]): Promise<void>;
  /** Sends a wake-up that is delivered after a delay of 0 to 900 seconds. */
  sendLater(wake: WakeUp, seconds: number): Promise<void>;
};

type Env = Readonly<Record<string, string | undefined>>;

const settings = once(() =>
  z.object({
    TIMERS_QUEUE_URL: z.optional(z.url()),
    NOTIFICATIONS_QUEUE_URL: z.optional(z.url()),
  }),
);

/** Opens the queue of matches that a deployment names; `undefined` if it names none. */
export const timerQueueFrom = (env: Env, follow?: Follow): WakeUpQueue | undefined =>
  queueAt(settings().parse(env).TIMERS_QUEUE_URL, follow);

/**
 * Opens the queue of attention and deliveries that a deployment names; `undefined` if it names
 * none.
 */
export const noticeQueueFrom = (env: Env, follow?: Follow): WakeUpQueue | undefined =>
  queueAt(settings().parse(env).NOTIFICATIONS_QUEUE_URL, follow);

/** The most wake-ups of a message. */
const TOGETHER = 10;

function queueAt(url: string | undefined, follow: Follow | undefined): WakeUpQueue | undefined {
  const messages = messagesAt(url, follow);
  return (
    messages && {
      send: (wakes) => messages.send(inParts(wakes, TOGETHER).map((some) => JSON.stringify(some))),
      sendLater: (wake, seconds) => messages.sendLater(JSON.stringify([wake]), seconds),
    }
  );
}
