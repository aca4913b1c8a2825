import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import { tapPuts } from '../../services/local/feed/tap.ts';
import type { AccountActor } from '../../services/matches/contract.ts';
import { matchesOn } from '../../services/matches/on-store.ts';
import { expiry } from '../../services/sockets/data.ts';
import { handler, streamFrom } from '../../services/stream/handler.ts';
import { gatewayOf, type Gateway } from '../support/gateway.ts';
import { openPlace, type Place } from '../support/stores.ts';

const ann: AccountActor = { kind: 'account', account: 'ann', roles: ['player'] };

describe('the function, as deployed', () => {
  let place: Place;
  let gateway: Gateway;
  let env: Readonly<Record<string, string>>;
  const records: DynamoDBStreamEvent['Records'] = [];
  beforeAll(async () => {
    place = await openPlace();
    gateway = await gatewayOf();
    tapPuts(place.client, ({ sk }) => /^(COMMIT|SUB)#/.test(sk?.S ?? ''), {
      before: () => undefined,
      after(keys, outcome) {
        if (outcome.put !== 'stored') return;
        records.push(insertRecord(keys, outcome.image, records.length + 1));
      },
    });
    env = {
      TABLE_NAME: place.table,
      DYNAMODB_ENDPOINT: place.endpoint,
      CONNECTIONS_ENDPOINT: gateway.endpoint,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    await gateway.close();
    await place.close();
    vi.unstubAllEnvs();
  });

  it('takes its table and its API from the environment; lists, tells and plays', async () => {
    const matches = matchesOn(place.store, Object.values(games));
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
    const started = await matches.start(ann, { matchId: record.id });
    expect(started.waitingOn).toContain('seat2');

    expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
    const { items } = await matches.list(undefined, { list: 'RUNNING' }, { first: 20 });
    expect(items.map(({ item }) => item.record.id)).toEqual([record.id]);
    const now = await matches.find(ann, record.id);
    expect(now?.waitingOn).not.toContain('seat2');
    expect(gateway.posted('c1=')).toEqual([
      {
        id: 'op',
        type: 'next',
        payload: { data: { match: { version: now?.record.version, status: 'RUNNING' } } },
      },
    ]);
  });

  it.each(['TABLE_NAME', 'CONNECTIONS_ENDPOINT'])(
    'does not start without %s, and says so',
    (name) => {
      const { [name]: _, ...rest } = env;
      expect(() => streamFrom(rest)).toThrow(name);
    },
  );
});
