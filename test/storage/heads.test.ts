import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Head, Heads, List, Shelf } from '../../services/storage/contract.ts';
import { callsDuring, dyingAfter, losingOneReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { at, head, member } from './heads.ts';

onEveryStore((place) => {
  it('gives back a head as it was projected', async () => {
    const { heads } = place().store;
    const full = head({
      stream: 'full',
      shelf: { on: 'open', since: at(1) },
      members: [member('ann', 1, true)],
      data: { title: 'Příběh', seats: [null, { held: true }] },
    });
    await heads.project(full);
    expect(await heads.find('full')).toEqual(full);
    expect(await heads.find('none')).toBeUndefined();
  });

  it('shows a match to its members, and on the shelf it stands on', async () => {
    const { heads } = place().store;
    const members = [member('bea', 1, true), member('cid', 1)];
    await heads.project(head({ stream: 'm1', shelf: { on: 'running', since: at(1) }, members }));
    expect(await shown(heads, { of: 'account', account: 'bea' })).toEqual(['m1']);
    expect(await shown(heads, { of: 'account', account: 'bea', turn: true })).toEqual(['m1']);
    expect(await shown(heads, { of: 'account', account: 'cid' })).toEqual(['m1']);
    expect(await shown(heads, { of: 'account', account: 'cid', turn: true })).toEqual([]);
    expect(await shown(heads, { of: 'account', account: 'dan' })).toEqual([]);
    expect(await shown(heads, { of: 'everyone', shelf: 'running' })).toContain('m1');
    expect(await shown(heads, { of: 'everyone', shelf: 'open' })).not.toContain('m1');
  });

  it('moves it from shelf to shelf, passes the turn, and lets members go', async () => {
    const { heads } = place().store;
    const before = head({
      stream: 'm2',
      kind: 'moving',
      shelf: { on: 'open', since: at(1) },
      members: [member('eve', 1, true), member('flo', 1), member('gus', 1)],
    });
    await heads.project(before);
    const after: Head = {
      ...before,
      version: 1,
      shelf: { on: 'finished', since: at(2) },
      members: [member('eve', 1), member('flo', 2, true)],
    };
    await heads.project(after);
    expect(await shown(heads, { of: 'everyone', shelf: 'open', kind: 'moving' })).toEqual([]);
    expect(await shown(heads, { of: 'everyone', shelf: 'finished', kind: 'moving' })).toEqual([
      'm2',
    ]);
    expect(await shown(heads, { of: 'account', account: 'eve', turn: true })).toEqual([]);
    expect(await shown(heads, { of: 'account', account: 'flo', turn: true })).toEqual(['m2']);
    expect(await shown(heads, { of: 'account', account: 'gus' })).toEqual([]);
    await heads.project({ ...after, version: 2, shelf: undefined });
    expect(await shown(heads, { of: 'everyone', shelf: 'finished', kind: 'moving' })).toEqual([]);
  });

  it('tells kinds apart in every list', async () => {
    const { heads } = place().store;
    const shelf = { on: 'open', since: at(1) } as const;
    const members = [member('hal', 1, true)];
    await heads.project(head({ stream: 'k1', kind: 'tales/of', shelf, members }));
    await heads.project(head({ stream: 'k2', kind: 'tales', shelf, members }));
    for (const [kind, stream] of [
      ['tales/of', 'k1'],
      ['tales', 'k2'],
    ] as const) {
      expect(await shown(heads, { of: 'everyone', shelf: 'open', kind })).toEqual([stream]);
      expect(await shown(heads, { of: 'account', account: 'hal', kind })).toEqual([stream]);
      const waiting = { of: 'account', account: 'hal', turn: true, kind } as const;
      expect(await shown(heads, waiting)).toEqual([stream]);
    }
  });

  it('writes the head alone when no list changes, and nothing where nothing does', async () => {
    const { store, client } = place();
    const still = head({ stream: 'still', members: [member('ida', 1, true)] });
    await store.heads.project(still);
    const next = () => store.heads.project({ ...still, version: 1 });
    expect(await callsDuring(client, next)).toEqual(['Query']);
    const told = () => store.heads.project({ ...still, version: 2, data: { news: true } });
    expect(await callsDuring(client, told)).toEqual(['Query', 'PutItem']);
    expect(await callsDuring(client, told)).toEqual(['Query']);
  });

  it('passes the turn by one write, and looks no further once it is over', async () => {
    const { store, client } = place();
    const mine = head({ stream: 'passed', members: [member('lea', 1, true), member('mo', 1)] });
    await store.heads.project(mine);
    const members = [member('lea', 1), member('mo', 1, true)];
    const passing = () => store.heads.project({ ...mine, version: 1, members });
    expect(await callsDuring(client, passing)).toEqual(['Query', 'PutItem']);
    const turnOf = { of: 'account', account: 'mo', turn: true } as const;
    expect(await shown(store.heads, turnOf)).toEqual(['passed']);
    await store.heads.project({ ...mine, version: 2, over: true });
    expect(await callsDuring(client, () => shown(store.heads, turnOf))).toEqual(['Query']);
  });

  it('says where a newer version may have been passed over', async () => {
    const { heads } = place().store;
    const [one, other] = [
      head({ stream: 'turns', members: [member('kim', 1, true)] }),
      head({ stream: 'turns', members: [member('kim', 1)], version: 1 }),
    ];
    expect(await heads.project(one)).toBe('written');
    expect(await heads.project({ ...one, version: 2 })).toBe('as it was');
    expect(await heads.project(other)).toBe('written');
    // whoever died before it could look for a newer one looks when it comes again
    expect(await heads.project(other)).toBe('written');
    expect(await heads.project({ ...one, version: 2 })).toBe('written');
    expect(await heads.project(other)).toBe('as it was');
    expect(await shown(heads, { of: 'account', account: 'kim', turn: true })).toEqual(['turns']);
  });

  it('takes a projection whose reply was lost as done', async () => {
    const { store, client } = place();
    const once = head({ stream: 'once', members: [member('jan', 1)] });
    const tries = await losingOneReply(client, () => store.heads.project(once));
    expect(tries).toBeGreaterThan(1);
    expect(await shown(store.heads, { of: 'account', account: 'jan' })).toEqual(['once']);
  });

  it('shows the newest version, however often, late and broken off the others come', async () => {
    const { store, client } = place();
    let streams = 0;
    const law = fc.asyncProperty(
      fc.array(anyHead, { minLength: 1, maxLength: 5 }),
      plan,
      async (given, calls) => {
        const run = `run ${(streams += 1)}`;
        const versions = given.map((it, version): Head => ({
          ...it,
          stream: run,
          kind: run,
          version,
          members: it.members.map((has) => ({ ...has, account: `${run} ${has.account}` })),
        }));
        const newest = versions.at(-1);
        if (newest === undefined) return;
        for (const { which, dies } of calls) {
          const batch = which.map((n) => versions[n % versions.length] ?? newest);
          const act = () => allOf(batch.map((it) => store.heads.project(it)));
          await (dies === undefined ? act() : dyingAfter(client, dies, act));
        }
        await store.heads.project(newest);
        const { version } = newest;
        expect({ ...(await store.heads.find(run)), version }).toEqual(newest);
        await expectLists(store.heads, newest, run);
      },
    );
    await fc.assert(law, { numRuns: 40, seed: 1 });
  });
});

const shown = async (heads: Heads, list: List) =>
  (await heads.list(list, { first: 50 })).items.map(({ item }) => item.stream);

/** Waits for all, also when one fails. */
async function allOf(calls: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(calls);
  await Promise.all(calls);
}

/** Every list shows the head just where it says. */
async function expectLists(heads: Heads, newest: Head, run: string): Promise<void> {
  for (const shelf of shelves) {
    const expected = newest.shelf?.on === shelf ? [run] : [];
    expect(await shown(heads, { of: 'everyone', shelf, kind: run })).toEqual(expected);
  }
  for (const name of names) {
    const account = `${run} ${name}`;
    const has = newest.members.find((it) => it.account === account);
    expect(await shown(heads, { of: 'account', account })).toEqual(has === undefined ? [] : [run]);
    const waiting = await shown(heads, { of: 'account', account, turn: true });
    expect(waiting).toEqual(has?.turn === true ? [run] : []);
  }
}

const shelves: readonly Shelf[] = ['open', 'running', 'finished'];
const names = ['ann', 'bob', 'cyd'];
const since = fc.integer({ min: 0, max: 3 }).map(at);
const anyHead = fc.record({
  shelf: fc.option(fc.record({ on: fc.constantFrom(...shelves), since }), { nil: undefined }),
  members: fc.uniqueArray(
    fc.record({ account: fc.constantFrom(...names), turn: fc.boolean(), since }),
    { selector: ({ account }) => account },
  ),
  data: fc.jsonValue().map((json): unknown => JSON.parse(JSON.stringify(json))),
});
/** Calls in turn; each projects some of the versions at once and may die after a few writes. */
const plan = fc.array(
  fc.record({
    which: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }),
    dies: fc.option(fc.nat({ max: 6 }), { nil: undefined }),
  }),
  { maxLength: 6 },
);
