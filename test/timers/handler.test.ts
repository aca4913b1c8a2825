import { describe, expect, it } from 'vitest';
import { due, sweep, timerSweepFrom } from '../../services/workers/timers/handler.ts';
import { streamFrom } from '../../services/workers/stream/handler.ts';
import { wakeUpsIn } from '../../services/platform/queues/message.ts';
import { attentionName } from '../../services/platform/storage/attention/name.ts';
import { deliveryName } from '../../services/platform/storage/notifications/name.ts';
import { useDeployment } from '../support/deployed.ts';
import { eventOf, useQueues } from '../support/queues.ts';

describe('the deployed functions of timers', () => {
  const deployed = useDeployment();
  const sent = useQueues();

  it('put due streams into the queue, ten to a message, and process them from there', async () => {
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

  it('pass attention and deliveries on to the function of notifications', async () => {
    const { wakeUps } = deployed().place.store;
    const at = new Date(Date.UTC(2026, 0, 1)).toISOString();
    const delivery = { account: 'ann', channel: 'c', at, id: 'n1' };
    await wakeUps.set({ stream: attentionName({ account: 'ann', stream: 'm' }), at });
    await wakeUps.set({ stream: deliveryName(delivery), at });
    await wakeUps.set({ stream: 'a-match', at });
    expect(await sweep({})).toEqual({ due: 3 });
    const inQueue = (name: string) =>
      sent
        .filter(({ queue }) => queue === name)
        .flatMap(({ body }) => wakeUpsIn(body))
        .map(({ stream }) => stream);
    expect(inQueue('due')).toEqual(['a-match']);
    expect(inQueue('told').toSorted()).toEqual([
      attentionName({ account: 'ann', stream: 'm' }),
      deliveryName(delivery),
    ]);
  });

  it.each(['no JSON', '{}', '[{"stream":"a"}]', '[{"stream":"","at":"2026-01-01T00:00:00.000Z"}]'])(
    'leave an unreadable message in the queue: %s',
    async (body) => {
      expect(await due(eventOf('[]', body))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'm1' }],
      });
    },
  );

  it('leave in the queue a stream that couldn’t be scheduled for later', async () => {
    const wakes = [{ stream: 'x'.repeat(2_000), at: '2026-01-01T00:00:00.000Z' }];
    const { batchItemFailures } = await due(eventOf(JSON.stringify(wakes)));
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm0' }]);
  });

  it('require the setting of the queue they need', () => {
    const { env } = deployed();
    const TIMERS_QUEUE_URL = 'https://sqs.eu-central-1.amazonaws.com/0/due';
    expect(() => timerSweepFrom(env)).toThrow('TIMERS_QUEUE_URL');
    expect(() => timerSweepFrom({ ...env, TIMERS_QUEUE_URL })).toThrow('NOTIFICATIONS_QUEUE_URL');
    expect(() => streamFrom({ ...env, TIMERS_QUEUE_URL: 'due' })).toThrow('TIMERS_QUEUE_URL');
  });
});
