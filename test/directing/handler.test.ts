import { describe, expect, it } from 'vitest';
import type { TournamentNews } from '../../services/tournaments/directing-contract.ts';
import { handler, workFrom } from '../../services/workers/directing/handler.ts';
import { workIn } from '../../services/tournaments/directing/message.ts';
import { workQueueFrom } from '../../services/tournaments/directing/queue.ts';
import { attentionName } from '../../services/platform/storage/attention/name.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { at } from '../storage/summaries.ts';
import { useDeployment } from '../support/deployed.ts';
import { eventOf, useQueues } from '../support/queues.ts';

describe('the deployed queue of the director', () => {
  const deployed = useDeployment();
  const sent = useQueues();

  it('sends the pods of a round fifty to a message, and other work unchanged', async () => {
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

  it('sends recipients a hundred to a message, and stores news for those with a channel', async () => {
    const { env, place } = deployed();
    const store = createStore({ client: place.client, table: place.table });
    const news: TournamentNews = {
      type: 'tournament.round.published',
      ...{ version: 7, at: at(1), about: 'round 2' },
      ...{ gameId: 'talisman', speed: 'ASYNC', data: { round: 2, startsAt: at(3) } },
    };
    const to = Array.from({ length: 250 }, (_, i) => ({ account: `p${String(i)}`, pod: i }));
    const channel = { id: 'c1', kind: 'WEBHOOK', label: 'mine', createdAt: at(0), verified: true };
    await store.documents.put('p200', 'channels', { revision: 1, data: { channels: [channel] } });
    await workQueueFrom(env).send([{ does: 'tell', tournament: 't', news, to }]);
    const work = sent.map(({ body }) => body);
    const told = work.map(workIn).flatMap((each) => (each.does === 'tell' ? [each] : []));
    expect(told.map((each) => each.to.length)).toEqual([100, 100, 50]);
    expect(told.flatMap((each) => each.to)).toEqual(to);
    expect(told[2]?.news).toEqual(news);
    expect(await handler(eventOf(...work))).toEqual({ batchItemFailures: [] });
    const heard = await store.attentions.find('p200', 'tournament#t');
    expect(heard?.data).toMatchObject({ news: [{ version: 7, data: { round: 2, pod: 200 } }] });
    expect(await store.attentions.find('p0', 'tournament#t')).toBeUndefined();
    const wakes = sent.filter(({ queue }) => queue === 'told').map(({ body }) => body);
    expect(wakes.join()).toContain(attentionName({ account: 'p200', stream: 'tournament#t' }));
    expect(wakes).toHaveLength(1);
  });

  it.each([
    'no JSON',
    '{}',
    '{"does":"fold","tournament":""}',
    '{"does":"seatPods","tournament":"t","round":1,"pods":[-1]}',
    '{"does":"dance","tournament":"t"}',
  ])('leaves unreadable work in the queue: %s', async (body) => {
    const fine = JSON.stringify({ does: 'fold', tournament: 't' });
    expect(await handler(eventOf(fine, body))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }],
    });
  });

  it('doesn’t start without a table or a queue, and names the setting', () => {
    const { TABLE_NAME: table, DIRECTOR_QUEUE_URL: queue, ...rest } = deployed().env;
    expect(() => workFrom({ ...rest, DIRECTOR_QUEUE_URL: queue })).toThrow('TABLE_NAME');
    expect(() => workFrom({ ...rest, TABLE_NAME: table })).toThrow('DIRECTOR_QUEUE_URL');
  });
});
