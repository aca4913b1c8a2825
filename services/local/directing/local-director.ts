import type { Directing, PodNews, Notify } from '../../tournaments/directing-contract.ts';
import { createDirector, type Director } from '../../tournaments/directing/director.ts';
import { sweepingTournaments } from '../../tournaments/directing/sweep.ts';
import { directingTasks } from '../../workers/directing/tasks.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { Store } from '../../platform/storage/contract.ts';
import { inBatches, type StreamHandler } from '../../platform/queues/batch.ts';
import { localWork, type LocalWork } from './work-queue.ts';

/** The director of the local run, with the queue of its work. */
export type LocalDirector = Pick<LocalWork, 'settled' | 'close'> & {
  readonly director: Director;
  /** Its consumer of the stream. */
  readonly consume: StreamHandler;
  /** Continues after an earlier process. */
  begin(): Promise<void>;
};

export type LocalDirectorParts = {
  readonly store: Pick<Store, 'inboxes' | 'summaries'>;
  readonly directing: Directing;
  readonly podNews: PodNews;
  readonly tell: Notify;
  readonly log: FaultLog;
};

export function localDirector({ store, log, ...acts }: LocalDirectorParts): LocalDirector {
  const { inboxes, summaries } = store;
  const queue = localWork((work) => director.work(work), log);
  const director = createDirector({ ...acts, inboxes, queue });
  const mend = sweepingTournaments({ summaries, director, log });
  return {
    director,
    consume: inBatches((records) => ({ rounds: [directingTasks(director, records)] }), log),
    settled: queue.settled,
    close: queue.close,
    async begin() {
      try {
        await mend();
      } catch (error) {
        // a tournament that can't continue stops nothing else of the service
        log.error('Tournaments could not continue', { error });
      }
    },
  };
}
