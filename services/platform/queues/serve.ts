import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import limit from 'p-limit';
import type { FaultLog } from '../observability/log.ts';
import type { WakeUp } from '../storage/contract.ts';

/** The number of wake-ups of a batch that are handled side by side. */
const SIDE_BY_SIDE = 10;

/**
 * Serves a queue: a message that is not done, or that can't be read, goes back to it.
 * @param takeUp handles the body of a message; true if it is done
 */
export const servingQueue =
  (takeUp: (body: string) => Promise<boolean>, log: FaultLog) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const done = await Promise.all(
      Records.map(async ({ body }) => {
        try {
          return await takeUp(body);
        } catch (error) {
          log.error('A queue message could not be processed', { error });
          return false;
        }
      }),
    );
    const failed = Records.filter((_, i) => done[i] !== true);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/** Handles some wake-ups, a few at a time over all messages; true if all are done. */
export function sideBySide(
  seeTo: (wake: WakeUp) => Promise<boolean>,
): (wakes: readonly WakeUp[]) => Promise<boolean> {
  const some = limit(SIDE_BY_SIDE);
  return async (wakes) => {
    const done = await Promise.all(wakes.map((wake) => some(() => seeTo(wake))));
    return !done.includes(false);
  };
}
