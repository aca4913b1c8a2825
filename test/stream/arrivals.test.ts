import { beforeEach, describe, expect, it } from 'vitest';
import { ann, cid, pick, useHalls, type Hall } from '../matches/hall.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let commands: Hall;
let consumer: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  consumer = openHall();
  table = streamTable(commands, consumer);
});

const many = (id: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => table.subscribe(id)));
const asking = (fields: string) => `subscription ($id: ID!) { match(id: $id) { ${fields} } }`;

describe('new subscribers of a match', () => {
  it('wait until all others have got the commits that came with them', async () => {
    const id = await underWay(commands);
    const player = await table.subscribe(id, ann);
    await table.flow();
    const guests = await many(id, 20);
    await pick(commands.matches, ann, id);
    const before = table.posted.length;
    expect(await table.flow()).toEqual([]);
    const posted = table.posted.slice(before);
    expect(posted[0]).toBe(player);
    expect(posted.slice(1).toSorted()).toEqual(guests.toSorted());
  });

  it('cost as many calls of the table as one of them', async () => {
    const id = await underWay(commands);
    await table.subscribe(id);
    await table.flow();
    const calls = async (guests: number) => {
      await many(id, guests);
      return callsDuring(consumer.client, () => table.flow());
    };
    const one = await calls(1);
    expect(await calls(20)).toEqual(one);
  });

  it('share one message if they have the same view and document', async () => {
    const id = await underWay(commands);
    await many(id, 20);
    const before = table.rendered();
    await table.flow();
    expect(table.rendered() - before).toBe(1);
  });

  it('can use sixteen different documents at most, all spectators together', async () => {
    const id = await underWay(commands);
    const known = ['version', 'status', 'waitingOn', 'from', 'patch'];
    const queries = Array.from({ length: 17 }, (_, n) =>
      asking(`${known[n % 5] ?? ''} more${String(n)}: version`),
    );
    for (const query of queries.slice(0, 16)) await table.subscribe(id, undefined, { query });
    await table.flow();
    const tooMuch = await table.subscribe(id, undefined, { query: queries[16] ?? '' });
    const asOthers = await table.subscribe(id, undefined, { query: queries[3] ?? '' });
    const player = await table.subscribe(id, ann, { query: queries[16] ?? '' });
    expect(await table.flow()).toEqual([]);
    expect(table.heard(tooMuch)).toMatchObject([
      { id: 'op', type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] },
    ]);
    for (const fine of [asOthers, player])
      expect(table.heard(fine)).toMatchObject([{ type: 'next' }]);
    expect(await commands.store.subscriptions.of(id)).toHaveLength(18);
  });

  it.each([
    ['address', undefined, { origin: 'there' }],
    ['account', cid, {}],
  ] as const)('can use four different documents at most from one %s', async (_, who, from) => {
    const id = await underWay(commands);
    const documents = Array.from({ length: 5 }, (__, n) => asking(`version m${String(n)}: status`));
    const stranger = (query: string) => table.subscribe(id, who, { query, ...from });
    for (const query of documents.slice(0, 4)) await stranger(query);
    await table.flow();
    const fifth = await stranger(documents[4] ?? '');
    const again = await stranger(documents[0] ?? '');
    await table.flow();
    expect(table.heard(fifth)).toMatchObject([
      {
        type: 'error',
        payload: [{ message: expect.stringContaining('with 4 different documents') as string }],
      },
    ]);
    const other = await table.subscribe(id, undefined, {
      query: documents[4] ?? '',
      origin: 'here',
    });
    await table.flow();
    for (const fine of [again, other]) expect(table.heard(fine)).toMatchObject([{ type: 'next' }]);
    const asOthers = await stranger(documents[4] ?? '');
    await table.flow();
    expect(table.heard(asOthers)).toMatchObject([{ type: 'next' }]);
  });

  it('don’t share their limit with a seat, which can use sixteen documents', async () => {
    const id = await underWay(commands);
    const documents = Array.from({ length: 17 }, (_, n) => asking(`version m${String(n)}: status`));
    const all: string[] = [];
    for (const query of documents) all.push(await table.subscribe(id, ann, { query }));
    await table.flow();
    const heard = all.map((connection) => table.heard(connection)[0]?.type);
    expect(heard.filter((type) => type === 'next')).toHaveLength(16);
  });
});
