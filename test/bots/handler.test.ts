import { createApp } from '../../services/app/app.ts';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { botsFrom, handler, sweep, sweepFrom } from '../../services/workers/bots/handler.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import { observePuts } from '../../services/local/feed/observe-puts.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { ann } from '../matches/hall.ts';
import { useDeployment } from '../support/deployed.ts';

describe('the deployed functions of bots', () => {
  const deployed = useDeployment();
  const records: DynamoDBRecord[] = [];

  /** A match of a person and a bot, both asked at its start. */
  async function started(): Promise<string> {
    const { place } = deployed();
    const matches = createApp({ store: place.store, games: Object.values(games) }).matches;
    const { record } = await matches.create(ann, {
      gameId: 'tales-of-glory',
      seats: 2,
      bots: ['greedy'],
    });
    await matches.start(ann, { matchId: record.id });
    return record.id;
  }
  const waitingOn = async (id: string) =>
    (
      await createApp({ store: deployed().place.store, games: Object.values(games) }).matches.find(
        ann,
        id,
      )
    )?.waitingOn;

  beforeEach(() => {
    records.length = 0;
    observePuts(deployed().place.client, ({ sk }) => sk?.S?.startsWith('COMMIT#') === true, {
      before: () => undefined,
      after(keys, outcome) {
        if (outcome.put !== 'stored') return;
        records.push(insertRecord(keys, outcome.image, records.length + 1));
      },
    });
    return () => deployed().place.client.middlewareStack.remove('observePuts');
  });

  it('play only for a commit that calls the bots', async () => {
    const id = await started();
    const calling = records.filter(({ dynamodb }) => dynamodb?.NewImage?.['calls']?.S === 'bots');
    expect(records).toHaveLength(2);
    expect(calling).toEqual(records.slice(1));

    const uncalled = records.filter((record) => !calling.includes(record));
    expect(await handler({ Records: uncalled })).toEqual({ batchItemFailures: [] });
    expect(await waitingOn(id)).toContain('seat2');

    expect(await handler({ Records: calling })).toEqual({ batchItemFailures: [] });
    expect(await waitingOn(id)).toEqual(['seat1']);
  });

  it('play once for a match that calls often in a batch, and stop in time', async () => {
    const { place } = deployed();
    const matches = createApp({ store: place.store, games: Object.values(games) }).matches;
    const bots = ['greedy', 'greedy'];
    const { record } = await matches.create(ann, { gameId: 'tales-of-glory', seats: 2, bots });
    const id = record.id;
    const { version } = (await matches.start(ann, { matchId: id })).record;
    const at = async () => (await place.store.events.load(id))?.version ?? 0;
    const calls = records.slice(-1);
    await handler({ Records: calls }, { getRemainingTimeInMillis: () => 0 } as Context);
    expect(await at()).toBe(version + 1);
    await handler({ Records: [...calls, ...records.slice(-1)] });
    expect(await at()).toBe(version + 9);
  });

  it('report a call that they can’t read', async () => {
    await started();
    const nowhere = botsFrom({ ...deployed().env, TABLE_NAME: 'gone' });
    const { batchItemFailures } = await nowhere({ Records: records });
    expect(batchItemFailures).toEqual([{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }]);
  });

  it('run the sweep with a configuration of its own', async () => {
    expect(await sweep({})).toEqual({ quiet: 0, failed: 0, tournaments: 0, mended: 0 });
  });

  it.each([botsFrom, sweepFrom])('don’t start without a table, and name the setting', (from) => {
    const { TABLE_NAME: _, ...rest } = deployed().env;
    expect(() => from(rest)).toThrow('TABLE_NAME');
  });
});
