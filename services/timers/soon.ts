import type { Log } from '../observability/log.ts';
import type { WakeUp, WakeUps } from '../storage/contract.ts';
import type { Clock } from '../time/clock.ts';
import { between } from '../time/duration.ts';
import type { TimerQueue } from './queue.ts';

/** As long as a queue keeps a message back. */
const LONGEST_S = 900;
/** What comes later than this is left to the sweep: only where people play at once do seconds count. */
const SOON_S = 3_600;

type Writes = Pick<WakeUps, 'set' | 'replace'>;

/**
 * Wake-ups of which those that come soon are also told to the queue, to the second: sweeps alone would
 * find them up to a minute late. A message that can't be sent is left to them.
 */
export function toldSoon(
  wakeUps: Writes,
  queue: Pick<TimerQueue, 'sendLater'> | undefined,
  { now, log }: { readonly now: Clock; readonly log: Pick<Log, 'warn'> },
): Writes {
  if (queue === undefined) return wakeUps;
  const tell = async (wake: WakeUp): Promise<void> => {
    const seconds = Math.max(0, Math.ceil(between(now().toISOString(), wake.at) / 1_000));
    if (seconds > SOON_S) return;
    try {
      // one that comes early is told again for what is left
      await queue.sendLater(wake, Math.min(seconds, LONGEST_S));
    } catch (error) {
      log.warn('A wake-up is left to the sweep', { matchId: wake.stream, error });
    }
  };
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
