import { Duration } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { sweep } from '../consumers/sweep.ts';
import { served, workQueue, type WorkQueue } from '../consumers/work-queue.ts';

/** The queue of matches whose time has come. */
export const timerQueue = (scope: Construct, seconds: number): WorkQueue =>
  workQueue(scope, 'Timers', seconds);

export type TimersProps = {
  readonly queue: WorkQueue;
  /** The functions that find wake-ups that have come, and handle the matches among them. */
  readonly sweep: IFunction;
  readonly due: IFunction;
  readonly concurrency: number;
};

/**
 * Schedules the sweep of wake-ups each minute, and serves the queue of matches: a batch of five
 * messages has at most 49 other wake-ups to retry.
 */
export function timers(scope: Construct, { queue, sweep: swept, due, concurrency }: TimersProps) {
  sweep(scope, 'TimersSweep', { swept, every: Duration.minutes(1) });
  served(queue, due, { batchSize: 5, concurrency });
}
