import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { resourcesOf, type Template } from './assembly.ts';
import type { Resolve } from './resolve.ts';

export type Message = { readonly messageId: string; readonly body: string };

/** Queues, by their ARNs. */
export type Queues = {
  /**
   * Sends a message; returns its id.
   * @param seconds its delay, in real seconds: it stands for a point in time, which no pace
   * shortens
   */
  send(arn: string, body: string, seconds?: number): string;
  /** The messages in a queue, hidden or not. */
  in(arn: string): readonly Message[];
  /**
   * Delivers each message until it is taken; after the maximum number of receives it moves to the
   * dead-letter queue of the template.
   */
  serve(arn: string, take: (message: Message) => Promise<boolean>): void;
  close(): void;
};

const properties = z.object({
  VisibilityTimeout: z.number().default(30),
  RedrivePolicy: z
    .object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })
    .optional(),
});

/** @param pace duration of a second, in milliseconds */
export function queuesOf(template: Template, resolve: Resolve, pace: number): Queues {
  const known = new Map(
    resourcesOf(template, 'AWS::SQS::Queue').map(([id, { Properties }]) => {
      const its = properties.parse(resolve(Properties));
      return [
        String(resolve({ 'Fn::GetAtt': [id, 'Arn'] })),
        { ...its, messages: [] as Message[] },
      ];
    }),
  );
  const takers = new Map<string, (message: Message) => Promise<boolean>>();
  const stop = new AbortController();
  let count = 0;

  const put = (arn: string, message: Message): void => {
    known.get(arn)?.messages.push(message);
    const take = takers.get(arn);
    if (take !== undefined) deliver(arn, message, take).catch(() => undefined); // closed
  };
  const deliver = async (
    arn: string,
    message: Message,
    take: (message: Message) => Promise<boolean>,
  ): Promise<void> => {
    const queue = known.get(arn);
    if (queue === undefined) return;
    const { RedrivePolicy: then, VisibilityTimeout: seconds, messages } = queue;
    const most = then?.maxReceiveCount ?? Infinity;
    let taken = false;
    for (let tries = 0; tries < most && !taken; tries += 1) {
      if (tries > 0) await setTimeout(seconds * pace, undefined, { signal: stop.signal });
      taken = await take(message);
    }
    messages.splice(messages.indexOf(message), 1);
    if (!taken && then !== undefined) put(then.deadLetterTargetArn, message);
  };

  return {
    send: (arn, body, seconds = 0) => {
      const messageId = `message-${String((count += 1))}`;
      if (seconds === 0) put(arn, { messageId, body });
      else {
        setTimeout(1_000 * seconds, undefined, { signal: stop.signal, ref: false })
          .then(() => put(arn, { messageId, body }))
          .catch(() => undefined); // closed
      }
      return messageId;
    },
    in: (arn) => known.get(arn)?.messages ?? [],
    serve: (arn, take) => void takers.set(arn, take),
    close: () => stop.abort(),
  };
}
