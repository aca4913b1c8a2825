import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOAD_SPAN } from '../../services/platform/storage/events/contract.ts';
import { BrokenStreamError } from '../../services/platform/storage/errors.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { commit, grow } from './commits.ts';
import { amount } from '../support/long.ts';

onEveryStore((place) => {
  it('loading an unknown stream returns nothing', async () => {
    const { events } = place().store;
    expect(await events.load('nowhere')).toBeUndefined();
    expect(await events.range('nowhere', undefined, 10)).toEqual([]);
  });

  it('loading a stream takes one read, however long it is', async () => {
    const { store, client } = place();
    for (const length of [10, amount(300, 3_000)]) {
      const stream = `of ${length}`;
      await grow(store.events, stream, length, (version) => version % LOAD_SPAN === 5);
      const calls = await callsDuring(client, () => store.events.load(stream));
      expect(calls).toEqual(['Query']);
      expect((await store.events.load(stream))?.version).toBe(length - 1);
      const early = await callsDuring(client, () => store.events.load(stream, length / 2));
      expect(early).toEqual(['Query']);
    }
  });

  it('one read finds the unchanged streams among many', async () => {
    const { store, client } = place();
    const known = new Map(Array.from({ length: 100 }, (_, n) => [`still ${String(n)}`, n % 3]));
    for (const [stream, version] of known)
      await grow(store.events, stream, version + 1, () => false);
    await store.events.append(commit({ stream: 'still 8', version: 3 }));
    let still: ReadonlySet<string> = new Set();
    const calls = await callsDuring(client, async () => {
      still = await store.events.unchanged(known);
    });
    expect(calls).toEqual(['BatchGetItem']);
    expect([...known.keys()].filter((stream) => !still.has(stream))).toEqual(['still 8']);
  });

  it('storing a commit takes one write and no read', async () => {
    const { store, client } = place();
    const append = () => store.events.append(commit({ stream: 'cost', version: 0 }));
    expect(await callsDuring(client, append)).toEqual(['PutItem']);
    expect(await callsDuring(client, append)).toEqual(['PutItem']);
  });

  it('loading reads further if checkpoints are further apart than one read', async () => {
    const { store, client } = place();
    await grow(store.events, 'sparse', 3 * LOAD_SPAN, () => false);
    const calls = await callsDuring(client, () => store.events.load('sparse'));
    expect(calls).toEqual(['Query', 'Query', 'Query']);
    expect((await store.events.load('sparse'))?.commits).toHaveLength(3 * LOAD_SPAN);
  });

  it('loading works with commits so large that few fit a page', async () => {
    const { store, client } = place();
    const { events } = store;
    const noise = Array.from({ length: 16_000 }, () => Math.random());
    for (let version = 0; version < 12; version += 1) {
      await events.append(commit({ stream: 'large', version, body: noise }));
    }
    expect(await callsDuring(client, () => events.load('large'))).toEqual(['Query', 'Query']);
    expect((await events.load('large'))?.commits).toHaveLength(12);
    expect(await events.range('large', 1, 9)).toHaveLength(9);
  });

  it('loading at any version goes back to a checkpoint, and no further', async () => {
    const { events } = place().store;
    let streams = 0;
    const law = fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }),
      fc.nat({ max: 100 }),
      async (checkpoints, upTo) => {
        const stream = `law ${(streams += 1)}`;
        await grow(events, stream, checkpoints.length, (version) => checkpoints[version] === true);
        const loaded = await events.load(stream, upTo);
        const last = Math.min(upTo, checkpoints.length - 1);
        const base = Math.max(0, checkpoints.lastIndexOf(true, last));
        expect(loaded?.version).toBe(last);
        expect(loaded?.commits.map(({ version }) => version)).toEqual(span(base, last));
        expect(loaded?.commits[0].checkpoint).toEqual(
          checkpoints[base] === true ? { upTo: base } : undefined,
        );
      },
    );
    await fc.assert(law, { numRuns: amount(10, 25), seed: 1 });
  });

  it('a stream is paged in order, each commit once, without checkpoints', async () => {
    const { events } = place().store;
    await grow(events, 'paged', 57, (version) => version % 10 === 0);
    const law = fc.asyncProperty(fc.integer({ min: 1, max: 70 }), async (first) => {
      const seen = [];
      let page = await events.range('paged', undefined, first);
      while (page.length > 0) {
        expect(page.length).toBeLessThanOrEqual(first);
        seen.push(...page);
        page = await events.range('paged', page.at(-1)?.version, first);
      }
      expect(seen).toEqual(span(0, 56).map((version) => commit({ stream: 'paged', version })));
    });
    await fc.assert(law, { numRuns: 15, seed: 2 });
  });

  it('streams with a common prefix are kept apart', async () => {
    const { events } = place().store;
    await events.append(commit({ stream: 'a', version: 0 }));
    await events.append(commit({ stream: 'a#COMMIT', version: 0 }));
    await events.append(commit({ stream: 'a#COMMIT', version: 1 }));
    expect((await events.load('a'))?.version).toBe(0);
    expect((await events.load('a#COMMIT'))?.version).toBe(1);
  });

  it('a stream with a gap can’t be loaded', async () => {
    const { events } = place().store;
    await events.append(commit({ stream: 'gap', version: 0 }));
    await events.append(commit({ stream: 'gap', version: 2 }));
    await expect(events.load('gap')).rejects.toThrow(BrokenStreamError);
    await events.append(commit({ stream: 'headless', version: 3 }));
    await expect(events.load('headless')).rejects.toThrow(BrokenStreamError);
  });
});

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
