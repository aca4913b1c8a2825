import { createApp } from '../../services/app/app.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { rearm } from '../../services/notifications/attention/rearm.ts';
import { createSeer } from '../../services/notifications/attention/see.ts';
import { attentionStream } from '../../services/apis/sockets/attention-stream.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { ann, bob, cid, lengthen, pick, useHalls, type Hall } from '../matches/hall.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { DAY, HOUR } from '../matches/clocks/table.ts';
import { callsDuring, failAfterWrites } from '../support/sdk-calls.ts';
import { streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let people = 0;
/** Two accounts unknown to other tests. */
const strangers = (): readonly [AccountActor, AccountActor] => {
  people += 1;
  return [ann, bob].map((each) => ({
    ...each,
    account: `${each.account} ${String(people)}`,
    roles: ['player', 'organizer'],
  })) as unknown as readonly [AccountActor, AccountActor];
};

let commands: Hall;
let consumer: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  consumer = openHall();
  table = streamTable(commands, consumer);
});

const due = async (who: AccountActor) => {
  const { items } = await createApp({ store: commands.store }).attention.list(who, { first: 100 });
  return items.map(({ item }) => item);
};

/** Wakes the due items of an account, as when their time has come; no notification may be sent. */
async function wokenAt({ account }: AccountActor, stream: string): Promise<void> {
  const now = () => new Date();
  const { store } = commands;
  await rearm({ attentions: store.attentions, now }, account);
  await createSeer({
    ...store,
    channelsOf: () => Promise.resolve([]),
    notify: () => Promise.reject(new Error('There is nobody to tell.')),
    isWatching: () => Promise.resolve(false),
    now: () => new Date(Date.now() + HOUR),
  })({ account, stream });
}

describe('a due item of an account', () => {
  it('appears and disappears with the turn', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    expect(await table.flow()).toEqual([]);
    const waiting = { matchId: id, kind: 'ANSWER', count: 1, urgent: false };
    expect(await due(one)).toEqual([expect.objectContaining({ ...waiting, seat: 'seat1' })]);
    expect(await due(two)).toEqual([expect.objectContaining({ ...waiting, seat: 'seat2' })]);
    await pick(commands.matches, one, id);
    await table.flow();
    expect(await due(one)).toEqual([]);
    expect(await due(two)).toHaveLength(1);
    expect(await due(cid)).toEqual([]);
  });

  it('is written when it appears or disappears, and costs nothing otherwise', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await table.flow();
    await lengthen(commands.matches, one, id, 1);
    const quiet = await callsDuring(consumer.client, () => table.flow());
    expect(quiet).toEqual(['Query']);
    await pick(commands.matches, one, id);
    const gone = await callsDuring(consumer.client, () => table.flow());
    expect(gone.filter((call) => call === 'GetItem')).toHaveLength(1);
  });

  it('is unchanged by a commit that comes late or twice', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await pick(commands.matches, one, id);
    await table.flow();
    const before = await commands.store.attentions.find(one.account, id);
    expect(before).toMatchObject({ open: false, version: 3 });
    for (const records of [table.records, table.records.toReversed()]) {
      for (const record of records) await table.feed([record]);
    }
    expect(await commands.store.attentions.find(one.account, id)).toEqual(before);
    const another = streamTable(openHall(), openHall(), table.records);
    await another.feed(table.records.slice(2, 3));
    expect(await commands.store.attentions.find(one.account, id)).toEqual(before);
  });

  it('is repaired by the next commit if a step was lost', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await table.flow();
    await pick(commands.matches, one, id);
    await failAfterWrites(consumer.client, 0, async () => {
      expect(await table.flow()).toHaveLength(1);
    });
    expect(await due(one)).toHaveLength(1);
    await lengthen(commands.matches, two, id, 1);
    expect(await table.flow()).toEqual([]);
    expect(await due(one)).toEqual([]);
  });

  it('disappears with the match, and with a pause', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await commands.matches.pause(one, { matchId: id });
    await table.flow();
    expect(await due(two)).toEqual([]);
    await commands.matches.resume(one, { matchId: id });
    await table.flow();
    expect(await due(two)).toHaveLength(1);
    await commands.matches.resign(one, { matchId: id });
    await table.flow();
    expect([await due(one), await due(two)]).toEqual([[], []]);
  });
});

