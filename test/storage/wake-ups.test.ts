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
  it('wakes a stream at the time that is set, and not before', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'w1', at: at(10) });
    expect(await come(wakeUps, at(9), ['w1'])).toEqual([]);
    expect(await come(wakeUps, at(10), ['w1'])).toEqual([at(10)]);
    // nothing is taken away by reading
    expect(await come(wakeUps, at(11), ['w1'])).toEqual([at(10)]);
  });

  it('moves a wake-up to an earlier time alone', async () => {
    const { wakeUps } = place().store;
    for (const minute of [20, 30, 15, 20]) await wakeUps.set({ stream: 'w2', at: at(minute) });
    expect(await come(wakeUps, at(60), ['w2'])).toEqual([at(15)]);
  });

  it('puts a later time, or none, in the place of one that has come', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'w3', at: at(1) });
    await wakeUps.replace({ stream: 'w3', at: at(1) }, at(50));
    expect(await come(wakeUps, at(49), ['w3'])).toEqual([]);
    expect(await come(wakeUps, at(50), ['w3'])).toEqual([at(50)]);
    await wakeUps.replace({ stream: 'w3', at: at(50) }, undefined);
    expect(await come(wakeUps, at(60), ['w3'])).toEqual([]);
  });

  it.each([at(40), undefined])(
    'keeps what was set meanwhile where the one that came is to be %s',
    async (next) => {
      const { wakeUps } = place().store;
      const stream = `w4-${String(next)}`;
      await wakeUps.set({ stream, at: at(2) });
      await wakeUps.set({ stream, at: at(1) });
      await wakeUps.replace({ stream, at: at(2) }, next);
      expect(await come(wakeUps, at(60), [stream])).toEqual([at(1)]);
    },
  );

  it('sets the next of a stream whose wake-up is gone', async () => {
    const { wakeUps } = place().store;
    await wakeUps.replace({ stream: 'w5', at: at(1) }, at(3));
    expect(await come(wakeUps, at(3), ['w5'])).toEqual([at(3)]);
  });

  it('gives those of a shard in order, a page at a time', async () => {
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

  it('knows the earliest of all', async () => {
    const { wakeUps } = place().store;
    await wakeUps.set({ stream: 'late', at: at(-50) });
    await wakeUps.set({ stream: 'earliest', at: at(-60) });
    expect(await wakeUps.next()).toEqual({ stream: 'earliest', at: at(-60) });
    await wakeUps.replace({ stream: 'earliest', at: at(-60) }, undefined);
    expect(await wakeUps.next()).toEqual({ stream: 'late', at: at(-50) });
  });

  it('is left alone by summaries, however late an old one comes, and costs them nothing', async () => {
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
