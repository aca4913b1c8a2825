import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetters, queue } from '../consumers/queue.ts';

/** The queue of matches whose time has come, or soon will. */
export type Timers = {
  readonly due: Queue;
  /** Messages that were taken up in vain; the sweep finds their matches again. */
  readonly dead: Queue;
};

/** @param seconds how long who serves the queue may take over a batch */
export function timers(scope: Construct, seconds: number): Timers {
  const here = new Construct(scope, 'Timers');
  const dead = deadLetters(here);
  const due = queue(here, 'Due', {
    retention: 1,
    visibility: 6 * seconds,
    then: { queue: dead, maxReceiveCount: 5 },
  });
  return { due, dead };
}

/**
 * Has a function serve the queue. It is done by the message and not by the batch: one match that fails
 * brings back nine others at most.
 */
export function served({ due }: Timers, by: IFunction, concurrency: number): void {
  by.addEventSource(
    new SqsEventSource(due, {
      batchSize: 5,
      reportBatchItemFailures: true,
      maxConcurrency: concurrency,
    }),
  );
}
