import { createApp } from '../../services/app/app.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import { observePuts } from '../../services/local/feed/observe-puts.ts';
import { expiry } from '../../services/apis/sockets/data.ts';
import { handler, streamFrom } from '../../services/workers/stream/handler.ts';
import { ann } from '../matches/hall.ts';
import { useDeployment } from '../support/deployed.ts';

describe('the deployed stream function', () => {
  const deployed = useDeployment();

  it('takes its table and its API from the environment, lists matches and sends updates', async () => {
    const { place, gateway } = deployed();
    const Records: DynamoDBRecord[] = [];
    observePuts(place.client, ({ sk }) => /^(COMMIT|ARRIVAL)#/.test(sk?.S ?? ''), {
      before: () => undefined,
      after(keys, outcome) {
        if (outcome.put !== 'stored') return;
        Records.push(insertRecord(keys, outcome.image, Records.length + 1));
      },
    });
    const matches = createApp({ store: place.store, games: Object.values(games) }).matches;
    const { record } = await matches.create(ann, {
      gameId: 'tales-of-glory',
      seats: 2,
      bots: ['greedy'],
    });
    await place.store.subscriptions.add({
      stream: record.id,
      connection: 'c1=',
      operation: 'op',
      data: { query: `subscription { match(id: "${record.id}") { version status } }` },
      expires: expiry(Date.now()),
    });
    await matches.start(ann, { matchId: record.id });

    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    const { items } = await matches.list(undefined, { list: 'RUNNING' }, { first: 20 });
    expect(items.map(({ item }) => item.record.id)).toEqual([record.id]);
    const now = await matches.find(ann, record.id);
    expect(now?.waitingOn, 'bots are called by a function of their own').toContain('seat2');
    const match = { version: now?.record.version, status: 'RUNNING' };
    expect(gateway.posted('c1=')).toEqual([
      { id: 'op', type: 'next', payload: { data: { match } } },
    ]);
  });

  it.each(['TABLE_NAME', 'CONNECTIONS_ENDPOINT'])(
    'does not start without %s, and names it',
    (name) => {
      const { [name]: _, ...rest } = deployed().env;
      expect(() => streamFrom(rest)).toThrow(name);
    },
  );
});
