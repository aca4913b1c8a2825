import { parentPort } from 'node:worker_threads';
import { draftRounds } from '../../shared/tournaments/drafting/draft-rounds.ts';
import type { DrawJob } from '../tournaments/drawing/drawing.ts';

/** The thread that draws rounds: each message is a job with its number, and is answered under that number. */
parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: DrawJob }) => {
  try {
    parentPort?.postMessage({ id, drawn: draftRounds(job.tournament, job.request) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
