import { createHash, createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badKey, encrypted, keyPair } from '../../services/notifications/channels/push/encrypt.ts';
import { cachedVapidKey } from '../../services/notifications/channels/push/vapid-key-cache.ts';
import {
  newVapidKey,
  vapidHeader,
  type VapidKey,
} from '../../services/notifications/channels/push/vapid.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { HOUR, SECOND } from '../matches/clocks/table.ts';
import { browser } from './browser.ts';
import { receiver } from './receiver.ts';
import { ann, table } from './table.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

type Told = { readonly type: string; readonly title: string; readonly data: { code?: string } };

/** A browser that has subscribed, and has verified it. */
async function subscribed(seed: string) {
  const owner = { ...ann, account: seed };
  const its = table(place.store, seed);
  const service = await receiver();
  const { subscription, decrypted } = browser(service.url);
  const { channel } = await its.uses.add(owner, { kind: 'PUSH', push: subscription });
  await its.work();
  const read = (n: number) =>
    JSON.parse(decrypted(service.got[n]?.bytes ?? Buffer.alloc(0))) as Told;
  const { code = '' } = read(0).data;
  await its.uses.verify(owner, { channelId: channel.id, code });
  const notice = (id: string, more: object = {}) => ({
    ...{ id, account: seed, channel: channel.id, type: 'match.attention.needed' as const },
    ...{ at: its.clock.iso(), data: { matchId: 'm', seat: 'seat1', count: 2 } },
    ...more,
  });
  return { ...its, owner, service, channel, read, notice };
}

/** A key as it was once made of a private key that begins with zeros: the text was filled up, not the bytes. */
function oldKey(zeros: number): VapidKey {
  const scalar = createHash('sha256').update('a private key').digest().fill(0, 0, zeros);
  return {
    publicKey: keyPair(scalar).getPublicKey('base64url'),
    privateKey: scalar.subarray(zeros).toString('base64url').padStart(43, 'A'),
  };
}

/** Verifies the header of a push by the key that it names. */
async function verified(authorization = '') {
  const [, token = '', publicKey = ''] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  return { payload, publicKey };
}

describe('the key that signs push messages', () => {
  const to = { endpoint: 'https://push.example.org/x', contact: 'mailto:a@example.org' };

  it('has a matching public key, whatever leading digits its numbers have', async () => {
    const bytesOf = ({ publicKey, privateKey }: VapidKey) =>
      [publicKey, privateKey].map((text) => Buffer.from(text, 'base64url'));
    const keys = Array.from({ length: 1_500 }, newVapidKey);
    expect(new Set(keys.flatMap((key) => bytesOf(key).map(({ length }) => length)))).toEqual(
      new Set([65, 32]),
    );
    // three numbers, each of which begins with a zero in one key of 256
    const short = keys.filter((key) => {
      const [point, scalar] = bytesOf(key);
      return scalar?.[0] === 0 || point?.[1] === 0 || point?.[33] === 0;
    });
    expect(short.length).toBeGreaterThan(0);
    for (const key of [...keys.slice(0, 10), ...short]) {
      const header = await vapidHeader(key, { ...to, wall: new Date() });
      expect(await verified(header)).toMatchObject({ publicKey: key.publicKey });
    }
  });

  it.each([1, 2])('is repaired if %i leading zeros are missing', async (lost) => {
    const stored = oldKey(lost);
    await expect(vapidHeader(stored, { ...to, wall: new Date() })).rejects.toThrow('is damaged');
    const key = await cachedVapidKey({ keep: () => Promise.resolve(stored) })();
    // subscriptions are bound to it
    expect(key.publicKey).toBe(stored.publicKey);
    const header = await vapidHeader(key, { ...to, wall: new Date() });
    expect(await verified(header)).toMatchObject({ publicKey: stored.publicKey });
  });

  it('makes a delivery fail with a reason if it is damaged beyond repair', async () => {
    const { service, notify, notice, uses, owner, channel, clock } = await subscribed('damaged');
    const { publicKey } = newVapidKey();
    const damaged = { publicKey, privateKey: newVapidKey().privateKey };
    const vapidKeys = { keep: () => Promise.resolve(damaged) };
    const { deliver } = table({ ...place.store, vapidKeys }, 'damaged-again');
    await notify(notice('n1'));
    await deliver({ account: 'damaged', channel: channel.id, at: clock.iso(), id: 'n1' });
    const [latest] = await uses.deliveries(owner, { channelId: channel.id, first: 1 });
    expect(latest).toMatchObject({
      outcome: 'PENDING',
      attempts: 1,
      fault: 'The stored key for push messages is damaged.',
    });
    expect(service.got).toHaveLength(1);
    await service.close();
  });
});

