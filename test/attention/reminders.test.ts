import { createApp } from '../../services/app/app.ts';
import { expect, it } from 'vitest';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import { createNotices } from '../../services/workers/notifications/due.ts';
import { reachableOn } from '../../services/notifications/delivery/stored-channels.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import { cachedVapidKey } from '../../services/notifications/channels/push/vapid-key-cache.ts';
import { sendersOf } from '../../services/notifications/channels/registry.ts';
import { WAKE_SHARDS } from '../../services/platform/storage/timing/contract.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { ann, bob, useHalls } from '../matches/hall.ts';
import { browser } from '../notifications/browser.ts';
import { receiver } from '../notifications/receiver.ts';
import { HOUR } from './world.ts';

const openHall = useHalls();

type Payload = {
  readonly id: string;
  readonly type: string;
  readonly data: {
    readonly matchId?: string;
    readonly percent?: number;
    readonly deadline?: string;
    readonly code?: string;
  };
};

it('each reminder of a question tells the browser how much of the time has passed', async () => {
  const clock = heldClock('2031-03-04T09:00:00.000Z');
  const { now } = clock;
  const { matches, store } = openHall(undefined, now);
  const pushService = await receiver();
  const { subscription, decrypted } = browser(pushService.url);
  const payloads = (): readonly Payload[] =>
    pushService.got.map(({ bytes = Buffer.alloc(0) }) => JSON.parse(decrypted(bytes)) as Payload);
  const seeTo = createNotices(store, {
    senders: sendersOf({
      post: posting('local'),
      vapidKey: cachedVapidKey(store.vapidKeys),
      contact: 'mailto:ops@questhall.example',
      now,
      wall: () => new Date(),
    }),
    now,
    awaits: async () => undefined,
  });
  const sweep = async (): Promise<void> => {
    for (let shard = 0; shard < WAKE_SHARDS; shard += 1) {
      const due = await store.wakeUps.due(shard, clock.iso(), { first: 100 });
      for (const wake of due) await seeTo(wake);
    }
  };
  const uses = createApp({ store, now, outbound: 'local' }).notifications;
  const { channel } = await uses.add(ann, { kind: 'PUSH', push: subscription });
  await sweep();
  const code = payloads()[0]?.data.code ?? '';
  await uses.verify(ann, { channelId: channel.id, code });

  const timing = { timeControl: { preset: 'async-12h' } };
  const { record } = await timed(matches, [ann, bob], timing, { rounds: 9 });
  const keep = createKeeper({
    attentions: store.attentions,
    projections: matches,
    reachable: reachableOn(store.documents),
  });
  for (const commit of await store.events.range(record.id, undefined, 100)) {
    await matches.project(commit);
    (await keep(commit)).done();
  }
  for (let hours = 0; hours < 11; hours += 1) {
    clock.pass(HOUR);
    await sweep();
  }

  const about = payloads().filter(({ data }) => data.matchId === record.id);
  expect(about.map(({ type, data }) => `${type} ${String(data.percent)}`)).toEqual([
    'match.attention.needed undefined',
    'match.attention.reminder 50',
    'match.attention.reminder 90',
  ]);
  const [, first, second] = about;
  expect(first?.data).toEqual({ ...second?.data, percent: 50 });
  expect(first?.id).not.toBe(second?.id);
  await pushService.close();
});
