import type { Commit, Inboxes } from '../../platform/storage/contract.ts';
import type { Directing, PodNews, Tell, Work, WorkQueue } from '../directing-contract.ts';

export type DirectorParts = {
  readonly directing: Directing;
  readonly podNews: PodNews;
  readonly inboxes: Pick<Inboxes, 'put'>;
  readonly queue: WorkQueue;
  readonly tell: Tell;
};

/** The director: has tournaments do what is to be done, whoever says so, and hands on what takes long. */
export type Director = {
  /** Folds all that lies in an inbox. What there is no time for goes to the queue. */
  fold(tournament: string, isTimeUp?: () => boolean): Promise<void>;
  /** Does what the commits of a tournament call for. */
  direct(tournament: string): Promise<void>;
  /** Tells the tournament that a match was made for what its commit is to it. */
  tell(commit: Commit): Promise<void>;
  /** Acts where the time has come; the time of the next look, ISO 8601, if there is one. */
  wake(tournament: string): Promise<string | undefined>;
  /** Does work of the queue. */
  work(work: Work): Promise<void>;
  /** Sees to a tournament that may have lost a call: how much was mended. */
  mend(tournament: string): Promise<number>;
};

/** May be called any number of times, by several at once: what it rests on is in events alone. */
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
