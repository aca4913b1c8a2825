import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Subscription } from '../../services/platform/storage/contract.ts';
import { subscriptionKey } from '../../services/platform/storage/table/keys.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { callsDuring, loseReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';

const later = Math.floor(Date.now() / 1000) + 3_600;

const subscription = (given: Partial<Subscription>): Subscription => ({
  stream: 'm1',
  connection: 'L0SM9cOFvHcCIhw=',
  operation: '1',
  data: { viewer: 'ann', query: 'subscription { match }' },
  expires: later,
  ...given,
});

onEveryStore((place) => {
  it('a connection is found until it is removed', async () => {
    const { connections } = place().store;
    const bare = { connection: 'c0', data: {}, expires: later };
    await connections.put(bare);
    expect(await connections.find('c0')).toEqual(bare);
    const known = { ...bare, account: 'ann', data: { roles: ['player'] } };
    await connections.put(known);
    expect(await connections.find('c0')).toEqual(known);
    await connections.remove('c0');
    expect(await connections.find('c0')).toBeUndefined();
  });

  it('the list of a stream has its subscribers, and no one else', async () => {
    const { subscriptions } = place().store;
    const ann = subscription({ stream: 'f1', connection: 'ca', sent: 4 });
    const bob = subscription({ stream: 'f1', connection: 'cb' });
    const cyd = subscription({ stream: 'f2', connection: 'cc' });
    for (const it of [ann, bob, cyd]) expect(await subscriptions.add(it)).toBe('added');
    expect(await subscriptions.of('f1')).toEqual([ann, bob]);
    expect(await subscriptions.of('f2')).toEqual([cyd]);
    expect(await subscriptions.of('f3')).toEqual([]);
  });

  it('a connection can’t use an operation id twice, also for another stream', async () => {
    const { subscriptions } = place().store;
    const first = subscription({ stream: 'd1', connection: 'cd' });
    expect(await subscriptions.add(first)).toBe('added');
    expect(await subscriptions.add({ ...first, stream: 'd2' })).toBe('duplicate');
    expect(await subscriptions.of('d2')).toEqual([]);
    await subscriptions.remove('cd', first.operation);
    expect(await subscriptions.add({ ...first, stream: 'd2' })).toBe('added');
  });

  it('a subscription is added once although the reply was lost', async () => {
    const { store, client } = place();
    const once = subscription({ stream: 'o1', connection: 'co' });
    await loseReply(client, async () => {
      expect(await store.subscriptions.add(once)).toBe('added');
    });
    expect(await store.subscriptions.of('o1')).toEqual([once]);
  });

  it('a late retry of a subscription keeps deliveries made before it', async () => {
    const { store, client, connect, table } = place();
    const once = subscription({ stream: 'o2', connection: 'cp' });
    const consumer = createStore({ client: connect(), table });
    const meanwhile = () => consumer.subscriptions.advance(once, 7);
    const act = () => store.subscriptions.add(once);
    expect(await loseReply(client, act, { nth: 2, meanwhile })).toBe(4);
    expect(await store.subscriptions.of('o2')).toEqual([{ ...once, sent: 7 }]);
  });

  it('the cursor of a subscription never goes back', async () => {
    const { subscriptions } = place().store;
    const one = subscription({ stream: 'a1', connection: 'cf' });
    await subscriptions.add(one);
    const told = [];
    for (const sent of [3, 3, 2, 4]) told.push(await subscriptions.advance(one, sent));
    expect(told).toEqual([true, false, false, true]);
    expect(await subscriptions.of('a1')).toEqual([{ ...one, sent: 4 }]);
  });

  it('only one of many concurrent writers advances a cursor', async () => {
    const { subscriptions } = place().store;
    const one = subscription({ stream: 'a2', connection: 'cg', sent: 1 });
    await subscriptions.add(one);
    const told = await Promise.all(Array.from({ length: 20 }, () => subscriptions.advance(one, 2)));
    expect(told.filter(Boolean)).toHaveLength(1);
  });

  it('advancing a cursor does not restore a removed subscription', async () => {
    const { subscriptions } = place().store;
    const one = subscription({ stream: 'a3', connection: 'ch' });
    await subscriptions.add(one);
    await subscriptions.remove(one.connection, one.operation);
    expect(await subscriptions.advance(one, 1)).toBe(false);
    expect(await subscriptions.of('a3')).toEqual([]);
  });

  it('a later delivery to many subscriptions replaces an earlier one', async () => {
    const { store, client } = place();
    const { subscriptions } = store;
    const all = ['1', '2', '3'].map((operation) =>
      subscription({ stream: 'n1', connection: 'cn', operation, sent: 4 }),
    );
    for (const each of all) await subscriptions.add(each);
    const sentAt = async () => (await subscriptions.of('n1')).map(({ sent }) => sent);
    for (const version of [5, 6]) {
      const following = await subscriptions.following('n1');
      const sent = new Map(following.all.slice(1).map((each) => [each, version]));
      expect(await callsDuring(client, () => following.record(sent))).toEqual(['PutItem']);
      expect(await sentAt()).toEqual([4, version, version]);
    }
    const [one] = all;
    if (one) await subscriptions.advance(one, 7);
    expect(await sentAt()).toEqual([7, 6, 6]);
  });

  it('concurrent deliveries by two consumers neither get lost nor go back', async () => {
    const { subscriptions } = place().store;
    for (const operation of ['1', '2']) {
      await subscriptions.add(subscription({ stream: 'n2', connection: 'cx', operation, sent: 4 }));
    }
    const early = await subscriptions.following('n2');
    const later = await subscriptions.following('n2');
    await later.record(new Map(later.all.map((each) => [each, 9])));
    await early.record(new Map(early.all.slice(0, 1).map((each) => [each, 5])));
    expect((await subscriptions.of('n2')).map(({ sent }) => sent)).toEqual([9, 9]);
    await early.record(new Map(early.all.slice(1).map((each) => [each, 10])));
    expect((await subscriptions.of('n2')).map(({ sent }) => sent)).toEqual([9, 10]);
  });

  it('a delivery whose reply was lost counts as made', async () => {
    const { store, client } = place();
    await store.subscriptions.add(subscription({ stream: 'n3', connection: 'cq', sent: 4 }));
    const following = await store.subscriptions.following('n3');
    const act = () => following.record(new Map(following.all.map((each) => [each, 5])));
    expect(await loseReply(client, act)).toBe(2);
    expect((await store.subscriptions.of('n3')).map(({ sent }) => sent)).toEqual([5]);
  });

  it('a subscription has no deliveries of an earlier one with the same id', async () => {
    const { subscriptions } = place().store;
    const one = subscription({ stream: 'n4', connection: 'cr', sent: 4 });
    await subscriptions.add(one);
    const following = await subscriptions.following('n4');
    await following.record(new Map(following.all.map((each) => [each, 5])));
    await subscriptions.remove(one.connection, one.operation);
    await subscriptions.add({ ...one, sent: undefined });
    expect((await subscriptions.of('n4')).map(({ sent }) => sent)).toEqual([undefined]);
  });

  it('removing a connection removes all of its subscriptions, and no one else’s', async () => {
    const { connections, subscriptions } = place().store;
    await connections.put({ connection: 'ci', data: {}, expires: later });
    for (const operation of ['1', '2', 'č#3']) {
      await subscriptions.add(
        subscription({ stream: `r${operation}`, connection: 'ci', operation }),
      );
    }
    const stays = subscription({ stream: 'r1', connection: 'ci2' });
    await subscriptions.add(stays);
    expect(await subscriptions.ofConnection('ci')).toHaveLength(3);
    await connections.remove('ci');
    await connections.remove('ci');
    expect(await connections.find('ci')).toBeUndefined();
    expect(await subscriptions.ofConnection('ci')).toEqual([]);
    expect(await subscriptions.of('r1')).toEqual([stays]);
    expect(await subscriptions.of('rč#3')).toEqual([]);
  });

  it('an expired item counts as removed, before the database deletes it', async () => {
    const { store, client, table } = place();
    const one = subscription({ stream: 'e1', connection: 'cj' });
    await store.connections.put({ connection: 'cj', data: {}, expires: later });
    await store.subscriptions.add(one);
    const then = createStore({ client, table, now: () => later - 1 });
    expect(await then.connections.find('cj')).toBeDefined();
    expect(await then.subscriptions.of('e1')).toEqual([one]);
    const past = createStore({ client, table, now: () => later });
    expect(await past.connections.find('cj')).toBeUndefined();
    expect(await past.subscriptions.of('e1')).toEqual([]);
  });
});

it('every operation of every connection has a key of its own', () => {
  const keyOf = (connection: string, operation: string) =>
    subscriptionKey({ stream: 's', connection, operation }).sk;
  const part = fc.string({ unit: fc.constantFrom('a', '#', '%', '2', '3'), minLength: 1 });
  const law = fc.property(part, part, part, (one, two, three) => {
    expect(keyOf(one, `${two}#${three}`)).not.toBe(keyOf(`${one}#${two}`, three));
    expect(keyOf(encodeURIComponent(one), two) === keyOf(one, two)).toBe(!/[#%]/.test(one));
  });
  fc.assert(law, { seed: 1 });
});
