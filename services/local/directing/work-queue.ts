import { setTimeout } from 'node:timers/promises';
import limit from 'p-limit';
import type { Work, WorkQueue } from '../../tournaments/directing-contract.ts';
import { parted } from '../../tournaments/directing/queue.ts';
import type { FaultLog } from '../../platform/observability/log.ts';

/** The queue of the director's work in this process, with who works it off. */
export type LocalWork = WorkQueue & {
  /** Waits until all work under way is done; false if there was none. */
  settled(): Promise<boolean>;
  /** Takes up no more work, and waits for the work under way. */
  close(): Promise<void>;
};

/** The number of tasks side by side: this process serves people as well. */
const SIDE_BY_SIDE = 2;
/** The number of failures after which work is given up; the next start finds it again. */
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 50;

/**
 * Stands in for a queue and its function. A crash loses only the messages: the next start looks
 * through tournaments.
 */
export function localWork(does: (work: Work) => Promise<void>, log: FaultLog): LocalWork {
  const some = limit(SIDE_BY_SIDE);
  const under = new Set<Promise<void>>();
  let closing = false;

  const done = async (work: Work): Promise<void> => {
    for (let tries = 1; !closing; tries += 1) {
      try {
        return await does(work);
      } catch (error) {
        log.error('Work for a tournament failed', { ...work, error });
        if (tries === MAX_TRIES) return;
        await setTimeout(FIRST_PAUSE_MS * 2 ** tries);
      }
    }
  };
  const settle = () => Promise.all(under);

  return {
    async send(work) {
      for (const each of work.flatMap(parted)) {
        const working = some(() => done(each));
        under.add(working);
        working.finally(() => under.delete(working)).catch(() => undefined);
      }
    },
    async settled() {
      if (under.size === 0) return false;
      await settle();
      return true;
    },
    async close() {
      closing = true;
      await settle();
    },
  };
}
