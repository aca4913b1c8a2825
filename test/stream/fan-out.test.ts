import { applyPatch } from 'rfc6902';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { decodeStreamRecord } from '../../services/platform/storage/events/changes.ts';
import { fanOut } from '../../services/workers/stream/fan-out.ts';
import { matchRoot } from '../../services/workers/stream/match-root.ts';
import { tracksReach } from '../../services/workers/stream/reach.ts';
import { ann, bob, cid, dan, lengthen, pick, useHalls, type Hall } from '../matches/hall.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { round, streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let commands: Hall;
let consumer: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  consumer = openHall();
  table = streamTable(commands, consumer);
});

const versions = (connection: string): readonly number[] =>
  table.updates(connection).map(({ version }) => version);

/** The view that a client has who applied every update, from nothing or from a view it had. */
function patched(updates: readonly MatchUpdate[], had?: unknown): unknown {
  let view = structuredClone(had);
  for (const { snapshot, patch } of updates) {
    if (snapshot != null) view = structuredClone(snapshot);
    else
      expect(applyPatch(view, structuredClone(patch) as never).every((e) => e === null)).toBe(true);
  }
  return view;
}

const viewOf = async (viewer: AccountActor | undefined, id: string): Promise<unknown> =>
  JSON.parse(JSON.stringify((await commands.matches.find(viewer, id))?.view));

