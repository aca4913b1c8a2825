import { createStore } from '../../services/platform/storage/store.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type {
  Summary,
  Summaries,
  List,
  PublicList,
} from '../../services/platform/storage/contract.ts';
import { callsDuring, failAfterWrites, loseReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { at, summary, member } from './summaries.ts';
import { amount } from '../support/long.ts';

onEveryStore((place) => {
  it('a summary is returned as it was stored', async () => {
    const { summaries } = place().store;
    const full = summary({
      stream: 'full',
      publicList: { on: 'open', since: at(1) },
      members: [member('ann', 1, true)],
      data: { title: 'Příběh', seats: [null, { held: true }] },
    });
    await summaries.project(full);
    expect(await summaries.find('full')).toEqual(full);
    expect(await summaries.find('none')).toBeUndefined();
  });

  it('a match is shown to its members, and on its public list', async () => {
    const { summaries } = place().store;
    const members = [member('bea', 1, true), member('cid', 1)];
    await summaries.project(
      summary({ stream: 'm1', publicList: { on: 'running', since: at(1) }, members }),
    );
    expect(await shown(summaries, { of: 'account', account: 'bea' })).toEqual(['m1']);
    expect(await shown(summaries, { of: 'account', account: 'bea', turn: true })).toEqual(['m1']);
    expect(await shown(summaries, { of: 'account', account: 'cid' })).toEqual(['m1']);
    expect(await shown(summaries, { of: 'account', account: 'cid', turn: true })).toEqual([]);
    expect(await shown(summaries, { of: 'account', account: 'dan' })).toEqual([]);
    expect(await shown(summaries, { of: 'everyone', publicList: 'running' })).toContain('m1');
    expect(await shown(summaries, { of: 'everyone', publicList: 'open' })).not.toContain('m1');
  });

  it('a summary moves between public lists, passes the turn, and removes members who leave', async () => {
    const { summaries } = place().store;
    const before = summary({
      stream: 'm2',
      kind: 'moving',
      publicList: { on: 'open', since: at(1) },
      members: [member('eve', 1, true), member('flo', 1), member('gus', 1)],
    });
    await summaries.project(before);
    const after: Summary = {
      ...before,
      version: 1,
      publicList: { on: 'finished', since: at(2) },
      members: [member('eve', 1), member('flo', 2, true)],
    };
    await summaries.project(after);
    expect(await shown(summaries, { of: 'everyone', publicList: 'open', kind: 'moving' })).toEqual(
      [],
    );
    expect(
      await shown(summaries, { of: 'everyone', publicList: 'finished', kind: 'moving' }),
    ).toEqual(['m2']);
    expect(await shown(summaries, { of: 'account', account: 'eve', turn: true })).toEqual([]);
    expect(await shown(summaries, { of: 'account', account: 'flo', turn: true })).toEqual(['m2']);
    expect(await shown(summaries, { of: 'account', account: 'gus' })).toEqual([]);
    await summaries.project({ ...after, version: 2, publicList: undefined });
    expect(
      await shown(summaries, { of: 'everyone', publicList: 'finished', kind: 'moving' }),
    ).toEqual([]);
  });

  it('public tournaments and public matches are on separate lists', async () => {
    const { summaries } = place().store;
    const kind = 'apart';
    const tournament = { on: 'open', since: at(2) } as const;
    const publicList = { on: 'open', since: at(1) } as const;
    await summaries.project(summary({ stream: 'tournament#1', kind, speed: 'LIVE', tournament }));
    await summaries.project(summary({ stream: 'm3', kind, speed: 'LIVE', publicList }));
    const open: List = { of: 'tournaments', publicList: 'open', kind };
    expect(await shown(summaries, open)).toEqual(['tournament#1']);
    expect(await shown(summaries, { ...open, speed: 'LIVE' })).toEqual(['tournament#1']);
    expect(await shown(summaries, { ...open, speed: 'ASYNC' })).toEqual([]);
    expect(await shown(summaries, { ...open, publicList: 'running' })).toEqual([]);
    expect(await shown(summaries, { of: 'everyone', publicList: 'open', kind })).toEqual(['m3']);
  });

  it('organizers and arbiters find stalled matches of their own events only', async () => {
    const { summaries } = place().store;
    for (const by of ['bots', 'director'] as const)
      await summaries.project(summary({ stream: `of ${by}`, played: { by, since: at(1) } }));
    expect(await shown(summaries, { of: 'unlisted', by: 'director' })).toEqual(['of director']);
    expect(await shown(summaries, { of: 'unlisted', by: 'bots' })).toEqual(['of bots']);
  });

  it('every list separates its kinds', async () => {
    const { summaries } = place().store;
    const publicList = { on: 'open', since: at(1) } as const;
    const members = [member('hal', 1, true)];
    await summaries.project(summary({ stream: 'k1', kind: 'tales/of', publicList, members }));
    await summaries.project(summary({ stream: 'k2', kind: 'tales', publicList, members }));
    for (const [kind, stream] of [
      ['tales/of', 'k1'],
      ['tales', 'k2'],
    ] as const) {
      expect(await shown(summaries, { of: 'everyone', publicList: 'open', kind })).toEqual([
        stream,
      ]);
      expect(await shown(summaries, { of: 'account', account: 'hal', kind })).toEqual([stream]);
      const waiting = { of: 'account', account: 'hal', turn: true, kind } as const;
      expect(await shown(summaries, waiting)).toEqual([stream]);
    }
  });

  it('only the summary is written if no list changes, and nothing if it is unchanged', async () => {
    const { store, client } = place();
    const still = summary({ stream: 'still', members: [member('ida', 1, true)] });
    await store.summaries.project(still);
    const next = () => store.summaries.project({ ...still, version: 1 });
    expect(await callsDuring(client, next)).toEqual([]);
    // a process that has not shown the version before looks at the stored one
    const elsewhere = createStore({ client, table: place().table });
    const later = () => elsewhere.summaries.project({ ...still, version: 1 });
    expect(await callsDuring(client, later)).toEqual(['Query']);
    const told = () => store.summaries.project({ ...still, version: 2, data: { news: true } });
    expect(await callsDuring(client, told)).toEqual(['PutItem']);
    expect(await callsDuring(client, told)).toEqual(['Query']);
  });

  it('passing the turn takes one write, and no read once the match is over', async () => {
    const { store, client } = place();
    const mine = summary({ stream: 'passed', members: [member('lea', 1, true), member('mo', 1)] });
    await store.summaries.project(mine);
    const members = [member('lea', 1), member('mo', 1, true)];
    const passing = () => store.summaries.project({ ...mine, version: 1, members });
    expect(await callsDuring(client, passing)).toEqual(['PutItem']);
    const turnOf = { of: 'account', account: 'mo', turn: true } as const;
    expect(await shown(store.summaries, turnOf)).toEqual(['passed']);
    await store.summaries.project({ ...mine, version: 2, over: true });
    expect(await callsDuring(client, () => shown(store.summaries, turnOf))).toEqual(['Query']);
  });

  it('a projection reports that a newer version may have been skipped', async () => {
    const { summaries } = place().store;
    const [one, other] = [
      summary({ stream: 'turns', members: [member('kim', 1, true)] }),
      summary({ stream: 'turns', members: [member('kim', 1)], version: 1 }),
    ];
    expect(await summaries.project(one)).toBe('written');
    expect(await summaries.project({ ...one, version: 2 })).toBe('as it was');
    expect(await summaries.project(other)).toBe('written');
    // a process that died before it could look for a newer one looks when it comes again
    expect(await summaries.project(other)).toBe('written');
    expect(await summaries.project({ ...one, version: 2 })).toBe('written');
    expect(await summaries.project(other)).toBe('as it was');
    expect(await shown(summaries, { of: 'account', account: 'kim', turn: true })).toEqual([
      'turns',
    ]);
  });

  it('a projection whose reply was lost counts as done', async () => {
    const { store, client } = place();
    const once = summary({ stream: 'once', members: [member('jan', 1)] });
    const tries = await loseReply(client, () => store.summaries.project(once));
    expect(tries).toBeGreaterThan(1);
    expect(await shown(store.summaries, { of: 'account', account: 'jan' })).toEqual(['once']);
  });

  it('the lists show the newest version, however often, late and interrupted the others come', async () => {
    const { store, client, table } = place();
    const processes = [store, createStore({ client, table })].map(({ summaries }) => summaries);
    let streams = 0;
    const law = fc.asyncProperty(
      fc.array(anySummary, { minLength: 1, maxLength: 5 }),
      plan,
      async (given, calls) => {
        const run = `run ${(streams += 1)}`;
        const versions = given.map((it, version): Summary => ({
          ...it,
          stream: run,
          kind: run,
          version,
          members: it.members.map((has) => ({ ...has, account: `${run} ${has.account}` })),
        }));
        const newest = versions.at(-1);
        if (newest === undefined) return;
        const again: (() => Promise<void>)[] = [];
        for (const { by, which, dies } of calls) {
          const batch = which.map((n) => versions[n % versions.length] ?? newest);
          const its = processes[by] ?? store.summaries;
          const act = () => allOf(batch.map((it) => its.project(it)));
          await (dies === undefined ? act() : failAfterWrites(client, dies, act));
          if (dies !== undefined) again.push(act);
        }
        // the stream hands over again whatever broke off
        for (const act of again) await act();
        await store.summaries.project(newest);
        const { version } = newest;
        expect({ ...(await store.summaries.find(run)), version }).toEqual(newest);
        await expectLists(store.summaries, newest, run);
      },
    );
    await fc.assert(law, { numRuns: amount(8, 40), seed: 1 });
  });
});

const shown = async (summaries: Summaries, list: List) =>
  (await summaries.list(list, { first: 50 })).items.map(({ item }) => item.stream);

/** Waits for all, also when one fails. */
async function allOf(calls: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(calls);
  await Promise.all(calls);
}

/** Every list shows the summary just where it says. */
async function expectLists(summaries: Summaries, newest: Summary, run: string): Promise<void> {
  for (const publicList of publicLists) {
    const expected = newest.publicList?.on === publicList ? [run] : [];
    expect(await shown(summaries, { of: 'everyone', publicList, kind: run })).toEqual(expected);
  }
  for (const name of names) {
    const account = `${run} ${name}`;
    const has = newest.members.find((it) => it.account === account);
    expect(await shown(summaries, { of: 'account', account })).toEqual(
      has === undefined ? [] : [run],
    );
    const waiting = await shown(summaries, { of: 'account', account, turn: true });
    expect(waiting).toEqual(has?.turn === true ? [run] : []);
  }
}

const publicLists: readonly PublicList[] = ['open', 'running', 'finished'];
const names = ['ann', 'bob', 'cyd'];
const since = fc.integer({ min: 0, max: 3 }).map(at);
const anySummary = fc.record({
  publicList: fc.option(fc.record({ on: fc.constantFrom(...publicLists), since }), {
    nil: undefined,
  }),
  members: fc.uniqueArray(
    fc.record({ account: fc.constantFrom(...names), turn: fc.boolean(), since }),
    { selector: ({ account }) => account },
  ),
  data: fc.jsonValue().map((json): unknown => JSON.parse(JSON.stringify(json))),
});
/** Calls in turn, by two processes; each projects some of the versions at once and may die after a few writes. */
const plan = fc.array(
  fc.record({
    by: fc.nat({ max: 1 }),
    which: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }),
    dies: fc.option(fc.nat({ max: 6 }), { nil: undefined }),
  }),
  { maxLength: 6 },
);
