import { createApp } from '../../services/app/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotices } from '../../services/workers/notifications/due.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import type { Message } from '../../services/notifications/channels/send.ts';
import { isTableUrl, tableUrls } from '../../services/notifications/delivery/table-url.ts';
import { attentionName } from '../../services/platform/storage/attention/name.ts';
import type { WakeUp } from '../../services/platform/storage/contract.ts';
import { deliveryName } from '../../services/platform/storage/notifications/name.ts';
import { heldClock } from '../matches/clocks/table.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { ann } from './table.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

/** An account with a webhook that replies with whatever code it is sent, and a turn that waits for it. */
async function scene(account: string) {
  const { store } = place;
  const clock = heldClock('2026-03-01T12:00:00.000Z');
  const since = clock.iso();
  clock.pass(10 * 60_000);
  const woken: WakeUp[] = [];
  const awaits = async (wake: WakeUp) => void woken.push(wake);
  const sent: Message[] = [];
  const tableUrl = tableUrls('https://play.example.org/#/{matchId}');
  const seeTo = createNotices(store, {
    senders: {
      async WEBHOOK(message) {
        sent.push(message);
        return { is: 'delivered', reply: message.data.code ?? '' };
      },
    },
    ...(tableUrl && { tableUrl }),
    now: clock.now,
    awaits,
  });
  const work = async () => {
    for (let wake = woken.shift(); wake !== undefined; wake = woken.shift()) await seeTo(wake);
  };
  await store.attentions.put({
    ...{ account, stream: 'm/1', version: 7, revision: 1, open: true },
    data: { gameId: 'g', episode: { from: 7, seat: 'seat1', since, count: 1 }, told: {}, news: [] },
  });
  const { notifications: uses } = createApp({
    ...{ store, now: clock.now },
    outbound: 'local',
    soon: awaits,
  });
  const { channel } = await uses.add(
    { ...ann, account },
    { kind: 'WEBHOOK', url: 'http://127.0.0.1:9999/' },
  );
  return { store, clock, awaits, sent, seeTo, work, channel };
}

describe('due notices of an account', () => {
  it('reach a newly verified channel, for turns that wait already', async () => {
    const { sent, work, channel } = await scene('late');
    await work();
    expect(sent.map(({ type }) => type)).toEqual([
      'channel.verification',
      'match.attention.needed',
    ]);
    expect(sent[1]).toMatchObject({
      channel: channel.id,
      data: { matchId: 'm/1', url: 'https://play.example.org/#/m%2F1' },
    });
  });

  it('link to each match of a digest', async () => {
    const { store, clock, awaits, sent, work, channel } = await scene('digested');
    await work();
    const notify = createNotify({ deliveries: store.deliveries, awaits });
    await notify({
      ...{ id: 'd1', account: 'digested', channel: channel.id, type: 'account.digest' },
      at: clock.iso(),
      data: { count: 2, matches: [{ matchId: 'm1' }, { matchId: 'm2' }] },
    });
    await work();
    expect(sent.at(-1)?.data).toEqual({
      count: 2,
      matches: [
        { matchId: 'm1', url: 'https://play.example.org/#/m1' },
        { matchId: 'm2', url: 'https://play.example.org/#/m2' },
      ],
    });
  });

  it('are attention or deliveries, and no other stream', async () => {
    const { seeTo } = await scene('other');
    expect(seeTo({ stream: 'a-match' })).toBeUndefined();
    const gone = { account: 'nobody', channel: 'c', at: '2026-01-01T00:00:00.000Z', id: 'n' };
    await expect(seeTo({ stream: deliveryName(gone) })).resolves.toBeUndefined();
    await expect(
      seeTo({ stream: attentionName({ account: 'nobody', stream: 'm' }) }),
    ).resolves.toBeUndefined();
  });
});

describe('the table URL', () => {
  it('is absolute, with a place for the match id', () => {
    expect(isTableUrl('https://play.example.org/{matchId}')).toBe(true);
    for (const bad of ['https://play.example.org/', 'play/{matchId}', 'javascript:{matchId}', '']) {
      expect(isTableUrl(bad), bad).toBe(false);
    }
    expect(tableUrls(undefined)).toBeUndefined();
  });
});
