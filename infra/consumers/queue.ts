import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * The settings of a queue: the days it keeps a message, the seconds it hides one, and the queue for
 * failures.
 */
type Keeping = {
  readonly retention: number;
  readonly visibility: number;
  readonly then: { readonly queue: Queue; readonly maxReceiveCount: number };
};

/** Creates a queue whose messages go to another queue after a number of failures. */
export const queue = (scope: Construct, id: string, keeping: Keeping): Queue =>
  new Queue(scope, id, {
    ...closed,
    retentionPeriod: Duration.days(keeping.retention),
    visibilityTimeout: Duration.seconds(keeping.visibility),
    deadLetterQueue: keeping.then,
  });

/**
 * Creates the queue for messages that can't be handled; an operator has to look, and has two weeks
 * for it.
 */
export function deadLetters(scope: Construct): Queue {
  const dead = new Queue(scope, 'Dead', { ...closed, retentionPeriod: Duration.days(14) });
  acknowledge(dead, { SQS3: 'It is the dead-letter queue.' });
  return dead;
}

const closed = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.DESTROY,
};
