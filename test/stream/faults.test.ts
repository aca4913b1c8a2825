import { beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../shared/engine/index.ts';
import { ann, bob, pick, useHalls, type Hall } from '../matches/hall.ts';
import { secretNumbers, type Numbers, type NumbersEvent } from '../support/secret-numbers.ts';
import { againstBot, round, streamTable, type StreamTable, underWay } from './table.ts';

const openHall = useHalls();
let commands: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  table = streamTable(commands, openHall());
});

const versions = (connection: string, by = table): readonly number[] =>
  by.updates(connection).map(({ version }) => version);

const sequenceOf = (record: StreamTable['records'][number] | undefined): string =>
  record?.dynamodb?.SequenceNumber ?? '';

describe('stream records that come again', () => {
  it('change nothing and send nothing', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id);
    await table.flow();
    await round(commands, id);
    await table.flow();
    const said = table.heard(guest).length;
    expect(await table.feed(table.records)).toEqual([]);
    expect(table.heard(guest)).toHaveLength(said);
    expect(versions(guest)).toEqual([2, 3, 4]);
  });

  it('change nothing in a consumer with an empty cache either', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id);
    await round(commands, id);
    await table.flow();
    const afresh = streamTable(openHall(), openHall());
    expect(await afresh.feed(table.records)).toEqual([]);
    expect(afresh.heard(guest)).toEqual([]);
  });

  it('don’t change the order when they are late', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id, ann, { after: 2 });
    await round(commands, id);
    const [subscription, third, fourth] = table.records.slice(-3);
    for (const record of [fourth, subscription, third]) {
      if (record !== undefined) await table.feed([record]);
    }
    expect(versions(guest)).toEqual([3, 4]);
  });
});

describe('an unreachable watcher', () => {
  it('is disconnected after the others got their update, and fails no record', async () => {
    const [id, other] = [await underWay(commands), await underWay(commands)];
    const [fine, mute] = [await table.subscribe(id), await table.subscribe(id, bob)];
    const elsewhere = await table.subscribe(other);
    await table.flow();
    table.trouble.set(mute, 'mute');
    await round(commands, id);
    await pick(commands.matches, ann, other);
    expect(await table.flow()).toEqual([]);
    expect(versions(fine)).toEqual([2, 3, 4]);
    expect(versions(elsewhere)).toEqual([2, 3]);
    expect(versions(mute)).toEqual([2]);
    expect(table.closed).toEqual([mute]);
    expect(await commands.store.subscriptions.ofConnection(mute)).toEqual([]);
  });

  it('is tried once in a batch, however many records concern it', async () => {
    const id = await underWay(commands);
    await table.subscribe(id);
    const mute = await table.subscribe(id, bob);
    await table.flow();
    table.trouble.set(mute, 'mute');
    const before = table.tried.length;
    await round(commands, id);
    await table.flow();
    expect(table.tried.slice(before).filter((each) => each === mute)).toEqual([mute]);
  });

  it('is disconnected if it is the only one, too', async () => {
    const id = await underWay(commands);
    const mute = await table.subscribe(id);
    await table.flow();
    table.trouble.set(mute, 'mute');
    await pick(commands.matches, ann, id);
    expect(await table.flow()).toEqual([]);
    expect(table.closed).toEqual([mute]);
  });

  it('gets its update at the next try without a disconnection, if most others fail too', async () => {
    const [id, other] = [await underWay(commands), await underWay(commands)];
    const fine = await table.subscribe(other);
    const away = [await table.subscribe(id), await table.subscribe(id, bob)];
    await table.flow();
    for (const each of away) table.trouble.set(each, 'down');
    await pick(commands.matches, ann, id);
    const [record] = table.records.slice(-1);
    await pick(commands.matches, ann, other);
    expect(await table.flow()).toEqual([sequenceOf(record)]);
    expect(versions(fine)).toEqual([2, 3]);
    expect(table.closed).toEqual([]);
    table.trouble.clear();
    expect(await table.feed(table.records.slice(-2))).toEqual([]);
    for (const each of [fine, ...away]) expect(versions(each)).toEqual([2, 3]);
  });

  it('gets its update at the next try, if it is the only one and can’t be disconnected', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id);
    await table.flow();
    table.trouble.set(guest, 'down');
    await pick(commands.matches, ann, id);
    expect(await table.flow()).toHaveLength(1);
    expect(await commands.store.subscriptions.ofConnection(guest)).toHaveLength(1);
    table.trouble.clear();
    expect(await table.feed(table.records.slice(-1))).toEqual([]);
    expect(versions(guest)).toEqual([2, 3]);
  });

  it('doesn’t stop a bot from playing on', async () => {
    const id = await againstBot(commands);
    const guest = await table.subscribe(id);
    await table.flow();
    table.trouble.set(guest, 'mute');
    await pick(commands.matches, ann, id);
    const before = table.botsCalled.length;
    expect(await table.flow()).toEqual([]);
    expect(table.botsCalled.slice(before)).toEqual([id]);
  });

  it('calls no bot if none is asked', async () => {
    await underWay(commands);
    const before = table.botsCalled.length;
    await table.flow();
    expect(table.botsCalled).toHaveLength(before);
  });

  it('that misses a version for good gets it before the next', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id);
    await table.flow();
    table.trouble.set(guest, 'down');
    await pick(commands.matches, ann, id);
    await table.flow();
    table.trouble.clear();
    await pick(commands.matches, bob, id);
    await table.flow();
    expect(versions(guest)).toEqual([2, 3, 4]);
  });

  it('that is gone is deleted with all its subscriptions', async () => {
    const id = await underWay(commands);
    const other = await underWay(commands);
    const guest = await table.subscribe(id);
    await commands.store.subscriptions.add({
      stream: other,
      connection: guest,
      operation: 'op2',
      data: { query: 'subscription { match(id: "x") { version } }' },
      expires: Date.now(),
    });
    await table.flow();
    table.trouble.set(guest, 'gone');
    await pick(commands.matches, ann, id);
    expect(await table.flow()).toEqual([]);
    expect(await commands.store.subscriptions.of(id)).toEqual([]);
    expect(await commands.store.subscriptions.ofConnection(guest)).toEqual([]);
  });

  it('that does not read is disconnected, and blocks no one', async () => {
    const id = await underWay(commands);
    const [fine, slow] = [await table.subscribe(id), await table.subscribe(id)];
    await table.flow();
    table.trouble.set(slow, 'full');
    await pick(commands.matches, ann, id);
    expect(await table.flow()).toEqual([]);
    expect(versions(fine)).toEqual([2, 3]);
    expect(table.closed).toEqual([slow]);
    expect(await commands.store.subscriptions.ofConnection(slow)).toEqual([]);
  });
});

