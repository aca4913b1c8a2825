import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { WakeUp } from '../storage/contract.ts';

/** A queue of wake-ups that have come, or soon will. */
export type WakeUpQueue = {
  /** Ten in a message. */
  send(wakes: readonly WakeUp[]): Promise<void>;
  /** Sends a wake-up that is to be delivered only so many seconds later: 0 to 900. */
  sendLater(wake: WakeUp, seconds: number): Promise<void>;
};

type Env = Readonly<Record<string, string | undefined>>;
/** Is shown the client, to see what becomes of its calls. */
type Follow = (client: SQSClient) => SQSClient;

const settings = once(() =>
  z.object({
    TIMERS_QUEUE_URL: z.optional(z.url()),
    NOTIFICATIONS_QUEUE_URL: z.optional(z.url()),
  }),
);

/** The queue of matches that a deployment names; `undefined` where it names none. */
export const timerQueueFrom = (env: Env, follow?: Follow): WakeUpQueue | undefined =>
  queueAt(settings().parse(env).TIMERS_QUEUE_URL, follow);

/** The queue of attention and deliveries that a deployment names; `undefined` where it names none. */
export const noticeQueueFrom = (env: Env, follow?: Follow): WakeUpQueue | undefined =>
  queueAt(settings().parse(env).NOTIFICATIONS_QUEUE_URL, follow);

/** As many wake-ups as a message holds, and as many messages as a batch. */
const TOGETHER = 10;
const BATCH = 10;

function queueAt(
  QueueUrl: string | undefined,
  follow: Follow = (client) => client,
): WakeUpQueue | undefined {
  if (QueueUrl === undefined) return undefined;
  // most invocations send nothing
  const sqs = once(async () => {
    const { SQSClient: Client, ...commands } = await import('@aws-sdk/client-sqs');
    // by the region's endpoint, or the one that the environment names; the address is no other place
    const client = follow(new Client({ useQueueUrlAsEndpoint: false }));
    return { client, ...commands };
  });
  return {
    async send(wakes) {
      const { client, SendMessageBatchCommand } = await sqs();
      for (const messages of inParts(inParts(wakes, TOGETHER), BATCH)) {
        const Entries = messages.map((ten, i) => ({
          Id: String(i),
          MessageBody: JSON.stringify(ten),
        }));
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

const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

/** The queue did not take some messages of a batch. */
class UnsentError extends Error {
  override readonly name = 'UnsentError';
  constructor(codes: readonly string[]) {
    super(`${String(codes.length)} messages were not taken: ${codes.join(', ')}.`);
  }
}
