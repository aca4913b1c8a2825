import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localDirector } from '../../services/local/directing/local-director.ts';
import { together } from '../../services/local/feed/together.ts';
import { localStore } from '../../services/local/store.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import type { StreamHandler } from '../../services/workers/stream/consumer.ts';
import { cameTo, comes, cupsOn, podNews, setUp } from '../directing/cups.ts';
import { at, summary } from '../storage/summaries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const quiet: StreamHandler = async () => ({ batchItemFailures: [] });
const deaf: StreamHandler = async ({ Records }) => ({
  batchItemFailures: Records.map(({ dynamodb }) => ({
    itemIdentifier: dynamodb?.SequenceNumber ?? '',
  })),
});

/**
 * Opens a process on the folder, with its director. Without `hears`, it gets no news of what it
 * stores.
 */
async function open({ hears = true, fails = 0 } = {}) {
  const { store, follow, close } = await localStore(folder);
  const whole = cupsOn(store);
  const complaints: string[] = [];
  let left = fails;
  const directing = {
    ...whole,
    seatPods: (work: Parameters<typeof whole.seatPods>[0]) =>
      left-- > 0 ? Promise.reject(new Error('Not yet.')) : whole.seatPods(work),
  };
  const log = { error: (message: string) => void complaints.push(message) };
  const director = localDirector({ store, directing, podNews, tell: async () => undefined, log });
  const feed = follow(hears ? together(quiet, director.consume) : deaf);
  const seated = async (cup: string) => {
    const pods = Array.from({ length: 120 }, (_, i) => `pod ${cup} 1 ${String(i)}`);
    const found = await Promise.all(pods.map((each) => store.events.load(each)));
    return found.filter((each) => each?.version === 0).length;
  };
  return {
    ...{ store, director, feed, complaints, seated },
    async settled() {
      do await feed.settled(new Set());
      while (await director.settled());
    },
    async end() {
      await director.close();
      await feed.close();
      await close();
    },
  };
}

describe('the director of the local run', () => {
  it('folds an inbox, and does the work that follows after a retry', async () => {
    const { store, settled, seated, complaints, end } = await open({ fails: 2 });
    await setUp(store, 'cup');
    for (const who of ['ann', 'bob']) await store.inboxes.put(comes('cup', who));
    await settled();
    expect((await cameTo(store, 'cup')).came).toEqual(['ann', 'bob']);
    expect(await seated('cup')).toBe(120);
    expect(complaints).toHaveLength(2);
    await end();
  });

  it('folds after its next start an inbox that a dead process had stored', async () => {
    const dying = await open({ hears: false });
    await setUp(dying.store, 'cup');
    for (const who of ['ann', 'bob']) await dying.store.inboxes.put(comes('cup', who));
    await dying.end();
    const next = await open();
    expect(await next.feed.recover()).toBe(3);
    await next.settled();
    expect((await cameTo(next.store, 'cup')).came).toEqual(['ann', 'bob']);
    await next.end();
  });

  it('checks tournaments at its start, because the queue was lost with the process', async () => {
    const dying = await open({ fails: Infinity });
    const { store } = dying;
    await setUp(store, 'cup');
    const played = { by: 'director', since: at(0) } as const;
    await store.summaries.project(summary({ stream: tournamentStream('cup'), played }));
    await store.inboxes.put(comes('cup', 'ann'));
    await dying.feed.settled(new Set());
    await dying.end();
    expect(dying.complaints).not.toEqual([]);
    const next = await open();
    await next.director.begin();
    await next.settled();
    expect(await next.seated('cup')).toBe(120);
    await next.end();
  });
});
