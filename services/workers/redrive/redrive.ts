import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { StreamHandler } from '../../platform/queues/batch.ts';
import type { ReadSpan } from './records.ts';
import type { Log } from '../../platform/observability/log.ts';

/** Serves a queue of batches that a consumer of the table's stream gave up. */
export type Redrive = (event: SQSEvent) => Promise<SQSBatchResponse>;

export type RedriveParts = {
  readonly read: ReadSpan;
  /** The consumer that gave them up. */
  readonly handler: StreamHandler;
  readonly log: Pick<Log, 'error' | 'warn'>;
};

/** Parses Lambda's message about a batch that was given up: its place, not its contents. */
const givenUp = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
  }),
});

/**
 * Handles failed records again, by the same consumer, which accepts records late and twice. A
 * message whose records do not all succeed stays in its queue.
 */
export function redriving({ read, handler, log }: RedriveParts): Redrive {
  const takeUp = async ({ body }: SQSRecord): Promise<boolean> => {
    const span = givenUp.parse(JSON.parse(body)).DDBStreamBatchInfo;
    log.warn('Redriving failed records', span);
    const { batchItemFailures } = await handler({ Records: [...(await read(span))] });
    return batchItemFailures.length === 0;
  };
  return async ({ Records }) => {
    const failed: string[] = [];
    for (const message of Records) {
      const done = await takeUp(message).catch((error: unknown) => {
        log.error('Failed records could not be redriven', { body: message.body, error });
        return false;
      });
      if (!done) failed.push(message.messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}
