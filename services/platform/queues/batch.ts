import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type {
  Context,
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
} from 'aws-lambda';
import { inOrder } from './in-order.ts';
import type { FaultLog } from '../observability/log.ts';

export type StreamHandler = (
  event: DynamoDBStreamEvent,
  invocation?: Invocation,
) => Promise<DynamoDBBatchResponse>;
/** The invocation, as the platform describes it; absent if nothing ends it. */
export type Invocation = Pick<Context, 'getRemainingTimeInMillis'>;

/** A task on records of one partition; if it fails, its records have failed. */
export type Task = {
  readonly records: readonly DynamoDBRecord[];
  work(): Promise<void>;
  /** Throws if the task failed by a fact known only at the end of the batch. */
  check?(): void;
};

/** The rounds of a batch, one after another, and the work after them. */
export type Plan = {
  readonly rounds: readonly (readonly Task[])[];
  finish?(): Promise<void>;
};

/**
 * Processes a batch in rounds, one after another. Within a round, tasks of one partition run in
 * order, tasks of several side by side. A record may come any number of times. A failed task is
 * reported, and holds up only the later ones of its own partition in its round.
 */
export function inBatches(
  plan: (records: readonly DynamoDBRecord[], invocation?: Invocation) => Plan,
  log: FaultLog,
): StreamHandler {
  return async (event, invocation) => {
    const done = new Map<DynamoDBRecord, (() => Promise<void>)[]>();
    const { rounds, finish } = plan(event.Records, invocation);
    for (const round of rounds) {
      const queue = inOrder(({ records }: Task) => partitionOf(records[0]));
      await Promise.allSettled(
        round.map((task) => {
          const outcome = queue(task, () => logged(task, log));
          for (const record of task.records) {
            const ended = () => outcome.then(() => task.check?.());
            done.set(record, [...(done.get(record) ?? []), ended]);
          }
          return outcome;
        }),
      );
    }
    await finish?.();
    const processor = new BatchProcessor(EventType.DynamoDBStreams, { logger: quiet });
    // one that is in several tasks has failed if one of them has
    const handle = (record: DynamoDBRecord) =>
      Promise.all((done.get(record) ?? []).map((ended) => ended()));
    return processPartialResponse(event, handle, processor, { throwOnFullBatchFailure: false });
  };
}

async function logged({ records, work }: Task, log: FaultLog): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error('A record of the stream failed', { keys: records[0]?.dynamodb?.Keys, error });
    throw error;
  }
}

/** One task for the records of each partition, in the order of their first. */
export const byPartition = (
  records: readonly DynamoDBRecord[],
  work: (records: readonly DynamoDBRecord[]) => Promise<void>,
): readonly Task[] =>
  partitions(records).map((group) => ({ records: group, work: () => work(group) }));

/** The records of each partition, in the order of their first. */
export function partitions(
  records: readonly DynamoDBRecord[],
): readonly (readonly DynamoDBRecord[])[] {
  const groups = new Map<string, DynamoDBRecord[]>();
  for (const record of records) {
    const group = groups.get(partitionOf(record));
    if (group === undefined) groups.set(partitionOf(record), [record]);
    else group.push(record);
  }
  return [...groups.values()];
}

const partitionOf = (record: DynamoDBRecord | undefined): string =>
  JSON.stringify(record?.dynamodb?.Keys?.['pk']);

/** A logger without output: failures are logged at their source, with their context. */
const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
