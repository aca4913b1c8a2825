import type { SQSClient } from '@aws-sdk/client-sqs';
import { once } from '../once.ts';

/** A queue of messages, each of them a text. */
export type Messages = {
  send(bodies: readonly string[]): Promise<void>;
  /** Sends a message that is delivered after a delay of 0 to 900 seconds. */
  sendLater(body: string, seconds: number): Promise<void>;
};

/** Wraps the client, to observe its calls. */
export type Follow = (client: SQSClient) => SQSClient;

/** The most messages of a batch. */
const BATCH = 10;

/** Opens the queue at an address; `undefined` without one. */
export function messagesAt(
  QueueUrl: string | undefined,
  follow: Follow = (client) => client,
): Messages | undefined {
  if (QueueUrl === undefined) return undefined;
  // most invocations send nothing
  const sqs = once(async () => {
    const { SQSClient: Client, ...commands } = await import('@aws-sdk/client-sqs');
    // by the region's endpoint, or the one that the environment names; the address is no other place
    const client = follow(new Client({ useQueueUrlAsEndpoint: false }));
    return { client, ...commands };
  });
  return {
    async send(bodies) {
      const { client, SendMessageBatchCommand } = await sqs();
      for (const some of inParts(bodies, BATCH)) {
        const Entries = some.map((MessageBody, i) => ({ Id: String(i), MessageBody }));
        const { Failed = [] } = await client.send(
          new SendMessageBatchCommand({ QueueUrl, Entries }),
        );
        if (Failed.length > 0) throw new UnsentError(Failed.map(({ Code = '' }) => Code));
      }
    },
    async sendLater(MessageBody, seconds) {
      const { client, SendMessageCommand } = await sqs();
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds: seconds }));
    },
  };
}

/** Splits a list into parts of a size; the last one holds the rest. */
export const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

/** The queue did not take some messages of a batch. */
class UnsentError extends Error {
  override readonly name = 'UnsentError';
  constructor(codes: readonly string[]) {
    super(`The queue did not accept ${String(codes.length)} messages: ${codes.join(', ')}.`);
  }
}
