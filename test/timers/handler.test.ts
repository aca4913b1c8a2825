import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { due, sweep, timerSweepFrom } from '../../services/timers/handler.ts';
import { streamFrom } from '../../services/stream/handler.ts';
import { wakeUpsIn } from '../../services/timers/message.ts';
import { sqsApi } from '../../tools/emulate/sqs-api.ts';
import { attentionName } from '../../services/storage/attention/name.ts';
import { deliveryName } from '../../services/storage/notifications/name.ts';
import { useDeployment } from '../support/deployed.ts';

type Sent = { readonly queue: string; readonly body: string; readonly seconds: number };

/** A queue that keeps what it is sent, behind the API that the SDK speaks. */
function useQueue(): readonly Sent[] {
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
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    sent.length = 0;
  });
  return sent;
}

const eventOf = (...bodies: readonly string[]) =>
  ({ Records: bodies.map((body, i) => ({ messageId: `m${String(i)}`, body })) }) as SQSEvent;

describe('the functions of time, as deployed', () => {
  const deployed = useDeployment();
  const sent = useQueue();

  it('put what has come into the queue, ten to a message, and take it from there', async () => {
    const { wakeUps } = deployed().place.store;
    const ids = Array.from({ length: 25 }, (_, i) => `nowhere-${String(i)}`);
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    for (const [i, stream] of ids.entries()) await wakeUps.set({ stream, at: at(25 - i) });
    expect(await sweep({})).toEqual({ due: 25 });
    const tens = sent.map(({ body }) => wakeUpsIn(body));
    expect(tens.map((ten) => ten.length)).toEqual([10, 10, 5]);
    expect(tens.flat().map(({ stream }) => stream)).toEqual(ids.toReversed());
    expect(sent.map(({ queue, seconds }) => [queue, seconds])).toEqual(sent.map(() => ['due', 0]));

    // no such match is there: it is looked at again in five minutes, and no message comes back
    expect(await due(eventOf(...sent.map(({ body }) => body)))).toEqual({ batchItemFailures: [] });
    expect(await sweep({})).toEqual({ due: 0 });
    expect(new Set(sent.slice(3).map(({ seconds }) => seconds))).toEqual(new Set([300]));
  });

  it('leave alone what is no match: attention, and deliveries', async () => {
    const { wakeUps } = deployed().place.store;
    const at = new Date(Date.UTC(2026, 0, 1)).toISOString();
    const delivery = { account: 'ann', channel: 'c', at, id: 'n1' };
    await wakeUps.set({ stream: attentionName({ account: 'ann', stream: 'm' }), at });
    await wakeUps.set({ stream: deliveryName(delivery), at });
    await wakeUps.set({ stream: 'a-match', at });
    expect(await sweep({})).toEqual({ due: 1 });
    expect(sent.flatMap(({ body }) => wakeUpsIn(body))).toEqual([{ stream: 'a-match', at }]);
  });

  it.each(['no JSON', '{}', '[{"stream":"a"}]', '[{"stream":"","at":"2026-01-01T00:00:00.000Z"}]'])(
    'leave in the queue what says nothing: %s',
    async (body) => {
      expect(await due(eventOf('[]', body))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'm1' }],
      });
    },
  );

  it('leave in the queue what could not even be noted for later', async () => {
    const wakes = [{ stream: 'x'.repeat(2_000), at: '2026-01-01T00:00:00.000Z' }];
    const { batchItemFailures } = await due(eventOf(JSON.stringify(wakes)));
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm0' }]);
  });

  it('want the setting that names the queue, where they could do nothing without', () => {
    const { TIMERS_QUEUE_URL: _, ...env } = { ...deployed().env, TIMERS_QUEUE_URL: '' };
    expect(() => timerSweepFrom(env)).toThrow('TIMERS_QUEUE_URL');
    expect(() => streamFrom({ ...env, TIMERS_QUEUE_URL: 'due' })).toThrow('TIMERS_QUEUE_URL');
  });
});
