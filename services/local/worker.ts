import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/**
 * Works through the jobs of a thread, one after another, below the priority of the thread that answers:
 * each message is a job with its number, and is answered under that number.
 */
export function workOn<J, R>(work: (job: J) => R | Promise<R>): void {
  // when all cores are busy, the thread that answers goes first; only Linux sets the priority of one thread
  if (process.platform === 'linux') {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  }
  const answer = async ({ id, job }: { readonly id: number; readonly job: J }): Promise<void> => {
    try {
      parentPort?.postMessage({ id, done: await work(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error });
    }
  };
  parentPort?.on('message', (message: { readonly id: number; readonly job: J }) => {
    void answer(message);
  });
}
