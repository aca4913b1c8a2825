import { describe, expect, it } from 'vitest';
import { handler, workFrom } from '../../services/directing/handler.ts';
import { workIn } from '../../services/directing/message.ts';
import { workQueueFrom } from '../../services/directing/queue.ts';
import { useDeployment } from '../support/deployed.ts';
import { eventOf, useQueues } from '../support/queues.ts';

describe('the queue of the director, as deployed', () => {
  const deployed = useDeployment();
  const sent = useQueues();

  it('takes the pods of a round fifty to a message, and the rest as it is', async () => {
    const pods = Array.from({ length: 120 }, (_, i) => i);
    const round = { tournament: 't', round: 2 };
    await workQueueFrom(deployed().env).send([
      { does: 'seatPods', ...round, pods },
      { does: 'draft', ...round },
      { does: 'fold', tournament: 't' },
    ]);
    expect(new Set(sent.map(({ queue }) => queue))).toEqual(new Set(['directed']));
    const work = sent.map(({ body }) => workIn(body));
    const seated = work.flatMap((each) => (each.does === 'seatPods' ? [each.pods] : []));
    expect(seated.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(seated.flat()).toEqual(pods);
    expect(work.slice(3)).toEqual([
      { does: 'draft', ...round },
      { does: 'fold', tournament: 't' },
    ]);
    expect(await handler(eventOf(...sent.map(({ body }) => body)))).toEqual({
      batchItemFailures: [],
    });
  });

  it.each([
    'no JSON',
    '{}',
    '{"does":"fold","tournament":""}',
    '{"does":"seatPods","tournament":"t","round":1,"pods":[-1]}',
    '{"does":"dance","tournament":"t"}',
  ])('leaves in it what says nothing: %s', async (body) => {
    const fine = JSON.stringify({ does: 'fold', tournament: 't' });
    expect(await handler(eventOf(fine, body))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }],
    });
  });

  it('does not start without a table or a queue, and says so', () => {
    const { TABLE_NAME: table, DIRECTOR_QUEUE_URL: queue, ...rest } = deployed().env;
    expect(() => workFrom({ ...rest, DIRECTOR_QUEUE_URL: queue })).toThrow('TABLE_NAME');
    expect(() => workFrom({ ...rest, TABLE_NAME: table })).toThrow('DIRECTOR_QUEUE_URL');
  });
});
