import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../matches/clocks/table.ts';
import { receiver } from './receiver.ts';
import { ann, table } from './table.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

type Told = { readonly type: string; readonly timestamp: string; readonly data: { code?: string } };

/** A verified channel, its receiver, and its deliveries. */
async function verified(seed: string) {
  const owner = { ...ann, account: seed };
  const its = table(place.store, seed);
  const hook = await receiver();
  const { channel, secret = '' } = await its.uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
  await its.work();
  const { code = '' } = (JSON.parse(hook.got[0]?.body ?? '') as Told).data;
  await its.uses.verify(owner, { channelId: channel.id, code });
  hook.got.splice(0);
  const deliveries = () => its.uses.deliveries(owner, { channelId: channel.id, first: 50 });
  const notice = (id: string, more: object = {}) => ({
    ...{ id, account: seed, channel: channel.id, type: 'match.attention.needed' as const },
    ...{ at: its.clock.iso(), data: { matchId: 'm', seat: 'seat1', count: 2 } },
    ...more,
  });
  return { ...its, owner, hook, channel, secret, deliveries, notice };
}

/** A new channel whose receiver makes its reply of the code and of the body that it was sent. */
async function replying(account: string, reply: (code: string, body: string) => string) {
  const owner = { ...ann, account };
  const its = table(place.store, account);
  const hook = await receiver();
  hook.replies.push({
    status: 200,
    body: (body) => reply((JSON.parse(body) as Told).data.code ?? '', body),
  });
  const { channel } = await its.uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
  await its.work();
  return { ...its, owner, hook, channel };
}

