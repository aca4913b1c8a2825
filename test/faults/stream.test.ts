import type { DynamoDBRecord, SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { redriving } from '../../services/workers/redrive/redrive.ts';
import type { Channel } from '../../services/apis/sockets/channel.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import { ann, bob, pick, useHalls, type Hall } from '../matches/hall.ts';
import { round, streamTable, underWay, type StreamTable } from '../stream/table.ts';
import { eventSource } from './event-source.ts';
import { during, faults } from './fault.ts';
import { checkView, viewOf } from './watcher.ts';

const openHall = useHalls();

/** Two matches under way, each with a watcher and a player, whose rounds lie in the stream in turns. */
async function twoTables(play = round) {
  const [commands, consumer] = [openHall(), openHall()];
  const table = streamTable(commands, consumer);
  const matches = [await underWay(commands), await underWay(commands)];
  const watchers = [];
  for (const matchId of matches) {
    for (const viewer of [undefined, bob]) {
      watchers.push({ matchId, viewer, connection: await table.subscribe(matchId, viewer) });
    }
  }
  await table.flow();
  const from = table.records.length;
  for (const matchId of matches) await play(commands, matchId);
  const [a, b, c, d] = table.records.slice(from);
  const news = [a, c, b, d].flatMap((record) => (record ? [record] : []));
  return { table, commands, consumer, matches, watchers, news };
}

/** The least that there is to tell. */
const oneAnswer = async ({ matches }: Hall, matchId: string): Promise<void> => {
  await pick(matches, ann, matchId);
};

async function checkAll(
  table: StreamTable,
  watchers: Awaited<ReturnType<typeof twoTables>>['watchers'],
): Promise<void> {
  const hall: Hall = openHall();
  for (const { connection, viewer, matchId } of watchers) {
    await checkView(table, connection, { hall, viewer, matchId });
  }
}

describe('a batch during which a call', () => {
  it.each(faults)('%s, is delivered whole at its next try', async (fault) => {
    for (let nth = 1, met = true; met; nth += 1) {
      const { table, consumer, watchers, news } = await twoTables(oneAnswer);
      const source = eventSource((event) => table.feed(event), { tries: 1 });
      ({ met } = await during(consumer.client, { fault, nth }, () => source.deliver(news)));
      expect(await eventSource((event) => table.feed(event), { tries: 3 }).deliver(news)).toEqual(
        [],
      );
      await checkAll(table, watchers);
    }
  });

  it.each(['before it is sent', 'after it was sent'])(
    'to a watcher fails %s, is delivered whole to the others, and to that one when it reconnects',
    async (when) => {
      for (let nth = 1, met = true; met; nth += 1) {
        const { table, watchers, news } = await twoTables(oneAnswer);
        const before = table.records.length;
        let posts = 0;
        met = false;
        const post: Channel['post'] = async (connection, message) => {
          posts += 1;
          const fails = posts === nth;
          met ||= fails;
          if (fails && when.startsWith('before')) throw new Error('The line is dead.');
          const delivery = await table.parts.channel.post(connection, message);
          if (fails) throw new Error('The line went dead.');
          return delivery;
        };
        const handler = streamHandler({
          ...table.parts,
          channel: { ...table.parts.channel, post },
        });
        const source = eventSource(async (Records) => {
          const { batchItemFailures } = await handler({ Records: [...Records] });
          return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
        });
        expect(await source.deliver(news)).toEqual([]);
        expect(table.closed).toHaveLength(Number(met));
        const reconnected = watchers.map(async (each) =>
          table.closed.includes(each.connection)
            ? { ...each, connection: await table.subscribe(each.matchId, each.viewer) }
            : each,
        );
        const all = await Promise.all(reconnected);
        expect(await table.feed(table.records.slice(before))).toEqual([]);
        await checkAll(table, all);
      }
    },
  );
});

describe('records on the stream', () => {
  const orders: Readonly<Record<string, (of: readonly DynamoDBRecord[]) => readonly number[]>> = {
    'that all come twice': () => [0, 0, 1, 1, 2, 2, 3, 3],
    'of which the batch comes twice': () => [0, 1, 2, 3, 0, 1, 2, 3],
    'of one match before those of the other': () => [0, 2, 1, 3],
    'of the other match first': () => [1, 3, 0, 2],
    'of a match whose later one overtakes': () => [2, 0, 3, 1],
  };
  it.each(Object.entries(orders))('%s lead every watcher to the same view', async (_, order) => {
    const { table, watchers, news } = await twoTables();
    const batch = order(news).flatMap((i) => news[i] ?? []);
    expect(await eventSource((some) => table.feed(some)).deliver(batch)).toEqual([]);
    await checkAll(table, watchers);
  });
});

describe('a poisoned record', () => {
  it('goes to the dead-letter queue, blocks no other match, and is processed from the queue', async () => {
    const { table, watchers, news, matches } = await twoTables();
    const [first, ...others] = news;
    const poison = {
      ...first,
      dynamodb: { ...first?.dynamodb, NewImage: { sk: { S: 'COMMIT#x' } } },
    };
    const source = eventSource((some) => table.feed(some), { tries: 3 });
    const givenUp = await source.deliver([poison, ...others]);
    expect(givenUp).toHaveLength(1);
    for (const { connection, matchId } of watchers) {
      expect(viewOf(table, connection).version, 'of both matches').toBe(4);
      expect(matches).toContain(matchId);
    }
    await checkAll(table, watchers);

    const sick = redrive(table, () => [poison]);
    expect(await sick(queued(givenUp))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
    const healed = redrive(table, () => (first ? [first] : []));
    expect(await healed(queued(givenUp))).toEqual({ batchItemFailures: [] });
    await checkAll(table, watchers);
  });

  it('doesn’t stop a subscription', async () => {
    const { table, commands, watchers, news, matches } = await twoTables();
    const [first, ...others] = news;
    const poison = {
      ...first,
      dynamodb: { ...first?.dynamodb, NewImage: { sk: { S: 'COMMIT#x' } } },
    };
    await eventSource((some) => table.feed(some), { tries: 2 }).deliver([poison, ...others]);
    const from = table.records.length;
    for (const matchId of matches) await round(commands, matchId);
    await table.feed(table.records.slice(from));
    await checkAll(table, watchers);
    const [matchId = ''] = matches;
    const connection = await table.subscribe(matchId, ann);
    await table.feed(table.records.slice(-1));
    await checkAll(table, [{ connection, viewer: ann, matchId }]);
  });
});

const queued = (spans: readonly object[]): SQSEvent => ({
  Records: spans.map((span, i) => ({
    messageId: `m${String(i)}`,
    body: JSON.stringify({ DDBStreamBatchInfo: span }),
  })) as SQSEvent['Records'],
});

const redrive = (table: StreamTable, found: () => readonly object[]) =>
  redriving({
    read: () => Promise.resolve(found() as readonly DynamoDBRecord[]),
    handler: async ({ Records }) => ({
      batchItemFailures: (await table.feed(Records)).map((itemIdentifier) => ({ itemIdentifier })),
    }),
    log: { warn: () => undefined, error: () => undefined },
  });
