import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtOnce } from '../../services/notifications/delivery/at-once.ts';
import type { Notice } from '../../services/notifications/notices/notice.ts';
import { createDeliver, type DeliverParts } from '../../services/notifications/delivery/deliver.ts';
import { deliveryView } from '../../services/notifications/delivery/delivery.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import type { Message, SendResult } from '../../services/notifications/channels/send.ts';
import type { WakeUp } from '../../services/platform/storage/contract.ts';
import { heldClock } from '../matches/clocks/table.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

const MINUTE = 60_000;

/** An account with a webhook that answers as the test tells it, and a notice for it. */
async function scene(account: string) {
  const { store } = place;
  const clock = heldClock('2026-03-01T12:00:00.000Z');
  const id = 'hook';
  const channel = { id, kind: 'WEBHOOK', label: id, createdAt: clock.iso(), verified: true };
  await store.documents.put(account, 'channels', { revision: 1, data: { channels: [channel] } });
  await store.channelSecrets.put(account, id, { url: 'http://127.0.0.1:9/' });
  const sent: Message[] = [];
  const woken: WakeUp[] = [];
  const replies: (() => Promise<SendResult>)[] = [];
  const awaits = async (wake: WakeUp) => void woken.push(wake);
  const parts: DeliverParts = {
    ...store,
    senders: {
      WEBHOOK: (message) => {
        sent.push(message);
        return replies.shift()?.() ?? Promise.resolve({ is: 'delivered', status: 204 });
      },
    },
    notify: createNotify({ deliveries: store.deliveries, awaits }),
    now: clock.now,
    chance: () => 0.5,
    awaits,
  };
  const notice: Notice = {
    ...{ id: 'n-1', account, channel: id, type: 'match.attention.needed', at: clock.iso() },
    data: { matchId: 'm1' },
  };
  const key = { account, channel: id, at: notice.at, id: notice.id };
  const found = async () => {
    const delivery = await store.deliveries.find(key);
    if (delivery === undefined) throw new TypeError('It is not stored.');
    return { revision: delivery.revision, wake: delivery.wake, ...deliveryView(delivery) };
  };
  const deliver = createDeliver(parts);
  const tell = createAtOnce(parts);
  return { clock, sent, woken, replies, found, notice, tell, deliver: () => deliver(key) };
}

/** A reply that is given when it is said to be. */
function held() {
  let give: (sent: SendResult) => void = () => undefined;
  const promise = new Promise<SendResult>((resolve) => {
    give = resolve;
  });
  return { reply: () => promise, give };
}

describe('a notice that is sent at once', () => {
  it('is stored, sent and marked as sent with two writes, without a wake-up of its own', async () => {
    const { sent, woken, replies, found, notice, tell } = await scene('ann');
    replies.push(async () => {
      expect(await found()).toMatchObject({ revision: 1, attempts: 1, outcome: 'PENDING' });
      expect((await found()).wake).toBeUndefined();
      return { is: 'delivered', status: 204 };
    });
    await tell(notice);
    expect(sent.map(({ id }) => id)).toEqual(['n-1']);
    expect(await found()).toMatchObject({ revision: 2, attempts: 1, outcome: 'DELIVERED' });
    expect((await found()).wake).toBeUndefined();
    expect(woken).toEqual([]);
  });

  it('is not sent again when the event is repeated', async () => {
    const { sent, woken, notice, tell } = await scene('bob');
    await tell(notice);
    await tell(notice);
    expect(sent).toHaveLength(1);
    expect(woken).toEqual([]);
  });

  it('is retried by the default schedule if it fails', async () => {
    const { clock, sent, replies, found, notice, tell, deliver } = await scene('cid');
    replies.push(async () => ({ is: 'failed', status: 500, fault: 'It broke.' }));
    await tell(notice);
    const { wake } = await found();
    expect(wake).toBe('2026-03-01T12:00:05.000Z');
    await tell(notice);
    expect(sent).toHaveLength(1);
    clock.pass(5_000);
    await deliver();
    expect(await found()).toMatchObject({ attempts: 2, outcome: 'DELIVERED' });
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(['n-1']));
  });

  it('is sent again with the same id after its sender died', async () => {
    const { clock, sent, woken, replies, found, notice, tell, deliver } = await scene('dan');
    replies.push(() => Promise.reject(new Error('It died, and it was sent.')));
    await expect(tell(notice)).rejects.toThrow('It died');
    expect(await found()).toMatchObject({ wake: undefined, nextAt: '2026-03-01T12:01:00.000Z' });
    await tell(notice);
    expect(sent).toHaveLength(1);
    expect(woken.map(({ at }) => at)).toEqual(['2026-03-01T12:01:00.000Z']);
    clock.pass(MINUTE);
    await deliver();
    expect(sent.map(({ id }) => id)).toEqual(['n-1', 'n-1']);
    expect(await found()).toMatchObject({ attempts: 2, outcome: 'DELIVERED' });
  });

  it('is sent once by two concurrent senders, and marked as sent even after a wake-up is set', async () => {
    const { clock, sent, replies, found, notice, tell, deliver } = await scene('eve');
    const { reply, give } = held();
    replies.push(reply);
    const first = tell(notice);
    await expect.poll(() => sent.length).toBe(1);
    await tell(notice);
    expect(await found()).toMatchObject({ revision: 2, wake: '2026-03-01T12:01:00.000Z' });
    give({ is: 'delivered', status: 204 });
    await first;
    expect(await found()).toMatchObject({ wake: undefined, outcome: 'DELIVERED' });
    clock.pass(MINUTE);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('doesn’t overwrite the attempt of a sender that has taken over', async () => {
    const { clock, sent, replies, found, notice, tell, deliver } = await scene('fay');
    const { reply, give } = held();
    replies.push(reply);
    const first = tell(notice);
    await expect.poll(() => sent.length).toBe(1);
    await tell(notice);
    clock.pass(MINUTE);
    await deliver();
    give({ is: 'failed', fault: 'It took too long.' });
    await first;
    expect(await found()).toMatchObject({ attempts: 2, outcome: 'DELIVERED', fault: undefined });
  });

  it('is not sent after the time it is about', async () => {
    const { clock, sent, found, notice, tell, deliver } = await scene('gus');
    await tell({ ...notice, until: clock.iso() });
    await deliver();
    expect(sent).toEqual([]);
    expect(await found()).toMatchObject({ outcome: 'EXPIRED' });
  });
});
