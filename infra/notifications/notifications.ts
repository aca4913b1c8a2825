import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { served, workQueue, type WorkQueue } from '../consumers/work-queue.ts';
import type { Stage } from '../stage.ts';
import { mail, type Mail } from './mail.ts';

/** The queue of notices, and the mail they leave by. */
export type Notifications = {
  /** Attention to be seen to, deliveries to be tried, and what became of mails. */
  readonly queue: WorkQueue;
  readonly mail: Mail;
};

export function notifications(scope: Construct, stage: Stage, seconds: number): Notifications {
  const queue = workQueue(scope, 'Notifications', seconds);
  return { queue, mail: mail(scope, stage, queue.due) };
}

/**
 * Serves the queue of notices by a function, a message at a time: each of the ten items in it may
 * wait ten seconds for others.
 */
export function telling({ queue }: Notifications, by: IFunction, concurrency: number): void {
  served(queue, by, { batchSize: 1, concurrency });
}
