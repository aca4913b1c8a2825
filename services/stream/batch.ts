import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { inOrder } from './in-order.ts';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Where the failure of a record is told. */
export type FaultLog = {
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};

/**
 * Takes the records of a batch in order for each partition. A record may come any number of times.
 * One that fails is reported, and holds up the later ones of its own partition alone.
 */
export function inBatches(
  consume: (record: DynamoDBRecord) => Promise<void>,
  log: FaultLog,
): StreamHandler {
  return async (event) => {
    const queue = inOrder(partitionOf);
    const processor = new BatchProcessor(EventType.DynamoDBStreams, { logger: quiet });
    const handle = (record: DynamoDBRecord): Promise<void> =>
      queue(record, async () => {
        try {
          await consume(record);
        } catch (error) {
          log.error('A record of the stream failed', { keys: record.dynamodb?.Keys, error });
          throw error;
        }
      });
    return processPartialResponse(event, handle, processor, { throwOnFullBatchFailure: false });
  };
}

const partitionOf = (record: DynamoDBRecord): string =>
  JSON.stringify(record.dynamodb?.Keys?.['pk']);

/** Failures are logged where they happen, with what they concern. */
const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
