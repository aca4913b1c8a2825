import { PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownRows } from '../../../services/local/table/disk/row-cache.ts';
import { openMemory } from '../../../services/local/table/disk/level.ts';
import { mendingDisk } from '../../../services/local/table/disk/repair.ts';
import { rowsOn } from '../../../services/local/table/disk/rows.ts';
import { openTestTable, type TestTable } from '../../support/stores.ts';

const TableName = 'questhall';
let place: TestTable;
beforeEach(async () => {
  place = await openTestTable();
});
afterEach(() => place.close());

const put = (sk: string, others: object = {}) =>
  place.client.send(new PutCommand({ TableName, Item: { pk: 'a', sk, ...others } }));
const get = async (sk: string) =>
  (await place.client.send(new GetCommand({ TableName, Key: { pk: 'a', sk } }))).Item;
const query = (more: Partial<QueryCommandInput> = {}) =>
  place.client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'a' },
      ...more,
    }),
  );

describe('a local table', () => {
  it('orders keys by their UTF-8, unlike JavaScript', async () => {
    const sorted = ['1', '1\0', '1\0\0', '10', 'é', '\uffee', '\u{1f3b2}'];
    for (const sk of sorted.toReversed()) await put(sk);
    expect((await query()).Items?.map(({ sk }) => sk as string)).toEqual(sorted);
  });

  it('ends a page after the item that reaches 1 MB', async () => {
    for (const sk of ['1', '2', '3', '4']) await put(sk, { body: 'x'.repeat(390_000) });
    const { Count, LastEvaluatedKey } = await query();
    expect([Count, LastEvaluatedKey]).toEqual([3, { pk: 'a', sk: '3' }]);
    const rest = await query({ ExclusiveStartKey: LastEvaluatedKey });
    expect([rest.Count, rest.LastEvaluatedKey]).toEqual([1, undefined]);
  });

  it('accepts an item of 400 KB and no larger one', async () => {
    const longest = 409_600 - 'pk'.length - 'sk'.length - 'body'.length - 2;
    await put('1', { body: 'x'.repeat(longest) });
    await expect(put('1', { body: 'x'.repeat(longest + 1) })).rejects.toThrow('size');
    await expect(put('1', { body: 'é'.repeat(longest / 2 + 1) })).rejects.toThrow('size');
  });

  it('shares no objects with readers and writers', async () => {
    const [body, names, maps] = [new Uint8Array([1, 2]), new Set(['x']), [{ n: 1 }]];
    await put('1', { body, names, maps });
    body[0] = 9;
    names.add('y');
    maps[0] = { n: 2 };
    const stored = {
      pk: 'a',
      sk: '1',
      body: new Uint8Array([1, 2]),
      names: new Set(['x']),
      maps: [{ n: 1 }],
    };
    const found = await get('1');
    expect(found).toEqual(stored);
    (found?.['body'] as Uint8Array)[0] = 9;
    Object.assign((found?.['maps'] as object[])[0] ?? {}, { n: 3 });
    expect(await get('1')).toEqual(stored);
    expect((await query()).Items).toEqual([stored]);
  });

  it('returns the old item of a failed condition on request', async () => {
    await put('1', { n: 1 });
    const refused = place.client.send(
      new PutCommand({
        ...{ TableName, Item: { pk: 'a', sk: '1' } },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    await expect(refused).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { n: { N: '1' } },
    });
  });

  it('adds decimals exactly, unlike floating point', async () => {
    await put('1', { n: 0.1 });
    const add = (by: number) =>
      place.client.send(
        new UpdateCommand({
          ...{ TableName, Key: { pk: 'a', sk: '1' }, UpdateExpression: 'ADD n :by' },
          ExpressionAttributeValues: { ':by': by },
        }),
      );
    await add(0.2);
    expect(await get('1')).toMatchObject({ n: 0.3 });
    await add(1e-20);
    await add(-0.3);
    expect(await get('1')).toMatchObject({ n: 1e-20 });
  });

  it('is scanned in its current state, after earlier scans too', async () => {
    const scan = async () => (await place.client.send(new ScanCommand({ TableName }))).Items ?? [];
    await put('1');
    expect(await scan()).toHaveLength(1);
    await put('2');
    expect((await scan()).map(({ sk }) => sk as string)).toEqual(['1', '2']);
    await place.client.send(new DeleteCommand({ TableName, Key: { pk: 'a', sk: '1' } }));
    expect((await scan()).map(({ sk }) => sk as string)).toEqual(['2']);
  });

  it('applies one of many concurrent writes after another', async () => {
    const add = () =>
      place.client.send(
        new UpdateCommand({
          ...{ TableName, Key: { pk: 'a', sk: '1' }, UpdateExpression: 'ADD n :one' },
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    await Promise.all(Array.from({ length: 600 }, add));
    expect(await get('1')).toMatchObject({ n: 600 });
  });

  it('refuses an unknown command, parameter or expression by name', async () => {
    const { client } = place;
    const transaction = client.send(new TransactWriteItemsCommand({ TransactItems: [] }) as never);
    await expect(transaction).rejects.toThrow("doesn't support the TransactWriteItemsCommand");
    await expect(query({ Select: 'COUNT' })).rejects.toThrow(
      "doesn't support the parameter Select",
    );
    for (const [text, what] of [
      ['attribute_type(pk, :pk)', 'attribute_type'],
      ['pk.a = :pk', 'pk.a'],
      ['pk[0] = :pk', 'pk\\[0'],
      ['pk =', 'pk ='],
      ['', 'empty'],
      ['nowhere = :nothing', ':nothing'],
      ['name = :pk', 'reserved'],
    ] as const) {
      const asked = query({ FilterExpression: text });
      await expect(asked).rejects.toThrow(new RegExp(what));
      await expect(asked).rejects.toMatchObject({ name: 'ValidationException' });
    }
  });

  it('has one table, and refuses the names of others', async () => {
    const Item = { pk: { S: 'a' }, sk: { S: '1' } };
    const elsewhere = place.client.send(new PutItemCommand({ TableName: 'others', Item }) as never);
    await expect(elsewhere).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('the cache of rows on a disk', () => {
  const row = (key: string) => ({ key, item: {}, size: 10, bytes: 10 });
  const whole = { from: 'p', to: 'q' };
  const learn = (known: ReturnType<typeof knownRows>, partition: string, keys: readonly string[]) =>
    known.learn(partition, () => Promise.resolve({ span: whole, rows: keys.map(row) }));

  it('stays within its size: the least recently used is dropped first', async () => {
    const known = knownRows(160 * 16);
    const partitions = Array.from({ length: 400 }, (_, i) => `p${String(i)}`);
    for (const partition of partitions) {
      known.rows('p0', whole);
      await learn(known, partition, ['p1']);
    }
    const left = partitions.filter((partition) => known.rows(partition, whole) !== undefined);
    expect(left.length).toBeLessThan(200);
    expect(left).toContain('p0');
    expect(left).not.toContain('p1');
  });

  it('keeps the end of a partition that is too large for it', async () => {
    const known = knownRows(16 * 100);
    const keys = Array.from({ length: 30 }, (_, i) => `p${String(100 + i)}`);
    await learn(known, 'p', keys);
    expect(known.rows('p', whole)).toBeUndefined();
    expect(known.rows('p', { from: 'p127', to: 'q' })).toEqual(['p127', 'p128', 'p129'].map(row));
  });

  it('excludes rows that were read during a write', async () => {
    const known = knownRows(1_000_000);
    await known.learn('p', () => {
      known.note({ partition: 'p', key: 'p2' }, row('p2'));
      return Promise.resolve({ span: whole, rows: [row('p1')] });
    });
    expect(known.rows('p', whole)).toBeUndefined();
  });
});

describe('a row on the disk that was not read yet', () => {
  const at = (key: string) => ({ partition: 'p', key: `p${key}` });
  const numbered = (many: number) => Array.from({ length: many }, (_, i) => String(100 + i));

  /** Rows by these keys, of which nothing is known, and how often the disk was asked for some. */
  async function rowsBy(keys: readonly string[]) {
    const level = await openMemory();
    const disk = await mendingDisk({
      open: () => Promise.resolve(level),
      checkThere: () => Promise.resolve(),
      checkRoom: () => Promise.resolve(),
    });
    await rowsOn(disk, 1_000_000).write(
      keys.map((key) => ({ place: at(key), item: { is: { S: key } } })),
    );
    let asked = 0;
    const counted = <A extends unknown[], T>(read: (...args: A) => T) => {
      return (...args: A): T => {
        asked += 1;
        return read(...args);
      };
    };
    const rows = rowsOn({ ...disk, many: counted(disk.many), read: counted(disk.read) }, 1_000_000);
    return { rows, asked: () => asked };
  }

  it('is cached with all rows between it and the cached ones', async () => {
    const { rows, asked } = await rowsBy(numbered(20));
    for (const key of ['110', '104', '117']) {
      expect(await rows.at([at(key)])).toEqual([{ is: { S: key } }]);
    }
    expect(asked()).toBe(3);
    await rows.write([{ place: at('113'), item: { is: { S: 'new' } } }]);
    const found = await rows.at(['105', '1055', '113', '116'].map(at));
    expect(found.map((item) => item?.['is']?.S)).toEqual(['105', undefined, 'new', '116']);
    expect(asked()).toBe(3);
    expect(await rows.at([at('118')])).toEqual([{ is: { S: '118' } }]);
    expect(asked()).toBe(4);
  });

  it('is read on its own if many rows are between, and the cached ones stay cached', async () => {
    const { rows, asked } = await rowsBy(numbered(200));
    const end = { ...{ from: 'p290', to: 'p\u00ff' }, partition: 'p', isReverse: false, most: 99 };
    expect((await rows.page(end)).items).toHaveLength(10);
    expect(await rows.at([at('103')])).toEqual([{ is: { S: '103' } }]);
    const before = asked();
    expect((await rows.page(end)).items).toHaveLength(10);
    expect(asked()).toBe(before);
  });
});
