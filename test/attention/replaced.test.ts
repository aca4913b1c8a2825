import { createApp } from '../../services/app/app.ts';
import { expect, it } from 'vitest';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import { createNotices } from '../../services/workers/notifications/due.ts';
import { reachableOn } from '../../services/notifications/delivery/stored-channels.ts';
import type { Message, Send } from '../../services/notifications/channels/send.ts';
import { WAKE_SHARDS } from '../../services/platform/storage/timing/contract.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { ann, bob, cid, pick, useHalls } from '../matches/hall.ts';
import { DAY, HOUR, MINUTE } from './world.ts';

const openHall = useHalls();

/** Ann, who is notified by a webhook, and bob, at a table on a clock; due work is done by hand. */
async function scene() {
  const clock = heldClock('2031-03-04T09:00:00.000Z');
  const { matches, store } = openHall(undefined, clock.now);
  const told: Message[] = [];
  let isDown = false;
  const WEBHOOK: Send = (message) => {
    if (isDown) return Promise.resolve({ is: 'failed', fault: 'It is down.' });
    told.push(message);
    return Promise.resolve({ is: 'delivered', reply: message.data.code ?? '' });
  };
  const { now } = clock;
  const seeTo = createNotices(store, { senders: { WEBHOOK }, now, awaits: async () => undefined });
  /** Does all due work, except that of matches. */
  const sweep = async (): Promise<void> => {
    for (let shard = 0; shard < WAKE_SHARDS; shard += 1) {
      const due = await store.wakeUps.due(shard, clock.iso(), { first: 100 });
      for (const wake of due) await seeTo(wake);
    }
  };
  const uses = createApp({ store, now, outbound: 'local' }).notifications;
  const { channel } = await uses.add(ann, { kind: 'WEBHOOK', url: 'http://127.0.0.1:9999/' });
  await sweep();
  const keep = createKeeper({
    attentions: store.attentions,
    projections: matches,
    reachable: reachableOn(store.documents),
  });
  let seen: number | undefined;
  const flow = async (matchId: string): Promise<void> => {
    for (const commit of await store.events.range(matchId, seen, 100)) {
      await matches.project(commit);
      (await keep(commit)).done();
      seen = commit.version;
    }
  };
  const timing = {
    timeControl: { preset: 'async-1d' },
    absence: { absentAfter: 1, offerAfter: 'PT1M' },
  };
  const { record } = await timed(matches, [ann, bob], timing, { rounds: 9 });
  const outcomes = async () =>
    (await uses.deliveries(ann, { channelId: channel.id, first: 50 })).map(
      ({ type, outcome }) => `${type} ${outcome}`,
    );
  return {
    ...{ clock, matches, matchId: record.id, told, sweep, flow, outcomes },
    goesDown: (down: boolean) => (isDown = down),
  };
}

it('a notice that is being sent while its seat is replaced tells no one of another player’s turn', async () => {
  const { clock, matches, matchId, told, sweep, flow, outcomes, goesDown } = await scene();
  await flow(matchId);
  await sweep();
  goesDown(true);
  clock.pass(2 * MINUTE);
  await sweep();
  expect((await outcomes())[0]).toBe('match.attention.needed PENDING');
  await pick(matches, bob, matchId);
  clock.pass(DAY);
  await matches.wake(matchId);
  clock.pass(2 * MINUTE);
  await matches.wake(matchId);
  await matches.claimSeat(cid, { matchId, seat: 'seat1' });
  await flow(matchId);
  goesDown(false);
  for (let hours = 0; hours < 24; hours += 6) {
    clock.pass(6 * HOUR);
    await sweep();
  }
  expect(await outcomes()).toContain('match.attention.needed EXPIRED');
  const types = told.map(({ type }) => type);
  expect(types).not.toContain('match.attention.needed');
  expect(types).not.toContain('match.attention.reminder');
  expect(types).toContain('match.seat.replaced');
});