describe('a webhook', () => {
  it('is verified by the code that it was sent, and signed for the standard library', async () => {
    const its = table(place.store, 'stock');
    const hook = await receiver();
    const owner = { ...ann, account: 'stock' };
    const { channel, secret = '' } = await its.uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
    expect(channel).toMatchObject({ kind: 'WEBHOOK', verified: false });
    const channelId = channel.id;
    await expect(its.uses.test(owner, { channelId })).rejects.toMatchObject({
      code: 'CHANNEL_UNVERIFIED',
    });
    await its.work();
    const [{ headers, body } = { headers: {}, body: '' }] = hook.got;
    const told = new Webhook(secret).verify(body, headers as Record<string, string>) as Told;
    expect(told).toMatchObject({ type: 'channel.verification', timestamp: its.clock.iso() });

    const code = told.data.code ?? '';
    const wrong = { channelId, code: code === '00000000' ? '11111111' : '00000000' };
    await expect(its.uses.verify(owner, wrong)).rejects.toThrow('Attempts left: 4');
    expect(await its.uses.verify(owner, { channelId, code })).toMatchObject({ verified: true });
    await its.uses.test(owner, { channelId });
    await its.work();
    expect(JSON.parse(hook.got[1]?.body ?? '')).toMatchObject({ type: 'channel.test' });
    await expect(its.uses.test(owner, { channelId })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 60,
    });
  });

  it.each([
    ['an object', (code: string) => JSON.stringify({ code })],
    ['text', (code: string) => `${code}\n`],
    ['JSON text', (code: string) => JSON.stringify(code)],
  ])('is verified at once if it replies with the code as %s', async (form, reply) => {
    const { uses, owner, hook } = await replying(`replies ${form}`, reply);
    expect(await uses.channels(owner)).toMatchObject([{ verified: true }]);
    await hook.close();
  });

  it.each([
    ['what it was sent', (_: string, body: string) => body],
    ['what it was sent within more', (_: string, body: string) => JSON.stringify({ data: body })],
    ['a page that shows what it was sent', (_: string, body: string) => `<pre>${body}</pre>`],
    ['the code among other words', (code: string) => `Got ${code}, thanks`],
  ])('is not verified if it echoes %s', async (form, reply) => {
    const { uses, owner, hook, channel } = await replying(`echoes ${form}`, reply);
    expect(await uses.channels(owner)).toMatchObject([{ verified: false }]);
    const [sent] = await uses.deliveries(owner, { channelId: channel.id, first: 1 });
    expect(sent).toMatchObject({ outcome: 'DELIVERED' });
    await hook.close();
  });

  it('allows five tries per code, for an hour', async () => {
    const its = table(place.store, 'guess');
    const owner = { ...ann, account: 'guess' };
    const hook = await receiver();
    const { channel } = await its.uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
    await its.work();
    const { code = '' } = (JSON.parse(hook.got[0]?.body ?? '') as Told).data;
    const channelId = channel.id;
    for (let left = 4; left >= 0; left -= 1) {
      const guess = its.uses.verify(owner, { channelId, code: 'x' });
      await expect(guess).rejects.toThrow(`Attempts left: ${String(left)}`);
    }
    await expect(its.uses.verify(owner, { channelId, code })).rejects.toThrow('Attempts left: 0');
  });

  it('is retried with the same id after failures, on the schedule that it shows', async () => {
    const { hook, notify, notice, work, clock, secret, deliveries } = await verified('retries');
    hook.replies.push(
      { status: 500 },
      { status: 503 },
      { status: 429 },
      { status: 500 },
      { status: 302 },
    );
    await notify(notice('n1'));
    const pauses = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR];
    for (const pause of pauses) {
      await work();
      const [latest] = await deliveries();
      expect(latest).toMatchObject({ outcome: 'PENDING', nextAt: clock.iso(pause) });
      clock.pass(pause - 1);
      const before = hook.got.length;
      await work();
      expect(hook.got).toHaveLength(before);
      clock.pass(1);
    }
    await work();
    expect((await deliveries())[0]).toMatchObject({
      outcome: 'DELIVERED',
      attempts: 6,
      status: 204,
    });
    expect(hook.got).toHaveLength(6);
    for (const { headers, body } of hook.got) {
      expect(headers['webhook-id']).toBe('n1');
      new Webhook(secret).verify(body, headers as Record<string, string>);
    }
  });

  it('is sent the same notice once, however often it is notified', async () => {
    const { hook, notify, notice, work } = await verified('once');
    await notify(notice('n1'));
    await notify(notice('n1'));
    await work();
    await work();
    expect(hook.got).toHaveLength(1);
  });

  it('is not retried past the deadline of its subject', async () => {
    const { hook, notify, notice, work, clock, deliveries } = await verified('until');
    hook.replies.push({ status: 500 }, { status: 500 });
    await notify(notice('n1', { until: clock.iso(5 * MINUTE) }));
    await work();
    clock.pass(6 * SECOND);
    await work();
    expect((await deliveries())[0]).toMatchObject({
      outcome: 'FAILED',
      attempts: 2,
      nextAt: undefined,
    });
    await notify(notice('n2', { until: clock.iso(-1) }));
    await work();
    expect((await deliveries())[0]).toMatchObject({ outcome: 'EXPIRED', attempts: 0 });
    expect(hook.got).toHaveLength(2);
  });

  it('is signed by both secrets for a day after a rotation', async () => {
    const { hook, notify, notice, work, clock, owner, channel, secret, uses } =
      await verified('turn');
    const { secret: newer = '' } = await uses.rotate(owner, { channelId: channel.id });
    expect(newer).not.toBe(secret);
    await notify(notice('n1'));
    await work();
    const [{ headers, body } = { headers: {}, body: '' }] = hook.got;
    for (const key of [secret, newer]) {
      new Webhook(key).verify(body, headers as Record<string, string>);
    }
    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2);
    clock.pass(DAY);
    await notify(notice('n2'));
    await work();
    const [, later = { headers: {}, body: '' }] = hook.got;
    expect(String(later.headers['webhook-signature']).split(' ')).toHaveLength(1);
    new Webhook(newer).verify(later.body, later.headers as Record<string, string>);
  });

  it('is no longer used once it is deleted, or has failed for five days', async () => {
    const gone = await verified('gone');
    gone.hook.replies.push({ status: 410 });
    await gone.notify(gone.notice('n1'));
    await gone.work();
    expect((await gone.uses.channels(gone.owner))[0]).toMatchObject({ disabledReason: 'GONE' });
    await gone.notify(gone.notice('n2'));
    await gone.work();
    expect(gone.hook.got).toHaveLength(1);
    expect((await gone.deliveries())[0]).toMatchObject({ outcome: 'FAILED' });

    const failing = await verified('failing');
    const { notify, notice, work, clock } = failing;
    for (let day = 0; day <= 5; day += 1) {
      failing.hook.replies.push({ status: 500 });
      await notify(notice(`n${String(day)}`, { until: clock.iso(SECOND) }));
      await work();
      clock.pass(DAY);
    }
    expect((await failing.uses.channels(failing.owner))[0]).toMatchObject({
      disabledReason: 'FAILING',
    });
  });

  it('is sent to again on its owner’s request, with the same id', async () => {
    const { hook, notify, notice, work, deliveries, uses, owner } = await verified('resend');
    await notify(notice('n1'));
    await work();
    const [{ id } = { id: '' }] = await deliveries();
    expect(await uses.resend(owner, { deliveryId: id })).toMatchObject({ outcome: 'PENDING' });
    await work();
    expect(hook.got.map(({ headers }) => headers['webhook-id'])).toEqual(['n1', 'n1']);
    const others = uses.resend({ ...owner, account: 'somebody' }, { deliveryId: id });
    await expect(others).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is retried by another process if one died between sending and recording', async () => {
    const { hook, notify, notice, clock, woken } = await verified('crash');
    await notify(notice('n1'));
    const dying = table(
      { ...place.store, deliveries: { ...place.store.deliveries, put: dyingAt(2) } },
      'crash',
    );
    dying.woken.push(...woken.splice(0));
    await expect(dying.work()).rejects.toThrow('died');
    clock.pass(5 * SECOND);
    const after = table(place.store, 'crash');
    after.clock.pass(5 * SECOND);
    for (const { stream } of await dueBy(after.clock.iso())) after.woken.push({ stream, at: '' });
    await after.work();
    expect(hook.got.map(({ headers }) => headers['webhook-id'])).toEqual(['n1', 'n1']);
  });
});

/** Puts until the call of this number, and dies then. */
function dyingAt(call: number): typeof place.store.deliveries.put {
  let calls = 0;
  return async (delivery) => {
    calls += 1;
    if (calls === call) throw new Error('died');
    return place.store.deliveries.put(delivery);
  };
}

const dueBy = async (at: string) => {
  const shards = Array.from({ length: 16 }, (_, shard) =>
    place.store.wakeUps.due(shard, at, { first: 50 }),
  );
  return (await Promise.all(shards)).flat().filter(({ stream }) => stream.includes('crash'));
};
