import type { Log } from '../observability/log.ts';
import type { WakeUp, WakeUps } from '../storage/contract.ts';
import type { Clock } from '../time/clock.ts';
import { between } from '../time/duration.ts';
import type { WakeUpQueue } from './queue.ts';

/** The longest time that a queue keeps a message back, in seconds. */
const LONGEST_S = 900;
/**
 * Horizon of timers to the second; what comes later is left to the sweep: only where people play at
 * once do seconds count.
 */
const SOON_S = 3_600;

type Means = { readonly now: Clock; readonly log: Pick<Log, 'warn'> };
type Queue = Pick<WakeUpQueue, 'sendLater'>;

/**
 * Sends a wake-up that is due soon to a queue, to the second: sweeps would find it up to a minute
 * late. A message that can't be sent is left to them.
 */
export function tellingSoon(
  queue: Queue | undefined,
  { now, log }: Means,
): (wake: WakeUp) => Promise<void> {
  return async (wake) => {
    const seconds = Math.max(0, Math.ceil(between(now().toISOString(), wake.at) / 1_000));
    if (queue === undefined || seconds > SOON_S) return;
    try {
      // the receiver of an early message sends it again for the rest of the time
      await queue.sendLater(wake, Math.min(seconds, LONGEST_S));
    } catch (error) {
      log.warn('A wake-up is left to the sweep', { about: wake.stream, error });
    }
  };
}

type Writes = Pick<WakeUps, 'set' | 'replace'>;

/** Wraps wake-ups so that those due soon also go to the queue. */
export function announcedSoon(wakeUps: Writes, queue: Queue | undefined, means: Means): Writes {
  const tell = tellingSoon(queue, means);
  return {
    async set(wake) {
      await wakeUps.set(wake);
      await tell(wake);
    },
    async replace(passed, at) {
      await wakeUps.replace(passed, at);
      if (at !== undefined) await tell({ stream: passed.stream, at });
    },
  };
}
