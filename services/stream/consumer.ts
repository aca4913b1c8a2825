import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { catchUp } from './catch-up.ts';
import { fanOut } from './fan-out.ts';
import { inOrder } from './in-order.ts';
import type { StreamParts } from './parts.ts';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * Consumes the table's stream. What was stored for a match is handled in order: its lists are
 * brought up to date, its watchers are told, its bots play on. A record may come any number of
 * times. One that fails is reported, and holds up the later ones of its own match alone.
 */
export function streamHandler(parts: StreamParts): StreamHandler {
  return async (event) => {
    const queue = inOrder(partitionOf);
    const processor = new BatchProcessor(EventType.DynamoDBStreams, { logger: quiet });
    const handle = (record: DynamoDBRecord): Promise<void> =>
      queue(record, async () => {
        try {
          await consume(parts, record);
        } catch (error) {
          parts.log.error('A record of the stream failed', { keys: record.dynamodb?.Keys, error });
          throw error;
        }
      });
    return processPartialResponse(event, handle, processor, { throwOnFullBatchFailure: false });
  };
}

async function consume(parts: StreamParts, record: DynamoDBRecord): Promise<void> {
  const change = parts.changeOf(record);
  switch (change.type) {
    case 'commit': {
      const { stream, version } = change.commit;
      await parts.backstage.project(change.commit);
      try {
        await fanOut(parts, stream, version);
      } finally {
        // whoever cannot be told is tried again; the table must not wait for that
        await parts.playBots(stream);
      }
      return;
    }
    case 'subscription':
      return catchUp(parts, change.subscription);
    case 'other':
      return undefined;
  }
}

const partitionOf = (record: DynamoDBRecord): string =>
  JSON.stringify(record.dynamodb?.Keys?.['pk']);

/** Failures are logged where they happen, with what they concern. */
const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