describe('a watcher of a match', () => {
  it('gets a snapshot, then every version once and in order, and the end', async () => {
    const id = await underWay(commands, 2);
    const guest = await table.subscribe(id);
    await round(commands, id);
    await round(commands, id);
    expect(await table.flow()).toEqual([]);
    // the subscription came between versions 2 and 3, and was told of all there was by then
    expect(versions(guest)[0]).toBe(6);
    expect(table.heard(guest).at(-1)).toEqual({ id: 'op', type: 'complete' });
    expect(await commands.store.subscriptions.of(id)).toEqual([]);
    expect(patched(table.updates(guest))).toEqual(await viewOf(undefined, id));
  });

  it('follows version by version, with the view of its own seat', async () => {
    const id = await underWay(commands);
    const followers = await Promise.all(
      [ann, bob, undefined].map(async (viewer) => ({
        viewer,
        to: await table.subscribe(id, viewer),
      })),
    );
    await table.flow();
    for (const who of [ann, bob, ann, bob, ann]) {
      await pick(commands.matches, who, id);
      await table.flow();
      for (const { viewer, to } of followers) {
        expect(patched(table.updates(to))).toEqual(await viewOf(viewer, id));
      }
    }
    const [first] = followers;
    expect(versions(first?.to ?? '')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(table.updates(first?.to ?? '').map(({ from }) => from)).toEqual([null, 2, 3, 4, 5, 6]);
  });

  it('resumes from its cursor: missed versions first, nothing twice', async () => {
    const id = await underWay(commands);
    const had = await viewOf(bob, id);
    await table.flow();
    await round(commands, id);
    await table.flow();
    const back = await table.subscribe(id, bob, { after: 2 });
    await table.flow();
    expect(versions(back)).toEqual([3, 4]);
    await round(commands, id);
    await table.flow();
    expect(versions(back)).toEqual([3, 4, 5, 6]);
    expect(patched(table.updates(back), had)).toEqual(await viewOf(bob, id));
  });

  it('gets a snapshot if it missed too many versions', async () => {
    const id = await underWay(commands);
    await lengthen(commands.matches, ann, id, 66);
    const [late, later] = [
      await table.subscribe(id, bob, { after: 4 }),
      await table.subscribe(id, bob, { after: 3 }),
    ];
    await table.flow();
    expect(versions(late)).toHaveLength(64);
    expect(table.updates(later)).toMatchObject([{ version: 68, from: null, patch: null }]);
    expect(table.updates(later)[0]?.snapshot).toEqual(await viewOf(bob, id));
  });

  it('gets nothing at first if it is up to date, and then the next version', async () => {
    const id = await underWay(commands);
    const upToDate = await table.subscribe(id, ann, { after: 2 });
    await table.flow();
    expect(versions(upToDate)).toEqual([]);
    await pick(commands.matches, ann, id);
    await table.flow();
    expect(versions(upToDate)).toEqual([3]);
  });

  it('with a cursor ahead of the match gets a snapshot', async () => {
    const id = await underWay(commands);
    const lost = await table.subscribe(id, ann, { after: 99 });
    await table.flow();
    expect(table.updates(lost)).toMatchObject([{ version: 2, from: null }]);
    expect(table.updates(lost)[0]?.snapshot).toEqual(await viewOf(ann, id));
  });

  it('that returns after the end gets the rest and a complete', async () => {
    const id = await underWay(commands, 1);
    await round(commands, id);
    await table.flow();
    const late = await table.subscribe(id, ann, { after: 3 });
    const later = await table.subscribe(id, ann, { after: 4 });
    await table.flow();
    expect(versions(late)).toEqual([4]);
    expect(table.heard(late).at(-1)).toEqual({ id: 'op', type: 'complete' });
    expect(table.heard(later)).toEqual([{ id: 'op', type: 'complete' }]);
  });

  it('sees no secret of another seat', async () => {
    const id = await underWay(commands);
    const watchers = { ann: await table.subscribe(id, ann), guest: await table.subscribe(id) };
    await table.flow();
    await pick(commands.matches, bob, id, 3);
    await table.flow();
    for (const connection of Object.values(watchers)) {
      expect(JSON.stringify(table.updates(connection).at(-1))).not.toContain('number:3');
    }
  });

  it('has the rights of the current match, not those at the subscription', async () => {
    const { record } = await commands.matches.create(ann, {
      gameId: 'secret-numbers',
      seats: 3,
      visibility: 'PRIVATE',
      options: {},
    });
    const host = await commands.matches.find(ann, record.id);
    const invitation = host?.invitation ?? '';
    for (const who of [bob, cid])
      await commands.matches.join(who, { matchId: record.id, invitation });
    const leaver = await table.subscribe(record.id, cid);
    const stranger = await table.subscribe(record.id);
    await table.flow();
    expect(versions(leaver)).toEqual([2]);
    expect(table.heard(stranger)).toMatchObject([
      { id: 'op', type: 'error', payload: [{ extensions: { code: 'NOT_FOUND' } }] },
    ]);
    await commands.matches.leave(cid, { matchId: record.id });
    await table.flow();
    expect(versions(leaver)).toEqual([2]);
    expect(table.heard(leaver).at(-1)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await commands.store.subscriptions.of(record.id)).toEqual([]);
  });
});

describe('the cost of updates', () => {
  it('for subscribed watchers is one listing, no other read, one write for all', async () => {
    const id = await underWay(commands);
    await Promise.all(
      [ann, bob, undefined, undefined].map((viewer) => table.subscribe(id, viewer)),
    );
    await table.flow();
    await pick(commands.matches, ann, id);
    await table.flow();
    await pick(commands.matches, bob, id);
    const [record] = table.records.slice(-1);
    const change = record && decodeStreamRecord(record);
    if (change?.type === 'commit') await consumer.matches.project(change.commit);
    const tell = async () => {
      const following = await table.parts.subscriptions.following(id);
      const parts = { ...table.parts, channel: tracksReach(table.parts).task().channel };
      const root = matchRoot(parts);
      await fanOut(parts, { root, stream: id, version: 4 }, following);
    };
    expect(await callsDuring(consumer.client, tell)).toEqual(['Query', 'PutItem']);
  });

  it('is one execution for all watchers with the same view and document', async () => {
    const id = await underWay(commands);
    await Promise.all([undefined, undefined, cid, dan].map((each) => table.subscribe(id, each)));
    await Promise.all([ann, ann].map((each) => table.subscribe(id, each)));
    await table.flow();
    const before = table.rendered();
    await pick(commands.matches, ann, id);
    await table.flow();
    expect(table.rendered() - before).toBe(2);
  });
});
