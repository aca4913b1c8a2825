import { expect, it } from 'vitest';
import { loseReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { commit } from './commits.ts';

onEveryStore((place) => {
  it('the event store stores a commit and returns it unchanged', async () => {
    const { events } = place().store;
    const first = commit({
      stream: 'whole',
      version: 0,
      commandId: 'c1',
      body: { entries: ['Příliš žluťoučký kůň', '이야기', null, 1.5] },
      checkpoint: { match: {}, since: [] },
    });
    expect(await events.append(first)).toBe('stored');
    expect(await events.load('whole')).toEqual({ stream: 'whole', version: 0, commits: [first] });
  });

  it('the event store refuses a second commit of a version and keeps the first', async () => {
    const { events } = place().store;
    const first = commit({ stream: 'taken', version: 0, body: 'first' });
    await events.append(first);
    expect(await events.append({ ...first, body: 'second' })).toBe('conflict');
    expect((await events.load('taken'))?.commits).toEqual([first]);
  });

  it('the event store refuses even an equal commit of another writer', async () => {
    const { events } = place().store;
    const first = commit({ stream: 'twins', version: 0 });
    expect(await events.append(first)).toBe('stored');
    expect(await events.append(first)).toBe('conflict');
  });

  it('the event store gives a version to one of 50 concurrent commits, and a conflict to 49', async () => {
    const { events } = place().store;
    await events.append(commit({ stream: 'race', version: 0 }));
    for (const version of [1, 2, 3]) {
      const told = await Promise.all(
        Array.from({ length: 50 }, (_, runner) =>
          events.append(commit({ stream: 'race', version, body: { runner } })),
        ),
      );
      expect(told.filter((word) => word === 'stored')).toHaveLength(1);
      expect(told.filter((word) => word === 'conflict')).toHaveLength(49);
      const [kept] = await events.range('race', version - 1, 10);
      expect(kept?.body).toEqual({ runner: told.indexOf('stored') });
    }
    const stored = await events.range('race', undefined, 10);
    expect(stored.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
  });

  it('the event store recognises its own commit when the reply to the first try was lost', async () => {
    const { store, client } = place();
    const told: string[] = [];
    const tries = await loseReply(client, async () => {
      told.push(await store.events.append(commit({ stream: 'lost', version: 0 })));
    });
    expect(tries).toBe(2);
    expect(told).toEqual(['stored']);
    expect((await store.events.load('lost'))?.version).toBe(0);
  });

  it('the event store reports a conflict also when the reply about it was lost', async () => {
    const { store, client } = place();
    await store.events.append(commit({ stream: 'lost too', version: 0, body: 'first' }));
    const told: string[] = [];
    const tries = await loseReply(client, async () => {
      told.push(await store.events.append(commit({ stream: 'lost too', version: 0 })));
    });
    expect(tries).toBe(2);
    expect(told).toEqual(['conflict']);
    expect((await store.events.load('lost too'))?.commits[0].body).toBe('first');
  });

  it.each([-1, 0.5, Number.NaN, 1e12])('the event store refuses version %d', async (version) => {
    const { events } = place().store;
    const appended = events.append(commit({ stream: 'odd', version }));
    await expect(appended).rejects.toThrow(/whole number/);
    expect(await events.load('odd')).toBeUndefined();
  });

  it.each([
    ['', '1 to 900 bytes'],
    ['x'.repeat(901), '1 to 900 bytes'],
    ['\ud800', 'well-formed'],
  ])('the event store refuses a stream with the name %j', async (stream, reason) => {
    const appended = place().store.events.append(commit({ stream, version: 0 }));
    await expect(appended).rejects.toThrow(reason);
  });
});
