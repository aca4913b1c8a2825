import { expect, it } from 'vitest';
import { WAKE_SHARDS, type WakeUps } from '../../services/platform/storage/timing/contract.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { at, member, summary } from './summaries.ts';

/** The wake-ups of these streams that are due, shard by shard. */
async function come(wakeUps: WakeUps, by: string, streams: readonly string[]) {
  const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
    wakeUps.due(shard, by, { first: 100 }),
  );
  const found = (await Promise.all(shards)).flat();
  return found.filter(({ stream }) => streams.includes(stream)).map((each) => each.at);
}

onEveryStore((place) => {
  it('a stream wakes at the time that is set, and not before', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'w1', at: at(10) });
    expect(await come(wakeUps, at(9), ['w1'])).toEqual([]);
    expect(await come(wakeUps, at(10), ['w1'])).toEqual([at(10)]);
    // nothing is taken away by reading
    expect(await come(wakeUps, at(11), ['w1'])).toEqual([at(10)]);
  });

  it('a wake-up moves only to an earlier time', async () => {
    const { wakeUps } = place().store;
    for (const minute of [20, 30, 15, 20]) await wakeUps.set({ stream: 'w2', at: at(minute) });
    expect(await come(wakeUps, at(60), ['w2'])).toEqual([at(15)]);
  });

  it('a wake-up that has come is replaced by a later time, or removed', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'w3', at: at(1) });
    await wakeUps.replace({ stream: 'w3', at: at(1) }, at(50));
    expect(await come(wakeUps, at(49), ['w3'])).toEqual([]);
    expect(await come(wakeUps, at(50), ['w3'])).toEqual([at(50)]);
    await wakeUps.replace({ stream: 'w3', at: at(50) }, undefined);
    expect(await come(wakeUps, at(60), ['w3'])).toEqual([]);
  });

  it.each([at(40), undefined])(
    'a wake-up set meanwhile is kept if the one that came is to be %s',
    async (next) => {
      const { wakeUps } = place().store;
      const stream = `w4-${String(next)}`;
      await wakeUps.set({ stream, at: at(2) });
      await wakeUps.set({ stream, at: at(1) });
      await wakeUps.replace({ stream, at: at(2) }, next);
      expect(await come(wakeUps, at(60), [stream])).toEqual([at(1)]);
    },
  );

  it('a next wake-up is set even if the last one is gone', async () => {
    const { wakeUps } = place().store;
    await wakeUps.replace({ stream: 'w5', at: at(1) }, at(3));
    expect(await come(wakeUps, at(3), ['w5'])).toEqual([at(3)]);
  });

  it('wake-ups of a shard are read in order, a page at a time', async () => {
    const { wakeUps } = place().store;
    const streams = Array.from({ length: 60 }, (_, i) => `page-${String(i)}`);
    await Promise.all(
      streams.map((stream, i) => wakeUps.set({ stream, at: at(1_000 + ((i * 7) % 60)) })),
    );
    let found = 0;
    for (let shard = 0; shard < WAKE_SHARDS; shard += 1) {
      const whole = await wakeUps.due(shard, at(2_000), { first: 100 });
      expect(whole.map((each) => each.at)).toEqual(whole.map((each) => each.at).toSorted());
      const paged = [];
      let page = await wakeUps.due(shard, at(2_000), { first: 2 });
      while (page.length > 0) {
        paged.push(...page);
        page = await wakeUps.due(shard, at(2_000), { first: 2, after: page.at(-1) });
      }
      expect(paged).toEqual(whole);
      found += whole.filter(({ stream }) => streams.includes(stream)).length;
    }
    expect(found).toBe(60);
  });

  it('the earliest wake-up of all is known', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'late', at: at(-50) });
    await wakeUps.set({ stream: 'earliest', at: at(-60) });
    expect(await wakeUps.next()).toEqual({ stream: 'earliest', at: at(-60) });
    await wakeUps.replace({ stream: 'earliest', at: at(-60) }, undefined);
    expect(await wakeUps.next()).toEqual({ stream: 'late', at: at(-50) });
  });

  it('wake-ups are unchanged by summaries, however late, and cost them nothing', async () => {
    const { client, store } = place();
    const { wakeUps, summaries } = store;
    const shown = (version: number, turn: boolean) =>
      summary({ stream: 'w6', version, members: [member('ann', version, turn)] });
    await summaries.project(shown(1, true));
    await wakeUps.set({ stream: 'w6', at: at(5) });
    const calls = await callsDuring(client, () => summaries.project(shown(2, true)));
    await summaries.project(shown(3, false));
    await summaries.project(shown(0, false));
    expect(await come(wakeUps, at(5), ['w6'])).toEqual([at(5)]);
    expect(calls).not.toContain('Update');
    expect((await summaries.find('w6'))?.version).toBe(3);
    // nor is it taken for an entry of a list
    const list = { of: 'account', account: 'ann' } as const;
    const { items } = await summaries.list(list, { first: 100 });
    expect(items.map(({ item }) => item.stream)).toEqual(['w6']);
  });
});
