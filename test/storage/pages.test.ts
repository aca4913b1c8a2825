import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Summaries, List } from '../../services/platform/storage/contract.ts';
import { ContentionError, CursorError, KeyError } from '../../services/platform/storage/errors.ts';
import { summaryKey } from '../../services/platform/storage/table/keys.ts';
import { callsDuring, omitBatchItems } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { at, summary, member } from './summaries.ts';
import { amount } from '../support/long.ts';

onEveryStore((place) => {
  it('a list is paged from newest to oldest, each match once, at every size of page', async () => {
    const { summaries } = place().store;
    let lists = 0;
    const law = fc.asyncProperty(
      fc.array(fc.nat({ max: 9 }), { maxLength: 14 }),
      fc.integer({ min: 1, max: 16 }),
      async (minutes, first) => {
        const account = `pager ${(lists += 1)}`;
        const made = minutes.map((minute, index) =>
          summary({ stream: `${account} ${index}`, members: [member(account, minute)] }),
        );
        await Promise.all(made.map((it) => summaries.project(it)));
        const seen = await allPages(summaries, { of: 'account', account }, first);
        expect(seen).toHaveLength(made.length);
        expect(new Set(seen.map(({ stream }) => stream)).size).toBe(made.length);
        const times = seen.map(({ members }) => members[0]?.since);
        expect(times).toEqual(minutes.map(at).sort().reverse());
      },
    );
    await fc.assert(law, { numRuns: amount(5, 15), seed: 1 });
  });

  it('a list continues from a cursor whose match has left the list', async () => {
    const { summaries } = place().store;
    const list = { of: 'account', account: 'leaver' } as const;
    const [old, middle, recent] = [1, 2, 3].map((minute) =>
      summary({ stream: `leaver ${minute}`, members: [member('leaver', minute)] }),
    );
    if (old === undefined || middle === undefined || recent === undefined) return;
    await Promise.all([old, middle, recent].map((it) => summaries.project(it)));
    const page = await summaries.list(list, { first: 2 });
    expect(page.hasNext).toBe(true);
    await summaries.project({ ...middle, version: 1, members: [] });
    const next = await summaries.list(list, { first: 2, after: page.items[1]?.cursor });
    expect(next).toMatchObject({ items: [{ item: old }], hasNext: false });
  });

  it('a page is filled past outdated entries of the index', async () => {
    const { store, client, table } = place();
    for (let minute = 0; minute < 9; minute += 1) {
      const stream = `ghost ${minute}`;
      await store.summaries.project(summary({ stream, members: [member('ghosts', minute)] }));
      // as after a write that was broken off: the entry is there, the summary is not
      if (minute > 1) {
        await client.send(new DeleteCommand({ TableName: table, Key: summaryKey(stream) }));
      }
    }
    const page = await store.summaries.list({ of: 'account', account: 'ghosts' }, { first: 1 });
    expect(page).toMatchObject({ items: [{ item: { stream: 'ghost 1' } }], hasNext: true });
  });

  it('the largest page says whether there are more', async () => {
    const { summaries } = place().store;
    const list = { of: 'account', account: 'busy' } as const;
    const project = (index: number) =>
      summaries.project(summary({ stream: `busy ${index}`, members: [member('busy', index)] }));
    for (let index = 0; index < 100; index += 1) await project(index);
    expect((await summaries.list(list, { first: 100 })).hasNext).toBe(false);
    await project(100);
    const page = await summaries.list(list, { first: 100 });
    expect(page.items).toHaveLength(100);
    expect(page.hasNext).toBe(true);
  });

  it('a list asks again for items that a busy database left out', async () => {
    const { store, client } = place();
    for (const minute of [1, 2, 3]) {
      await store.summaries.project(
        summary({ stream: `slow ${minute}`, members: [member('slow', minute)] }),
      );
    }
    const list = { of: 'account', account: 'slow' } as const;
    const calls = await callsDuring(client, () =>
      omitBatchItems(client, 2, async () => {
        expect((await store.summaries.list(list, { first: 3 })).items).toHaveLength(3);
      }),
    );
    expect(calls.filter((call) => call === 'BatchGetItem')).toHaveLength(3);
    const listed = omitBatchItems(client, 99, () => store.summaries.list(list, { first: 3 }));
    await expect(listed).rejects.toThrow(ContentionError);
  });

  it('refuses a cursor of another list', async () => {
    const { summaries } = place().store;
    await summaries.project(
      summary({ stream: 'c1', kind: 'cursed', members: [member('una', 1, true)] }),
    );
    const mine: List = { of: 'account', account: 'una' };
    const [first] = (await summaries.list(mine, { first: 1 })).items;
    expect((await summaries.list(mine, { first: 1, after: first?.cursor })).items).toEqual([]);
    const others: readonly List[] = [
      { of: 'account', account: 'una', turn: true },
      { of: 'account', account: 'una', kind: 'cursed' },
      { of: 'account', account: 'una', turn: true, kind: 'cursed' },
      { of: 'account', account: 'vic' },
      { of: 'everyone', publicList: 'open' },
    ];
    for (const other of others) {
      const listed = summaries.list(other, { first: 1, after: first?.cursor });
      await expect(listed).rejects.toThrow(CursorError);
    }
  });

  it('a list refuses an invalid cursor', async () => {
    const { summaries } = place().store;
    const base64 = fc.string({ unit: 'binary' }).map((it) => Buffer.from(it).toString('base64url'));
    const json = fc.jsonValue().map((it) => Buffer.from(JSON.stringify(it)).toString('base64url'));
    const law = fc.asyncProperty(fc.oneof(fc.string(), base64, json), async (after) => {
      const listed = summaries.list({ of: 'everyone', publicList: 'open' }, { first: 1, after });
      await expect(listed).rejects.toThrow(CursorError);
    });
    await fc.assert(law, { numRuns: amount(60, 200), seed: 2 });
  });

  it.each([0, -1, 1.5, 101, Number.NaN])('a list refuses a page size of %d', async (first) => {
    const listed = place().store.summaries.list({ of: 'everyone', publicList: 'open' }, { first });
    await expect(listed).rejects.toThrow(RangeError);
  });

  it('a summary with a time that can’t be compared is refused, and nothing is written', async () => {
    const { summaries } = place().store;
    const publicList = { on: 'open', since: '2026-01-31T08:15:00Z' } as const;
    await expect(summaries.project(summary({ stream: 'vague', publicList }))).rejects.toThrow(
      KeyError,
    );
    expect(await summaries.find('vague')).toBeUndefined();
  });
});

async function allPages(summaries: Summaries, list: List, first: number) {
  const seen = [];
  let page = await summaries.list(list, { first });
  seen.push(...page.items);
  while (page.hasNext) {
    expect(page.items).toHaveLength(first);
    page = await summaries.list(list, { first, after: page.items.at(-1)?.cursor });
    expect(page.items.length).toBeGreaterThan(0);
    seen.push(...page.items);
  }
  return seen.map(({ item }) => item);
}