describe('an update too large for a message', () => {
  it('is sent without its log', async () => {
    const id = await underWay(commands, 9);
    const guest = await table.subscribe(id);
    await table.flow();
    await pick(commands.matches, ann, id);
    await pick(commands.matches, bob, id);
    const before = table.heard(guest).length;
    table.trouble.set(guest, { tooLargeWith: 'Revealed' });
    await table.flow();
    const [shortened] = table.updates(guest).slice(-1);
    expect(table.heard(guest)).toHaveLength(before + 2);
    expect(shortened).toMatchObject({ version: 4, from: 3, log: [] });
    expect(shortened?.patch).not.toEqual([]);
  });

  it('ends the subscription with an error if it is too large even without its log', async () => {
    const id = await underWay(commands);
    const guest = await table.subscribe(id);
    table.trouble.set(guest, { tooLargeWith: 'match' });
    expect(await table.flow()).toEqual([]);
    expect(table.heard(guest)).toMatchObject([
      { id: 'op', type: 'error', payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
    expect(await commands.store.subscriptions.of(id)).toEqual([]);
  });
});

describe('an unreadable stream record', () => {
  it('blocks only its own match, and is reported with the records behind it', async () => {
    const [sick, well] = [await underWay(commands), await underWay(commands)];
    const [atSick, atWell] = [await table.subscribe(sick), await table.subscribe(well)];
    await table.flow();
    await pick(commands.matches, ann, sick);
    await pick(commands.matches, ann, well);
    await pick(commands.matches, bob, sick);
    await pick(commands.matches, bob, well);
    const [first, second, third, fourth] = table.records.slice(-4);
    const image = { ...first?.dynamodb?.NewImage, body: { S: 'no JSON at all' } };
    const poison = { ...first, dynamodb: { ...first?.dynamodb, NewImage: image } };
    const batch = [poison, second, third, fourth].flatMap((record) => (record ? [record] : []));
    expect(await table.feed(batch)).toEqual([sequenceOf(first), sequenceOf(third)]);
    expect(versions(atWell)).toEqual([2, 3, 4]);
    expect(versions(atSick)).toEqual([2]);
    expect(table.faults.length).toBeGreaterThan(0);
    // once it is given up, the watchers still miss nothing
    expect(await table.feed(third ? [third] : [])).toEqual([]);
    expect(versions(atSick)).toEqual([2, 3, 4]);
  });

  it('of a game that isn’t deployed yet waits, and ends no subscription', async () => {
    const gone = { ...secretNumbers, id: 'gone' };
    const before = openHall([secretNumbers, gone]);
    const { record } = await before.matches.create(ann, { gameId: 'gone', seats: 2 });
    const guest = await table.subscribe(record.id);
    expect((await table.flow()).length).toBeGreaterThan(0);
    expect(table.heard(guest)).toEqual([]);
    expect(table.faults[0]).toMatchObject({ errors: [{ name: 'UnreadableMatchError' }] });
    expect(await commands.store.subscriptions.of(record.id)).toHaveLength(1);
  });

  it('of a newer release of its game waits, and ends no subscription', async () => {
    // the reveal of a round is new: a consumer that was not redeployed has no case for it
    const older: Game<Numbers, NumbersEvent> = {
      ...secretNumbers,
      evolve: (state, event) =>
        secretNumbers.evolve(
          state,
          event.type === 'Revealed' ? Object.assign({}, event, { type: 'Unheard' }) : event,
        ),
    };
    const apis = openHall();
    const behind = streamTable(apis, openHall([older]));
    const id = await underWay(apis);
    const guest = await behind.subscribe(id);
    await behind.flow();
    await round(apis, id);
    const late = await behind.subscribe(id);
    expect((await behind.flow()).length).toBeGreaterThan(0);
    expect(versions(guest, behind)).toEqual([2]);
    expect(behind.heard(late)).toEqual([]);
    expect(behind.faults[0]).toMatchObject({ name: 'UnreadableMatchError' });
    expect(String(behind.faults[0])).toContain('has a fact "Revealed"');
    expect(await apis.store.subscriptions.of(id)).toHaveLength(2);

    const renewed = streamTable(openHall(), openHall());
    expect(await renewed.feed(behind.records)).toEqual([]);
    expect(versions(guest, renewed)).toEqual([3, 4]);
    expect(versions(late, renewed).at(-1)).toBe(4);
  });

  it('of another kind is skipped', async () => {
    const id = await againstBot(commands);
    await table.flow();
    const [record] = table.records.slice(-1);
    const removal = { ...record, eventName: 'REMOVE' as const };
    const called = table.botsCalled.length;
    expect(await table.feed([removal])).toEqual([]);
    expect(table.botsCalled).toHaveLength(called);
    expect(table.botsCalled).toContain(id);
  });
});
