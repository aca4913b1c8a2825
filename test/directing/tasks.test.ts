import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../services/tournaments/directing-contract.ts';
import { createDirector } from '../../services/tournaments/directing/director.ts';
import { directingTasks } from '../../services/workers/directing/tasks.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import { observePuts } from '../../services/local/feed/observe-puts.ts';
import { actingFilters } from '../../services/platform/storage/table/table.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { inBatches } from '../../services/platform/queues/batch.ts';
import { at } from '../storage/summaries.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { cameTo, comes, cupsOn, podNews, setUp } from './cups.ts';

let place: TestTable;
let records: DynamoDBRecord[];
beforeEach(async () => {
  place = await openTestTable();
  records = [];
  observePuts(place.client, ({ sk }) => /^(COMMIT|INBOX)#/.test(sk?.S ?? ''), {
    before: () => undefined,
    after(keys, outcome) {
      if (outcome.put !== 'stored') return;
      records.push(insertRecord(keys, outcome.image, records.length + 1));
    },
  });
});
afterEach(() => place.close());

/** The consumer of a cup's records, with what it puts into the queue and complains of. */
function consumer(acts: Partial<ReturnType<typeof cupsOn>> = {}) {
  const { store } = place;
  const ordered: Work[] = [];
  const complaints: unknown[] = [];
  const director = createDirector({
    directing: { ...cupsOn(store), ...acts },
    podNews,
    inboxes: store.inboxes,
    queue: { send: async (work) => void ordered.push(...work) },
    tell: async () => undefined,
  });
  const handle = (isTimeUp?: () => boolean) =>
    inBatches((some) => ({ rounds: [directingTasks(director, some, isTimeUp)] }), {
      error: (message) => complaints.push(message),
    });
  return { handle, ordered, complaints, director };
}

/** The end of a match of a cup. */
const ends = (stream: string, cup: string) =>
  place.store.events.append({
    ...{ stream, version: 4, at: at(5), actor: 'account:ann' },
    ...{ calls: ['result', 'bots'], body: { cup } },
  });

describe('the director on the table’s stream', () => {
  it('folds an inbox, directs after a commit, and reports matches', async () => {
    const { store } = place;
    await setUp(store, 'c1');
    await store.inboxes.put(comes('c1', 'ann'));
    await ends('m1', 'c1');
    const { handle, ordered } = consumer();
    expect(await handle()({ Records: records.slice() })).toEqual({ batchItemFailures: [] });
    // the result comes by the stream in its turn
    await handle()({ Records: records.slice(3) });
    expect((await cameTo(store, 'c1')).came).toEqual(['ann', 'winner of m1']);
    expect(ordered.map(({ does }) => does)).toEqual(['seatPods']);
  });

  it('has the same effect once, however often and in whatever order records come', async () => {
    const { store } = place;
    await setUp(store, 'c2');
    for (const who of ['ann', 'bob', 'cyd']) await store.inboxes.put(comes('c2', who));
    await ends('m2', 'c2');
    const { handle } = consumer();
    const told = records.slice();
    for (const Records of [told.slice(2), told, told.toReversed(), told.slice(1, 2)]) {
      await handle()({ Records });
    }
    await handle()({ Records: records.slice() });
    expect((await cameTo(store, 'c2')).came.toSorted()).toEqual([
      'ann',
      'bob',
      'cyd',
      'winner of m2',
    ]);
  });

  it('reports only the records of a tournament that fails, and serves the others', async () => {
    const { store } = place;
    for (const cup of ['bad', 'good']) {
      await setUp(store, cup);
      await store.inboxes.put(comes(cup, 'ann'));
    }
    const whole = cupsOn(store);
    const { handle, complaints } = consumer({
      fold: async (cup) => {
        if (cup === 'bad') throw new Error('It cannot be folded.');
        return whole.fold(cup);
      },
    });
    const told = records.slice();
    const { batchItemFailures } = await handle()({ Records: told });
    const bad = told.find(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S?.includes('INBOX#') === true);
    expect(batchItemFailures).toEqual([{ itemIdentifier: bad?.dynamodb?.SequenceNumber }]);
    expect((await cameTo(store, 'good')).came).toEqual(['ann']);
    expect(complaints).toHaveLength(1);
  });

  it('sends work to the queue if time runs out', async () => {
    const { store } = place;
    await setUp(store, 'late');
    for (let i = 0; i < 130; i += 1) await store.inboxes.put(comes('late', `p${String(i)}`));
    const { handle, ordered, director } = consumer();
    await handle(() => true)({ Records: records.slice(-1) });
    expect((await cameTo(store, 'late')).came).toHaveLength(100);
    expect(ordered).toEqual([{ does: 'fold', tournament: 'late' }]);
    for (const work of ordered) await director.work(work);
    expect((await cameTo(store, 'late')).came).toHaveLength(130);
  });

  it('wakes for the records that it acts on', () => {
    expect(JSON.stringify(actingFilters)).toContain('"prefix":"INBOX#"');
    expect(JSON.stringify(actingFilters)).toContain('"calls":{"S":[{"exists":true}]}');
    expect(tournamentStream('c#1')).not.toContain('c#1');
  });
});
