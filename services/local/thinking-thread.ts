import { thinkingHere, type Thinking, type ThinkJob } from '../workers/bots/thinking.ts';
import { jobThread } from './thread.ts';

/** The settings of the thread: the folder or files of its packs. */
export type ThinkingData = { readonly packs: string | undefined };

/** A thread beside the one that answers, in which searching bots think. */
export type ThinkingThread = { readonly think: Thinking; close(): Promise<void> };

/** Creates the thread. If it dies over a question, that is thought about here. */
export function thinkingThread(data: ThinkingData): ThinkingThread {
  const { work, close } = jobThread<ThinkJob, readonly string[]>('thinking-worker.ts', data);
  return {
    think: async (game, job) => work(job).catch(() => thinkingHere(game, job)),
    close,
  };
}
