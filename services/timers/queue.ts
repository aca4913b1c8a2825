import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { WakeUp } from '../storage/contract.ts';

/** The queue of wake-ups that have come, or soon will. */
export type TimerQueue = {
  /** Each ten in a message. */
  send(tens: readonly (readonly WakeUp[])[]): Promise<void>;
  /** One that is to be delivered only so many seconds later: 0 to 900. */
  sendLater(wake: WakeUp, seconds: number): Promise<void>;
};

const settings = once(() => z.object({ TIMERS_QUEUE_URL: z.optional(z.url()) }));

/** As many messages as a batch holds. */
const BATCH = 10;

/**
 * The queue that a deployment names; `undefined` where it names none.
 * @param follow is shown the client, to see what becomes of its calls
 */
export function timerQueueFrom(
  env: Readonly<Record<string, string | undefined>>,
  follow: (client: SQSClient) => SQSClient = (client) => client,
): TimerQueue | undefined {
  const { TIMERS_QUEUE_URL: QueueUrl } = settings().parse(env);
  if (QueueUrl === undefined) return undefined;
  // most invocations send nothing
  const sqs = once(async () => {
    const { SQSClient: Client, ...commands } = await import('@aws-sdk/client-sqs');
    // by the region's endpoint, or the one that the environment names; the address is no other place
    const client = follow(new Client({ useQueueUrlAsEndpoint: false }));
    return { client, ...commands };
  });
  return {
    async send(tens) {
      const { client, SendMessageBatchCommand } = await sqs();
      for (let from = 0; from < tens.length; from += BATCH) {
        const Entries = tens
          .slice(from, from + BATCH)
          .map((ten, i) => ({ Id: String(i), MessageBody: JSON.stringify(ten) }));
        const { Failed = [] } = await client.send(
          new SendMessageBatchCommand({ QueueUrl, Entries }),
        );
        if (Failed.length > 0) throw new UnsentError(Failed.map(({ Code = '' }) => Code));
      }
    },
    async sendLater(wake, seconds) {
      const { client, SendMessageCommand } = await sqs();
      const MessageBody = JSON.stringify([wake]);
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds: seconds }));
    },
  };
}

/** The queue did not take some messages of a batch. */
class UnsentError extends Error {
  override readonly name = 'UnsentError';
  constructor(codes: readonly string[]) {
    super(`${String(codes.length)} messages were not taken: ${codes.join(', ')}.`);
  }
}
