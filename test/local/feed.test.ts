import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feed, type Feed } from '../../services/local/feed/feed.ts';
import { ledger } from '../../services/local/feed/pending-writes.ts';
import { localStore } from '../../services/local/store.ts';
import type { Item } from '../../services/local/feed/record.ts';
import type { StreamHandler } from '../../services/workers/stream/consumer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = (pk: string, sk: string): Item => ({ pk: { S: pk }, sk: { S: sk } });
const namesIn = ({ Records }: DynamoDBStreamEvent): readonly string[] =>
  Records.map(
    ({ dynamodb }) => `${dynamodb?.Keys?.['pk']?.S ?? ''}${dynamodb?.Keys?.['sk']?.S ?? ''}`,
  );

/** A feed over a table that is a map; what the handler was given is kept. */
function fed(handler: (names: readonly string[]) => StreamHandler | undefined = () => undefined) {
  const table = new Map<string, Item>();
  const given: string[][] = [];
  const complaints: string[] = [];
  const consume: StreamHandler = (event) => {
    const names = namesIn(event);
    given.push([...names]);
    return handler(names)?.(event) ?? Promise.resolve({ batchItemFailures: [] });
  };
  const open = (): Feed =>
    feed({
      handler: consume,
      ledger: ledger(join(folder, 'unfed')),
      look: (keys) => Promise.resolve(table.get(JSON.stringify(keys))),
      onError: (message) => complaints.push(message),
    });
  const put = (to: Feed, keys: Item): void => {
    to.before(keys);
    table.set(JSON.stringify(keys), keys);
    to.after(keys, { put: 'stored', image: keys });
  };
  return { table, given, complaints, open, put };
}

const failing: StreamHandler = ({ Records }) =>
  Promise.resolve({
    batchItemFailures: Records.map(({ dynamodb }) => ({
      itemIdentifier: dynamodb?.SequenceNumber ?? '',
    })),
  });

describe('the store of the local run', () => {
  it('feeds only those attention records that followers need', async () => {
    const given: string[] = [];
    const { store, follow, close } = await localStore(undefined);
    const following = follow((event) => {
      given.push(...namesIn(event));
      return Promise.resolve({ batchItemFailures: [] });
    });
    const attention = { account: 'ann', stream: 'm', version: 2, open: false, data: {} };
    await store.attentions.put({ ...attention, revision: 1 });
    await store.attentions.put({ ...attention, revision: 2, tells: 'followers' });
    await store.attentions.put({ ...attention, revision: 3 });
    await following.settled(new Set());
    expect(given).toEqual(['ATTENTION#annATTN#m']);
    await following.close();
    await close();
  });
});

describe('the feed of the local run', () => {
  it('delivers stored records, in order within a partition', async () => {
    const { given, open, put } = fed();
    const to = open();
    for (const [pk, sk] of [
      ['a', '1'],
      ['b', '1'],
      ['a', '2'],
    ] as const) {
      put(to, key(pk, sk));
    }
    await expect.poll(() => given.flat().length).toBe(3);
    await to.close();
    expect(given.flat().filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2']);
    expect(given.flat()).toContain('b1');
    expect(ledger(join(folder, 'unfed')).outstanding()).toEqual([]);
  });

  it('delivers no record of a refused write', async () => {
    const { given, open } = fed();
    const to = open();
    to.before(key('a', '1'));
    to.after(key('a', '1'), { put: 'refused' });
    await to.close();
    expect(given).toEqual([]);
    expect(ledger(join(folder, 'unfed')).outstanding()).toEqual([]);
  });

  it('retries from the first failure on, and keeps the order', async () => {
    let failures = 2;
    const { given, open, put } = fed((names) =>
      names.includes('a2') && failures-- > 0
        ? async (event) => {
            const { batchItemFailures } = await failing(event);
            return { batchItemFailures: batchItemFailures.slice(names.indexOf('a2')) };
          }
        : undefined,
    );
    const to = open();
    for (const sk of ['1', '2', '3']) put(to, key('a', sk));
    await expect.poll(() => given.length).toBe(3);
    await to.close();
    expect(given).toEqual([
      ['a1', 'a2', 'a3'],
      ['a2', 'a3'],
      ['a2', 'a3'],
    ]);
  });

  it('continues without a handler that throws', async () => {
    let broken = true;
    const { given, complaints, open, put } = fed(() =>
      broken ? () => Promise.reject(new Error('down')) : undefined,
    );
    const to = open();
    put(to, key('a', '1'));
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    broken = false;
    const before = given.length;
    await expect.poll(() => given.length).toBeGreaterThan(before);
    await to.close();
    expect(ledger(join(folder, 'unfed')).outstanding()).toEqual([]);
  });

  it('reads a write again if its answer got lost', async () => {
    const { given, table, open } = fed();
    const to = open();
    const [there, nowhere] = [key('a', '1'), key('a', '2')];
    table.set(JSON.stringify(there), there);
    for (const keys of [there, nowhere]) {
      to.before(keys);
      to.after(keys, { put: 'unknown' });
    }
    await expect.poll(() => given).toEqual([['a1']]);
    await to.close();
  });

  it('recovers after a crash exactly the records that were stored but not delivered', async () => {
    const { given, table, open } = fed();
    const dying = open();
    for (const sk of ['1', '2', '3']) dying.before(key('a', sk));
    // 1 was refused; 2 was stored; of 3 nothing ever came to the table
    dying.after(key('a', '1'), { put: 'refused' });
    table.set(JSON.stringify(key('a', '2')), key('a', '2'));
    const next = open();
    expect(await next.recover()).toBe(1);
    await next.close();
    expect(given).toEqual([['a2']]);
    expect(ledger(join(folder, 'unfed')).outstanding()).toEqual([]);
  });
});

describe('the file of pending feed entries', () => {
  it('stays small after many entries', () => {
    const file = join(folder, 'ledger');
    const notes = ledger(file);
    notes.open(key('a', 'stays'));
    for (let i = 0; i < 6_000; i += 1) {
      notes.open(key('a', String(i)));
      notes.settle(key('a', String(i)));
    }
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(6_000);
    expect(ledger(file).outstanding()).toEqual([key('a', 'stays')]);
  });
});
