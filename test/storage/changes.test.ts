import { GetItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { AttributeValue as Delivered } from 'aws-lambda';
import { expect, it } from 'vitest';
import {
  calls,
  decodeStreamRecord,
  isFact,
} from '../../services/platform/storage/events/changes.ts';
import {
  arrivalKey,
  attentionKey,
  commitKey,
  connectionKey,
  summaryKey,
  listEntryKey,
  messageKey,
  operationKey,
  secretKey,
  subscriptionKey,
  type Key,
} from '../../services/platform/storage/table/keys.ts';
import { actingFilters, streamFilters } from '../../services/platform/storage/table/table.ts';
import { factKey } from '../../services/platform/storage/tournaments/keys.ts';
import { onEveryStore, type TestTable } from '../support/stores.ts';
import { commit } from './commits.ts';
import { summary } from './summaries.ts';

onEveryStore((place) => {
  it('a stream record is decoded as a commit', async () => {
    const stored = commit({
      stream: 'told',
      version: 3,
      commandId: 'c1',
      body: { entries: Array.from({ length: 60 }, (_, seat) => ({ type: 'Příběh', seat })) },
      checkpoint: { match: 1 },
    });
    await place().store.events.append(stored);
    const image = await imageOf(place(), commitKey('told', 3));
    expect(image['body']).toHaveProperty('B');
    const told = { type: 'commit', commit: stored };
    expect(decodeStreamRecord(recordOf('INSERT', image))).toEqual(told);
  });

  it('a decoded commit names the seats that it calls', async () => {
    const both = commit({ stream: 'calling', version: 0, calls: ['result', 'bots'] });
    const none = commit({ stream: 'calling', version: 1, calls: [] });
    for (const each of [both, none]) await place().store.events.append(each);
    const loaded = await place().store.events.load('calling');
    expect(loaded?.commits.map((each) => each.calls)).toEqual([['bots', 'result'], undefined]);
    const image = await imageOf(place(), commitKey('calling', 0));
    const record = recordOf('INSERT', image);
    expect((['bots', 'result', 'director'] as const).map((each) => calls(each, record))).toEqual([
      true,
      true,
      false,
    ]);
    expect(calls('bots', { ...record, eventName: 'REMOVE' })).toBe(false);
    expect(await imageOf(place(), commitKey('calling', 1))).not.toHaveProperty('calls');
    // as it was stored when there was one to call
    const before = recordOf('INSERT', { ...image, calls: { S: 'bots' } });
    expect(decodeStreamRecord(before)).toMatchObject({ commit: { calls: ['bots'] } });
  });

  it('a fact is reported when it arrives, and not when it is deleted', async () => {
    const fact = { stream: 'told', at: '2026-01-31T08:15:00.000Z', id: 'f', fact: { does: 'go' } };
    await place().store.inboxes.put(fact);
    const image = await imageOf(place(), factKey(fact));
    const record = recordOf('INSERT', image);
    expect(decodeStreamRecord(record)).toEqual({ type: 'fact', stream: 'told' });
    const { pk, sk } = factKey(fact);
    const Keys = { pk: { S: pk }, sk: { S: sk } };
    expect(isFact({ ...record, dynamodb: { Keys } })).toBe(true);
    expect(isFact({ eventName: 'REMOVE', dynamodb: { Keys } })).toBe(false);
    const [, inboxes] = actingFilters;
    expect(inboxes.dynamodb.Keys.sk.S.some(({ prefix }) => sk.startsWith(prefix))).toBe(true);
  });

  it('a subscription is reported once, when it is added', async () => {
    const { subscriptions } = place().store;
    const added = {
      stream: 'told',
      connection: 'c1',
      operation: '1',
      data: { viewer: 'ann' },
      sent: 2,
      expires: 2_000_000_000,
    };
    await subscriptions.add(added);
    const { mark } = await imageOf(place(), subscriptionKey(added));
    const image = await imageOf(place(), arrivalKey(added, mark?.S ?? ''));
    const told = { type: 'subscription', subscription: added };
    expect(decodeStreamRecord(recordOf('INSERT', image))).toEqual(told);
    expect(decodeStreamRecord(recordOf('MODIFY', image))).toEqual({ type: 'other' });
    expect(decodeStreamRecord({ eventName: 'REMOVE', dynamodb: {} })).toEqual({ type: 'other' });
    const pointer = await imageOf(place(), operationKey('c1', '1'));
    expect(decodeStreamRecord(recordOf('INSERT', pointer))).toEqual({ type: 'other' });
  });

  it('attention is reported only on request', async () => {
    const { attentions } = place().store;
    const found = { account: 'ann', stream: 'told', version: 2, open: false, data: {} };
    await attentions.put({ ...found, revision: 1 });
    const quiet = await imageOf(place(), attentionKey('ann', 'told'));
    await attentions.put({ ...found, revision: 2, tells: 'followers' });
    const image = await imageOf(place(), attentionKey('ann', 'told'));
    const told = { type: 'attention', account: 'ann', stream: 'told' };
    expect(decodeStreamRecord(recordOf('MODIFY', image))).toEqual(told);
    expect(decodeStreamRecord(recordOf('MODIFY', quiet))).toEqual({ type: 'other' });
    expect(streamFilters.at(-1)?.dynamodb).toEqual({
      Keys: { sk: { S: [{ prefix: 'ATTN#' }] } },
      NewImage: { tells: { S: [image['tells']?.S] } },
    });
  });

  it('a chat message is reported when it is sent, and again when it changes', async () => {
    const said = { stream: 'told', audience: 'ALL', order: '0001', account: 'ann', expires: 9 };
    const message = { ...said, revision: 1, data: { said: { text: 'Příběh' } } };
    await place().store.talk.put(message);
    const image = await imageOf(place(), messageKey(said));
    for (const name of ['INSERT', 'MODIFY'] as const)
      expect(decodeStreamRecord(recordOf(name, image))).toEqual({ type: 'message', message });
  });

  it('summaries are not reported, because the consumer writes them', async () => {
    await place().store.summaries.project(summary({ stream: 'headed' }));
    const image = await imageOf(place(), summaryKey('headed'));
    expect(decodeStreamRecord(recordOf('INSERT', image))).toEqual({ type: 'other' });
  });
});

it.each(['MODIFY', 'REMOVE'] as const)('tampering with a commit is reported: %s', (eventName) => {
  const { pk, sk } = commitKey('s', 1);
  const Keys = { pk: { S: pk }, sk: { S: sk } };
  const told = decodeStreamRecord({ eventName, dynamodb: { Keys } });
  expect(told).toEqual({ type: 'altered', keys: JSON.stringify({ pk, sk }) });
  expect(streamFilters).toContainEqual({
    eventName: expect.arrayContaining([eventName]) as string[],
    dynamodb: { Keys: { sk: { S: [{ prefix: 'COMMIT#' }] } } },
  });
});

it('the filter of the stream passes exactly the records that are decoded', () => {
  const subscription = { stream: 's', connection: 'c', operation: 'o' };
  const whatever = streamFilters.filter(({ dynamodb }) => !('NewImage' in dynamodb));
  const wakes = ({ sk }: Key) =>
    whatever.some(({ dynamodb }) => dynamodb.Keys.sk.S.some(({ prefix }) => sk.startsWith(prefix)));
  const said = messageKey({ stream: 's', audience: 'ALL', order: '1' });
  const loud = [commitKey('s', 1), arrivalKey(subscription, 'm'), said];
  expect(loud.map(wakes)).toEqual([true, true, true]);
  const silent = [
    subscriptionKey(subscription),
    summaryKey('s'),
    listEntryKey('s', 'l'),
    secretKey('s'),
    connectionKey('c'),
    operationKey('c', 'o'),
  ];
  expect(silent.some(wakes)).toBe(false);
});

type Image = Readonly<Record<string, AttributeValue>>;

async function imageOf({ client, table }: TestTable, { pk, sk }: Key): Promise<Image> {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  const { Item } = await client.send(new GetItemCommand({ TableName: table, Key }));
  if (Item === undefined) throw new TypeError(`Nothing is stored at ${pk} ${sk}.`);
  return Item;
}

/** A stream record as Lambda sends it: JSON, with bytes in base64. */
const recordOf = (eventName: 'INSERT' | 'MODIFY', image: Image) => ({
  eventName,
  dynamodb: {
    NewImage: Object.fromEntries(
      Object.entries(image).map(([name, { S, N, B }]): [string, Delivered] => {
        if (B !== undefined) return [name, { B: Buffer.from(B).toString('base64') }];
        return [name, N === undefined ? { S: S ?? '' } : { N }];
      }),
    ),
  },
});
