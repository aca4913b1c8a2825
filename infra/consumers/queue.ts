import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** How long it keeps a message, in days; how long it hides one, in seconds; and where it goes then. */
type Keeping = {
  readonly retention: number;
  readonly visibility: number;
  readonly then: { readonly queue: Queue; readonly maxReceiveCount: number };
};

/** A queue whose messages go elsewhere when they were taken up so many times in vain. */
export const queue = (scope: Construct, id: string, keeping: Keeping): Queue =>
  new Queue(scope, id, {
    ...closed,
    retentionPeriod: Duration.days(keeping.retention),
    visibilityTimeout: Duration.seconds(keeping.visibility),
    deadLetterQueue: keeping.then,
  });

/** Where messages go that nobody could take up; somebody has to look, and has two weeks for it. */
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
