import type { Commit, Inboxes } from '../../platform/storage/contract.ts';
import type { Directing, PodNews, Notify, Work, WorkQueue } from '../directing-contract.ts';

export type DirectorParts = {
  readonly directing: Directing;
  readonly podNews: PodNews;
  readonly inboxes: Pick<Inboxes, 'put'>;
  readonly queue: WorkQueue;
  readonly tell: Notify;
};

/** The director: makes tournaments do their due work, on any trigger, and queues long work. */
export type Director = {
  /** Folds all facts of an inbox. If time runs out, the rest goes to the queue. */
  fold(tournament: string, isTimeUp?: () => boolean): Promise<void>;
  /** Handles the commits of a tournament. */
  direct(tournament: string): Promise<void>;
  /** Passes the news in a match's commit to its tournament. */
  tell(commit: Commit): Promise<void>;
  /** Does the acts that are due; returns the time of the next look, ISO 8601, if there is one. */
  wake(tournament: string): Promise<string | undefined>;
  /** Does work of the queue. */
  work(work: Work): Promise<void>;
  /** Repairs a tournament that may have lost a call; returns the number of repairs. */
  mend(tournament: string): Promise<number>;
};

/**
 * Creates a director. Its calls may be repeated and run concurrently, because all state is in
 * events.
 */
export function createDirector(parts: DirectorParts): Director {
  const { directing, podNews, inboxes, queue, tell } = parts;

  const fold = async (tournament: string, isTimeUp = () => false): Promise<void> => {
    for (;;) {
      const { left } = await directing.fold(tournament);
      if (!left) return;
      if (isTimeUp()) return queue.send([{ does: 'fold', tournament }]);
    }
  };
  const order = async (work: readonly Work[]): Promise<void> => {
    if (work.length > 0) await queue.send(work);
  };
  const direct = async (tournament: string): Promise<void> =>
    order(await directing.direct(tournament));

  return {
    fold,
    direct,
    async tell(commit) {
      const fact = await podNews(commit);
      if (fact !== undefined) await inboxes.put(fact);
    },
    async wake(tournament) {
      const { next, work } = await directing.wake(tournament);
      await order(work);
      return next;
    },
    async work(work) {
      switch (work.does) {
        case 'seatPods':
          return directing.seatPods(work);
        case 'endPods':
          return directing.endPods(work);
        case 'callLastRound':
          return directing.callLastRound(work);
        case 'unratePods':
          return directing.unratePods(work);
        case 'movePauses':
          return directing.movePauses(work);
        case 'seatPlayer':
          return directing.seatPlayer(work);
        case 'draft':
          return directing.draft(work);
        case 'preview':
          return directing.preview(work);
        case 'tell':
          return tell(work);
        case 'fold':
          return fold(work.tournament);
      }
    },
    async mend(tournament) {
      await fold(tournament);
      const { mended } = await directing.mend(tournament);
      await direct(tournament);
      return mended;
    },
  };
}
