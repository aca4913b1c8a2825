import { Duration } from 'aws-cdk-lib/core';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventSourceMapping, StartingPosition, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetters, queue } from './queue.ts';

/** A stream consumer and its dead-letter queue. */
export type Consumer = {
  readonly function: IFunction;
  /** The batches it gave up, waiting for another try. */
  readonly givenUp: Queue;
  /** The batches that failed again. An operator has to look. */
  readonly dead: Queue;
};

export type ConsumerProps = {
  readonly id: string;
  readonly table: ITableV2;
  readonly function: IFunction;
  /** The same code once more, for batches that were given up. */
  readonly redrive: IFunction;
  readonly filters: readonly object[];
  /** The timeout of both functions. */
  readonly seconds: number;
};

/**
 * Feeds a function with the stream: one batch of a shard at a time, so that the records of a match
 * come one after another. A shard waits for its failing record, hence tries are few; records given
 * up are kept, and taken up again by a function that blocks no shard.
 */
export function consumer(scope: Construct, props: ConsumerProps): Consumer {
  const here = new Construct(scope, props.id);
  const dead = deadLetters(here);
  const givenUp = queue(here, 'GivenUp', {
    retention: 1,
    visibility: 6 * props.seconds,
    then: { queue: dead, maxReceiveCount: 5 },
  });
  feed(here, props, givenUp);
  props.redrive.addEventSource(
    new SqsEventSource(givenUp, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 2 }),
  );
  return { function: props.function, givenUp, dead };
}

function feed(here: Construct, { table, filters, ...props }: ConsumerProps, givenUp: Queue): void {
  new EventSourceMapping(here, 'Feed', {
    target: props.function,
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 100,
    parallelizationFactor: 1,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 8,
    maxRecordAge: Duration.hours(1),
    filters: filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
    onFailure: new SqsDlq(givenUp),
  });
}
