import type { Directing, PodNews, Work } from '../../services/tournaments/directing-contract.ts';
import { createDirector, type Director } from '../../services/tournaments/directing/director.ts';
import { parted } from '../../services/tournaments/directing/queue.ts';
import { sweepingTournaments } from '../../services/tournaments/directing/sweep.ts';
import type { FaultLog } from '../../services/platform/observability/log.ts';
import type { Commit, Store } from '../../services/platform/storage/contract.ts';
import { tournamentOf } from '../../services/platform/storage/tournaments/name.ts';
import type { Agenda } from './agenda.ts';
import type { Luck } from './luck.ts';
import { MINUTE, SECOND } from './units.ts';

/**
 * Probabilities of faults of the queue, high because a tournament has few messages; and the mean
 * transit time.
 */
const LOST = 0.05;
const DOUBLED = 0.05;
const TRANSIT = 0.3 * SECOND;
/** Interval of the sweeps of tournaments. */
const SWEEPS = 10 * MINUTE;

/** The director as it is deployed, in simulated time. */
export type Directed = Pick<Director, 'wake'> & {
  /** Folds the inbox of a stream. */
  fold(stream: string): Promise<void>;
  /** Handles a commit. */
  consume(commit: Commit): Promise<void>;
  /** Number of messages lost so far, and number of repairs by sweeps. */
  mended(): { readonly lost: number; readonly mended: number };
};

type Parts = {
  readonly agenda: Agenda;
  readonly luck: Luck;
  readonly store: Pick<Store, 'inboxes' | 'summaries'>;
  readonly directing: Directing;
  readonly podNews: PodNews;
  readonly log: FaultLog;
};

/** Creates a director whose messages, and news of matches, are sometimes lost or duplicated. */
export function directed({ agenda, luck, store, directing, podNews, log }: Parts): Directed {
  const { inboxes, summaries } = store;
  const counts = { lost: 0, mended: 0 };
  const planned = new Set<number>();

  const isLost = (): boolean => {
    if (!luck.happens(LOST)) return false;
    counts.lost += 1;
    planSweep();
    return true;
  };
  const sendOne = (work: Work): void => {
    if (isLost()) return;
    for (let copy = luck.happens(DOUBLED) ? 2 : 1; copy > 0; copy -= 1) {
      agenda.after(luck.around(TRANSIT), () => director.work(work));
    }
  };
  const director = createDirector({
    ...{ directing, podNews, inboxes },
    queue: { send: async (work) => work.flatMap(parted).forEach(sendOne) },
    tell: async () => undefined,
  });
  const sweep = sweepingTournaments({ summaries, director, log });

  /** Sweeps come by the clock; one without anything to find is skipped. */
  const planSweep = (): void => {
    const next = (Math.floor(agenda.now() / SWEEPS) + 1) * SWEEPS;
    if (planned.has(next)) return;
    planned.add(next);
    agenda.at(next, async () => {
      planned.delete(next);
      counts.mended += (await sweep()).mended;
    });
  };

  return {
    wake: director.wake,
    mended: () => ({ ...counts }),
    async fold(stream) {
      const tournament = tournamentOf(stream);
      if (tournament !== undefined) await director.fold(tournament);
    },
    async consume(commit) {
      const { stream, calls = [] } = commit;
      const tournament = tournamentOf(stream);
      if (calls.includes('director') && tournament !== undefined) await director.direct(tournament);
      if (calls.includes('result') && !isLost()) await director.tell(commit);
    },
  };
}
