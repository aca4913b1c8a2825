import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ClassicLevel } from 'classic-level';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from '../../../services/local/table/takeover.ts';
import { openTable } from '../../../services/local/table/open.ts';
import { createClient, type TableClient } from '../../../services/platform/storage/table/client.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import { root } from '../../../tools/root.ts';
import { startEmbedded } from '../../../tools/embedded/database.ts';
import { commit } from '../../storage/commits.ts';
import { member, summary } from '../../storage/summaries.ts';
import { amount } from '../../support/long.ts';

const table = 'questhall';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questhall-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = async () => {
  const { connect, close } = await openTable({ table, path: join(folder, 'table') });
  const client = connect();
  return { client, store: createStore({ client, table }), close };
};

const put = (client: TableClient, sk: string, others: object = {}) =>
  client.send(new PutCommand({ TableName: table, Item: { pk: 'a', sk, ...others } }));
const get = async (client: TableClient, sk: string) =>
  (await client.send(new GetCommand({ TableName: table, Key: { pk: 'a', sk } }))).Item;

/** The numbers in a partition, by the table or by its index. */
async function numbers(client: TableClient, of: string, by: 'table' | 'index') {
  const found: number[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const query = {
      KeyConditionExpression: '#k = :k',
      ExpressionAttributeNames: { '#k': by === 'table' ? 'pk' : 'list' },
      ExpressionAttributeValues: { ':k': of },
      ...(by === 'index' && { IndexName: 'lists' }),
    };
    const page = await client.send(
      new QueryCommand({ TableName: table, ...query, ExclusiveStartKey }),
    );
    found.push(...(page.Items ?? []).map((item) => Number(item['sk'])));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return found.toSorted((a, b) => a - b);
}

const KILLS = amount(3, 20);

it('the table loses nothing that was acknowledged, and stores nothing by half, in many kills', async () => {
  const path = join(folder, 'table');
  const words = ['test/local/table/write-until-killed.ts', path];
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = fork(join(root, 'tools/run.mjs'), words);
    let left = 5 + Math.round((kill * 13 * 20) / KILLS);
    child.on('message', ([of, n]: [string, number]) => {
      acknowledged.set(of, Math.max(n, acknowledged.get(of) ?? -1));
      if ((left -= 1) === 0) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const { client, close } = await open();
    for (const [of, last] of acknowledged) {
      const found = await numbers(client, of, 'table');
      expect(found).toEqual(found.map((_, i) => i));
      expect(found.length).toBeGreaterThan(last);
      expect(await numbers(client, of, 'index')).toEqual(found);
    }
    await close();
  }
  expect(acknowledged.size).toBe(4);
}, 120_000);

const isFull = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });

/**
 * Lets the next batch fail as on a full disk, and what it was to write come back when the folder is opened
 * again: so it may be with what the journal of LevelDB has of it.
 */
function fillTheDisk(): void {
  const { batch } = ClassicLevel.prototype as { batch: (...args: unknown[]) => Promise<void> };
  const lost: unknown[][] = [];
  vi.spyOn(ClassicLevel.prototype, 'batch').mockImplementation(async function full(
    this: ClassicLevel,
    ...args: unknown[]
  ) {
    if (lost.push(args) === 1) throw isFull;
    vi.restoreAllMocks();
    await batch.apply(this, lost[0] ?? []);
    await batch.apply(this, args);
  } as never);
}

it('the table refuses a write that the disk refuses, never shows it, and continues when there is room', async () => {
  const { client, close } = await open();
  await put(client, 'before', { list: 'L', rank: '1' });
  for (const [sk, rank] of [
    ['before', '2'],
    ['new', '3'],
  ] as const) {
    fillTheDisk();
    await expect(put(client, sk, { list: 'L', rank })).rejects.toMatchObject({
      name: 'InternalServerError',
      cause: isFull,
    });
    expect(await get(client, 'before')).toMatchObject({ rank: '1' });
    await put(client, `after ${sk}`);
  }
  await close();
  const again = await open();
  expect(await get(again.client, 'before')).toMatchObject({ rank: '1' });
  expect(await get(again.client, 'new')).toBeUndefined();
  expect(await get(again.client, 'after before')).toBeDefined();
  expect(await get(again.client, 'after new')).toBeDefined();
  expect(await numbers(again.client, 'L', 'index')).toHaveLength(1);
  await again.close();
});

it('a table’s folder belongs to one process at a time', async () => {
  const { close } = await open();
  await expect(open()).rejects.toMatchObject({ cause: { code: 'LEVEL_LOCKED' } });
  await close();
});

it('the table imports the data of an earlier release once, and leaves the old files unchanged', async () => {
  const [from, to] = [join(folder, 'store'), join(folder, 'table')];
  const embedded = await startEmbedded({ table, path: from });
  const client = createClient({ endpoint: embedded.endpoint });
  const before = createStore({ client, table });
  await before.events.append(commit({ stream: 'm1', version: 0, body: { text: 'é'.repeat(900) } }));
  await before.summaries.project(summary({ stream: 'm1', members: [member('ann', 1)] }));
  const list = { of: 'account', account: 'ann' } as const;
  const [stored, listed] = [
    await before.events.load('m1'),
    await before.summaries.list(list, { first: 9 }),
  ];
  client.destroy();
  await embedded.close();

  expect(await takeOver(from, to)).toBeGreaterThan(1);
  expect(await takeOver(from, to)).toBeUndefined();
  const { store, close } = await open();
  expect(await store.events.load('m1')).toEqual(stored);
  expect(await store.summaries.list(list, { first: 9 })).toEqual(listed);
  expect(listed.items).toHaveLength(1);
  await close();
  await rm(to, { recursive: true });
  expect(await takeOver(from, to)).toBeGreaterThan(1);
});
