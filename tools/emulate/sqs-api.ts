import { createHash } from 'node:crypto';
import * as z from 'zod';
import { fault, type Answer } from './database.ts';
import type { Call } from './judge.ts';
import type { Queues } from './queues.ts';

const message = z.object({
  MessageBody: z.string(),
  DelaySeconds: z.number().int().min(0).max(900).default(0),
});
const asked = z.object({ QueueUrl: z.string() });
const sent = message.extend(asked.shape);
const batch = asked.extend({
  Entries: z
    .array(message.extend({ Id: z.string() }))
    .min(1)
    .max(10),
});

/** Returns the ARN of a queue by its name, which ends its URL. */
export type QueueOf = (name: string) => string;

/** The call to judge for sending; a batch requires the same permission. */
export const sqsCall = (body: string, arnOf: QueueOf): Call => ({
  action: 'sqs:SendMessage',
  resource: arnOf(nameIn(asked.parse(JSON.parse(body)).QueueUrl)),
});

const nameIn = (url: string): string => url.split('/').at(-1) ?? '';

/** Sends messages to queues. The client compares the digest of its message. */
export function sqsApi(
  queues: Pick<Queues, 'send'>,
  operation: string,
  body: string,
  arnOf: QueueOf,
): Answer {
  const put = ({ MessageBody, DelaySeconds }: z.infer<typeof message>, url: string) => ({
    MessageId: queues.send(arnOf(nameIn(url)), MessageBody, DelaySeconds),
    MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
  });
  switch (operation) {
    case 'SendMessage': {
      const its = sent.parse(JSON.parse(body));
      return said(put(its, its.QueueUrl));
    }
    case 'SendMessageBatch': {
      const { QueueUrl, Entries } = batch.parse(JSON.parse(body));
      const Successful = Entries.map((entry) => ({ Id: entry.Id, ...put(entry, QueueUrl) }));
      return said({ Successful, Failed: [] });
    }
    default:
      return fault(
        400,
        'AWS.SimpleQueueService.UnsupportedOperation',
        `${operation} is not emulated.`,
      );
  }
}

const said = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(value),
});
