import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { ann, bob, cid, lengthen, pick, playRounds, started, useHalls, type Hall } from './hall.ts';

const openHall = useHalls();
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The client's version and view after these updates. */
function follow(updates: readonly MatchUpdate[], held?: { version: number; view: unknown }) {
  let { version, view } = held ?? { version: -1, view: undefined };
  for (const update of updates) {
    if (update.patch === undefined) {
      view = json(update.snapshot);
    } else {
      expect(update.from).toBe(version);
      const document = { view };
      const operations = json(update.patch) as Operation[];
      const faults = applyPatch(
        document,
        operations.map((operation) => ({ ...operation, path: `/view${operation.path}` })),
      );
      expect(faults.filter(Boolean)).toEqual([]);
      view = document.view;
    }
    version = update.version;
  }
  return { version, view };
}

/** Plays a match of ten rounds; returns its id. */
async function played({ matches }: Hall) {
  const { record } = await started(matches, [ann, bob], { rounds: 12 });
  await playRounds(matches, [ann, bob], record.id, 10);
  return record.id;
}
const viewers: readonly (AccountActor | undefined)[] = [ann, bob, cid, undefined];

describe('updates of a match', () => {
  it('give the view at every version for every viewer when they are patched onto each other', async () => {
    const hall = openHall();
    const matchId = await played(hall);
    for (const viewer of viewers) {
      const all = await hall.matches.updates(viewer, matchId, { after: 0 });
      expect(all.map(({ version }) => version)).toEqual(
        Array.from({ length: 22 }, (_, i) => i + 1),
      );
      let held = follow(await openHall().matches.updates(viewer, matchId, { upTo: 0 }));
      expect(held).toEqual({ version: 0, view: {} });
      for (const update of all) {
        held = follow([update], held);
        const snapshot = await hall.matches.updates(viewer, matchId, { upTo: update.version });
        expect(held).toEqual(follow(snapshot));
      }
      expect(held.view).toEqual(json((await openHall().matches.find(viewer, matchId))?.view));
    }
  });

  it.each([0, 1, 2, 7, 15, 16, 17, 21, 22])(
    'continue after version %i in a new process',
    async (after) => {
      const matchId = await played(openHall());
      const { matches } = openHall();
      const start = await openHall().matches.updates(bob, matchId, { upTo: after });
      const missed = await matches.updates(bob, matchId, { after });
      expect(missed).toHaveLength(22 - after);
      expect(follow([...start, ...missed])).toEqual(
        follow(await matches.updates(bob, matchId, {})),
      );
    },
  );

  it('never go past the requested version', async () => {
    const hall = openHall();
    const matchId = await played(hall);
    const some = await openHall().matches.updates(ann, matchId, { after: 3, upTo: 9 });
    expect(some.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8, 9]);
    const few = await openHall().matches.updates(ann, matchId, { after: 3, first: 2 });
    expect(few).toEqual(some.slice(0, 2));
    expect(await hall.matches.updates(ann, matchId, { after: 9, upTo: 9 })).toEqual([]);
    expect(await hall.matches.updates(ann, matchId, { after: 12, upTo: 9 })).toEqual([]);
  });

  it('are a new snapshot for a client ahead of the match, or too far behind', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob], {});
    const [ahead, ...none] = await matches.updates(ann, record.id, { after: 40 });
    expect(ahead).toMatchObject({ version: 2, from: undefined, patch: undefined });
    expect(ahead?.snapshot).toMatchObject({ round: 0 });
    expect(none).toEqual([]);
    await lengthen(matches, ann, record.id, 502);
    const fresh = await openHall().matches.updates(ann, record.id, { after: 3 });
    expect(fresh).toMatchObject([{ version: 504, from: undefined }]);
    expect(await openHall().matches.updates(ann, record.id, { after: 4 })).toHaveLength(500);
  });

  it('have the log, the questions, the seats to wait for, and the status', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 1 });
    await playRounds(matches, [ann, bob], record.id, 1);
    const updates = await matches.updates(bob, record.id, { after: 1 });
    expect(updates).toMatchObject([
      { status: 'RUNNING', waitingOn: ['seat1', 'seat2'], questions: [{ seat: 'seat2' }] },
      { status: 'RUNNING', waitingOn: ['seat2'], questions: [{ seat: 'seat2' }], log: [] },
      { status: 'FINISHED', waitingOn: [], questions: [], log: [{ type: 'Revealed', version: 4 }] },
    ]);
    expect(updates.at(-1)?.seats).toEqual(record.seats);
  });

  it('cost the stream’s consumer no read for commits in order', async () => {
    const hall = openHall();
    const { record } = await started(hall.matches, [ann, bob]);
    await pick(hall.matches, ann, record.id);
    const commits = await hall.store.events.range(record.id, undefined, 10);
    const consumer = openHall();
    for (const commit of commits) await consumer.matches.project(commit);
    const calls = await callsDuring(consumer.client, async () => {
      for (const viewer of viewers) {
        await consumer.matches.updates(viewer, record.id, { after: 0, upTo: 3 });
      }
    });
    expect(calls).toEqual([]);
  });
});
