import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { sqsApi } from '../../tools/emulate/sqs-api.ts';

export type Sent = { readonly queue: string; readonly body: string; readonly seconds: number };

/**
 * Queues that keep their messages, behind the API that the SDK speaks: `due` of matches, `told` of
 * notifications to accounts, and `directed` of a deployment's director. This process gets their
 * addresses.
 */
export function useQueues(): readonly Sent[] {
  const sent: Sent[] = [];
  let server: Server | undefined;
  beforeAll(async () => {
    const queues = {
      send: (queue: string, body: string, seconds = 0) =>
        `message ${String(sent.push({ queue, body, seconds }))}`,
    };
    server = createServer((request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      text(request)
        .then((body) => sqsApi(queues, operation, body, (name) => name))
        .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
        .catch(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL_SQS', `http://127.0.0.1:${String(port)}`);
    vi.stubEnv('TIMERS_QUEUE_URL', 'https://sqs.eu-central-1.amazonaws.com/0/due');
    vi.stubEnv('NOTIFICATIONS_QUEUE_URL', 'https://sqs.eu-central-1.amazonaws.com/0/told');
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    sent.length = 0;
  });
  return sent;
}

/** The event that a function gets from a queue. */
export const eventOf = (...bodies: readonly string[]) =>
  ({ Records: bodies.map((body, i) => ({ messageId: `m${String(i)}`, body })) }) as SQSEvent;
