import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { served, workQueue, type WorkQueue } from '../consumers/work-queue.ts';

/** The queue of what tournaments call for and takes long. */
export const directorQueue = (scope: Construct, seconds: number): WorkQueue =>
  workQueue(scope, 'Directing', seconds);

/**
 * Serves the queue of directing by a function, a message at a time: one of them starts fifty
 * matches.
 */
export function directing(queue: WorkQueue, by: IFunction, concurrency: number): void {
  served(queue, by, { batchSize: 1, concurrency });
}