describe('due items with a deadline', () => {
  it('are sorted by deadline, with the time that operators give back', async () => {
    const clock = heldClock('2031-03-01T12:00:00.000Z');
    const [one, two] = strangers();
    const timedHall = openHall(undefined, clock.now);
    const watched = streamTable(timedHall, openHall(undefined, clock.now));
    const slow = await timed(timedHall.matches, [one, two], {
      timeControl: { preset: 'async-2d' },
    });
    const fast = await timed(timedHall.matches, [one, two], {
      timeControl: { preset: 'async-1d' },
    });
    const never = await timed(timedHall.matches, [one, two], {});
    await watched.flow();
    const uses = createApp({ store: timedHall.store, now: clock.now }).attention;
    const items = async () => (await uses.list(one, { first: 10 })).items.map(({ item }) => item);
    const order = [fast, slow, never].map(({ record }) => record.id);
    expect((await items()).map(({ matchId }) => matchId)).toEqual(order);
    expect((await items()).map(({ deadline }) => deadline)).toEqual([
      clock.iso(DAY),
      clock.iso(2 * DAY),
      undefined,
    ]);

    const next = async (from: string) => (await uses.next(one, from))?.matchId;
    expect(await Promise.all([...order, 'none'].map(next))).toEqual([
      ...order.slice(1),
      order[0],
      order[0],
    ]);

    clock.pass(DAY - HOUR);
    expect((await items()).map(({ urgent }) => urgent)).toEqual([true, false, false]);
    await timedHall.store.operatorTimes.credit({
      from: clock.iso(0),
      to: clock.iso(2 * HOUR),
      reason: 'an outage',
      streams: [fast.record.id],
    });
    expect((await items())[0]).toMatchObject({ deadline: clock.iso(3 * HOUR), urgent: false });
  });

  it('are read a page at a time', async () => {
    const [one, two] = strangers();
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await underWay(commands, 3, [one, two]));
    await table.flow();
    const uses = createApp({ store: commands.store }).attention;
    const first = await uses.list(one, { first: 2 });
    expect(first.hasNext).toBe(true);
    const after = first.items[1]?.cursor ?? '';
    const rest = await uses.list(one, { first: 2, after });
    const all = [...first.items, ...rest.items].map(({ item }) => item.matchId);
    expect(all).toEqual(ids);
    expect(rest.hasNext).toBe(false);
    await expect(uses.list(two, { first: 2, after })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('a subscriber to due items', () => {
  it('gets all of them, and then each change', async () => {
    const [one, two] = strangers();
    const first = await underWay(commands, 3, [one, two]);
    await table.flow();
    const [ones, twos] = [await table.attend(one), await table.attend(two)];
    expect(await table.flow()).toEqual([]);
    expect(table.dues(ones)).toEqual([`+${first} seat1`]);
    expect(table.heard(ones)[0]).toMatchObject({
      payload: {
        data: {
          attention: {
            cleared: false,
            item: { matchId: first, match: null, kind: 'ANSWER', count: 1, deadline: null },
          },
        },
      },
    });
    const second = await underWay(commands, 3, [one, two]);
    await table.flow();
    await pick(commands.matches, one, first);
    expect(await table.flow()).toEqual([]);
    expect(table.dues(ones)).toEqual([`+${first} seat1`, `+${second} seat1`, `-${first} seat1`]);
    expect(table.dues(twos)).toEqual([`+${first} seat2`, `+${second} seat2`]);
  });

  it('gets the end of an item at its wake-up, if the message of the end was lost', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await table.flow();
    const [ones, twos] = [await table.attend(one), await table.attend(two)];
    await table.flow();
    await pick(commands.matches, one, id);
    await table.loses();
    await wokenAt(one, id);
    expect(await table.flow()).toEqual([]);
    expect(table.dues(ones)).toEqual([`+${id} seat1`, `-${id} seat1`]);
    expect(table.dues(twos)).toEqual([`+${id} seat2`]);
  });

  it('gets the current state if a record comes late or twice', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await table.flow();
    await pick(commands.matches, one, id);
    await table.loses();
    await wokenAt(one, id);
    const healed = table.records.at(-1);
    await pick(commands.matches, two, id, 2);
    await table.flow();
    const ones = await table.attend(one);
    await table.flow();
    for (const record of [healed, healed]) if (record !== undefined) await table.feed([record]);
    expect(table.dues(ones)).toEqual(Array(3).fill(`+${id} seat1`));
  });

  it('gets nothing for unchanged items', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    await table.flow();
    const ones = await table.attend(one);
    await table.flow();
    await lengthen(commands.matches, two, id, 3);
    await table.flow();
    expect(table.dues(ones)).toHaveLength(1);
  });

  it('gets items again that couldn’t be sent', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    const ones = await table.attend(one);
    await table.flow();
    await pick(commands.matches, one, id);
    table.trouble.set(ones, 'down');
    expect(await table.flow()).toHaveLength(1);
    table.trouble.clear();
    expect(await table.feed(table.records.slice(-1))).toEqual([]);
    expect(table.dues(ones)).toEqual([`+${id} seat1`, `-${id} seat1`]);
  });

  it('gets nothing more once the token has expired, or the connection is gone', async () => {
    const [one, two] = strangers();
    const id = await underWay(commands, 3, [one, two]);
    const [over, gone] = [
      await table.attend({ ...one, until: Date.now() - 1 }),
      await table.attend(one),
    ];
    await table.flow();
    expect(table.closed).toEqual([over]);
    table.trouble.set(gone, 'gone');
    await pick(commands.matches, one, id);
    expect(await table.flow()).toEqual([]);
    const stream = attentionStream(one.account);
    expect(await commands.store.subscriptions.of(stream)).toEqual([]);
  });

  it('can use sixteen documents at most', async () => {
    const [one] = strangers();
    const watchers: string[] = [];
    for (let i = 0; i < 17; i += 1) {
      watchers.push(
        await table.attend(one, `subscription S${String(i)} { attention { cleared } }`),
      );
    }
    await table.flow();
    const refused = watchers.flatMap((each) => table.heard(each)).map(({ payload }) => payload);
    expect(refused).toMatchObject([[{ extensions: { code: 'RATE_LIMITED' } }]]);
  });
});
