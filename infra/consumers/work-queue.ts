import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetters, queue } from './queue.ts';

/** A queue of what has come, or soon will. */
export type WorkQueue = {
  readonly due: Queue;
  /** The messages that failed; the sweep finds their matches again. */
  readonly dead: Queue;
};

/** @param seconds how long who serves the queue may take over a batch */
export function workQueue(scope: Construct, id: string, seconds: number): WorkQueue {
  const here = new Construct(scope, id);
  const dead = deadLetters(here);
  const due = queue(here, 'Due', {
    retention: 1,
    visibility: 6 * seconds,
    then: { queue: dead, maxReceiveCount: 5 },
  });
  return { due, dead };
}

/** The most messages in one call of a function, and the most concurrent calls. */
type Serving = { readonly batchSize: number; readonly concurrency: number };

/** Serves the queue by a function. It succeeds by the message and not by the batch. */
export function served({ due }: WorkQueue, by: IFunction, serving: Serving): void {
  by.addEventSource(
    new SqsEventSource(due, {
      batchSize: serving.batchSize,
      reportBatchItemFailures: true,
      maxConcurrency: serving.concurrency,
    }),
  );
}
