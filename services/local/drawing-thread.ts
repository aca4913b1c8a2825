import {
  drawingHere,
  isSmall,
  type DrawRounds,
  type DrawJob,
  type DrawOutcome,
} from '../tournaments/drawing/drawing.ts';
import { jobThread } from './thread.ts';

/** A thread beside the one that answers, which draws all rounds that take long. */
export type DrawingThread = { readonly draw: DrawRounds; close(): Promise<void> };

/** Creates the thread that draws rounds. */
export function drawingThread(): DrawingThread {
  const { work, close } = jobThread<DrawJob, DrawOutcome>('drawing-worker.ts');
  return {
    draw: async (job) => (isSmall(job.tournament) ? drawingHere(job) : work(job)),
    close,
  };
}
