import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawnBy, type DrawJob } from '../tournaments/drawing/drawing.ts';

// when all cores are busy, the thread that answers goes first; only Linux sets the priority of one thread
if (process.platform === 'linux') {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

/** The thread that draws rounds: each message is a job with its number, and is answered under that number. */
parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: DrawJob }) => {
  try {
    parentPort?.postMessage({ id, drawn: drawnBy(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