describe('a push', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const sender = keyPair(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const p256dh =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const message = Buffer.from('When I grow up, I want to be a watermelon');
    const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    const body = encrypted(message, keys, { salt, sender });
    expect(Buffer.from(body).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is readable by a browser, and signed for its push service', async () => {
    const { service, notify, notice, work, clock, read } = await subscribed('browser');
    await notify(notice('n1', { until: clock.iso(2 * HOUR) }));
    await work();
    expect(read(1)).toMatchObject({
      id: 'n1',
      type: 'match.attention.needed',
      title: 'Your turn',
      data: { matchId: 'm', seat: 'seat1' },
    });
    const headers = service.got[1]?.headers ?? {};
    expect(headers).toMatchObject({
      ttl: '7200',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    const { payload } = await verified(headers.authorization);
    expect(payload).toMatchObject({
      aud: new URL(service.url).origin,
      sub: 'mailto:ops@questhall.example',
    });
    await service.close();
  });

  it.each([404, 410])(
    'disables its channel if the push service replies with %i',
    async (status) => {
      const seed = `gone-${String(status)}`;
      const { service, notify, notice, work, uses, owner } = await subscribed(seed);
      service.replies.push({ status });
      await notify(notice('n1'));
      await notify(notice('n2'));
      await work();
      expect(await uses.channels(owner)).toEqual([]);
      expect(service.got).toHaveLength(2);
      await service.close();
    },
  );

  it('is retried if the push service is down, without blocking other channels', async () => {
    const its = await subscribed('down');
    const { service, notify, notice, work, uses, owner, clock, read, channel } = its;
    const hook = await receiver();
    const added = await uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
    await work();
    const { code } = (JSON.parse(hook.got[0]?.body ?? '') as Told).data;
    await uses.verify(owner, { channelId: added.channel.id, code: code ?? '' });
    const latest = async (channelId: string) =>
      (await uses.deliveries(owner, { channelId, first: 1 }))[0];

    service.replies.push({ status: 503 });
    await notify(notice('n1'));
    await notify(notice('n1', { channel: added.channel.id }));
    await work();
    expect(await latest(channel.id)).toMatchObject({ outcome: 'PENDING', status: 503 });
    expect(await latest(added.channel.id)).toMatchObject({ outcome: 'DELIVERED' });
    clock.pass(6 * SECOND);
    await work();
    expect(await latest(channel.id)).toMatchObject({ outcome: 'DELIVERED', attempts: 2 });
    expect([1, 2].map((n) => read(n))).toEqual([read(1), read(1)]);

    await service.close();
    await notify(notice('n2'));
    await work();
    const fault = 'No reply was received (ECONNREFUSED).';
    expect(await latest(channel.id)).toMatchObject({ outcome: 'PENDING', fault });
    expect(await uses.channels(owner)).toMatchObject([{ verified: true }, { verified: true }]);
    await hook.close();
  });

  it('refuses a key that is not a point of the curve, and a secret of another length', async () => {
    const { subscription } = browser('http://127.0.0.1:4999/push');
    const point = Buffer.from(subscription.p256dh, 'base64url');
    point[64] = (point[64] ?? 0) ^ 1;
    const off = point.toString('base64url');
    expect(badKey(subscription)).toBeUndefined();
    const { uses } = table(place.store, 'keys');
    const add = (more: object) =>
      uses.add(ann, { kind: 'PUSH', push: { ...subscription, ...more } });
    await expect(add({ p256dh: off })).rejects.toThrow(
      '`push.p256dh`: Expected an uncompressed point',
    );
    await expect(add({ p256dh: 'AAAA' })).rejects.toThrow(
      '`push.p256dh`: Expected an uncompressed point',
    );
    await expect(add({ p256dh: '***' })).rejects.toThrow(
      '`push.p256dh`: Expected an uncompressed point',
    );
    await expect(add({ auth: 'AAAA' })).rejects.toThrow('`push.auth`: Expected 16 bytes');
    expect(await uses.channels(ann)).toEqual([]);
  });
});
