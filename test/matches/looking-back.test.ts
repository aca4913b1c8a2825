import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { SeenLogLine } from '../../services/matches/contract.ts';
import { heldClock, DAY, HOUR, timed } from './clocks/table.ts';
import { ann, bob, cid, pick, playRounds, started, useHalls, type Hall } from './hall.ts';

const open = useHalls();
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A match of twelve rounds, ten of them played: 23 versions. */
async function played({ matches }: Hall): Promise<string> {
  const { record } = await started(matches, [ann, bob], { rounds: 12 });
  await playRounds(matches, [ann, bob], record.id, 10);
  return record.id;
}

describe('updates of past versions', () => {
  it('are those that followers received, in any range', async () => {
    const hall = open();
    const id = await played(hall);
    for (const viewer of [ann, bob, cid, undefined]) {
      const all = await hall.matches.updates(viewer, id, { after: 0 });
      const { matches } = open();
      expect(json(await matches.steps(viewer, id, { after: 0, first: 100 }))).toEqual(json(all));
      const some = await matches.steps(viewer, id, { after: 4, upTo: 9, first: 100 });
      expect(json(some)).toEqual(json(all.slice(4, 9)));
      expect(await matches.steps(viewer, id, { after: 4, upTo: 9, first: 2 })).toHaveLength(2);
    }
  });

  it('start with a snapshot without a version before, and end with the current state', async () => {
    const { matches } = open();
    const id = await played({ ...open(), matches });
    const { record, view } = (await matches.find(ann, id)) ?? {};
    const [now, ...more] = await matches.steps(ann, id, { first: 1 });
    expect(more).toEqual([]);
    expect(now).toMatchObject({ version: record?.version, snapshot: view });
    const [then] = await matches.steps(ann, id, { upTo: 7, first: 1 });
    expect(then).toMatchObject({ version: 7, snapshot: await matches.viewAt(ann, id, 7) });
    expect(await matches.steps(ann, id, { after: 9_000, first: 1 })).toEqual([]);
  });

  it('show the player’s own view for their time in the seat, and none for a former player', async () => {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const absence = { onExpiry: 'AUTOPILOT' as const, absentAfter: 1, offerAfter: 'PT12H' };
    const { record } = await timed(
      matches,
      [ann, bob],
      { timeControl: { preset: 'async-1d' }, absence },
      { rounds: 9 },
    );
    const { id, version } = record;
    const own = await matches.viewAt(bob, id, version);
    await pick(matches, ann, id);
    for (const hours of [25, 13]) {
      clock.pass(hours * HOUR);
      await matches.wake(id);
    }
    await matches.claimSeat(cid, { matchId: id, seat: 'seat2' });
    expect(await matches.viewAt(cid, id, version)).toEqual(own);
    expect(await matches.viewAt(bob, id, version)).not.toEqual(own);
    const spectators = await matches.steps(undefined, id, { after: version, first: 100 });
    expect(await matches.steps(bob, id, { after: version, first: 100 })).toEqual(spectators);
  });

  it.each([
    ['after', { after: -1, first: 1 }],
    ['upTo', { upTo: 0.5, first: 1 }],
    ['first', { after: 0, first: 0 }],
    ['first', { after: 0, first: 101 }],
  ])('are refused with a bad %s, by its name', async (field, span) => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    await expect(matches.steps(ann, record.id, span)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(field) as string,
    });
  });

  it('don’t exist for a future version', async () => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob]);
    await expect(matches.viewAt(ann, record.id, record.version + 1)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(`is at version ${String(record.version)}`) as string,
    });
  });
});

/** The log of a match by pages from its end, each read by a process of its own; the first comes first. */
async function pagesBack(viewer: AccountActor | undefined, id: string, last: number) {
  const pages: (readonly SeenLogLine[])[] = [];
  for (let before: { before?: number } = {}; ;) {
    const page = await open().matches.log(viewer, id, { last, ...before });
    const [line] = page;
    if (line === undefined) return pages;
    before = { before: line.version };
    pages.unshift(page);
  }
}

describe('the log read from its end', () => {
  it('has all lines, page by page, none twice, and no version cut in two', async () => {
    const { matches } = open();
    const id = await played({ ...open(), matches });
    for (const viewer of [ann, undefined]) {
      const all = await matches.log(viewer, id, { first: 500 });
      for (const last of [1, 3, 7, 500]) {
        const pages = await pagesBack(viewer, id, last);
        expect(pages.flat()).toEqual(all);
        const long = pages.filter(({ length }) => length > last);
        for (const page of long) expect(new Set(page.map(({ version }) => version)).size).toBe(1);
      }
    }
  });
});

describe('an update of a match', () => {
  it('has its time, the version of the last change of seats, and in the end the winner', async () => {
    const { matches } = open();
    const { record } = await started(matches, [ann, bob], { rounds: 1 });
    await playRounds(matches, [ann, bob], record.id, 1);
    const { id } = record;
    const end = await matches.find(ann, id);
    const updates = await matches.updates(undefined, id, { after: 0 });
    expect(updates.map(({ seatsAt }) => seatsAt)).toEqual([1, 2, 2, 2]);
    expect(updates.map(({ result }) => result !== undefined)).toEqual(
      updates.map(({ status }) => status === 'FINISHED'),
    );
    const last = updates.at(-1);
    expect(last).toMatchObject({ at: end?.record.updatedAt, result: end?.result });
    expect(updates.map(({ at }) => at)).toEqual(updates.map(({ at }) => at).toSorted());
  });

  it('counts the seats as changed when a player is late, and not when one is in time', async () => {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const timeControl = { preset: 'async-1d' };
    const { record } = await timed(matches, [ann, bob], { timeControl }, { rounds: 9 });
    await pick(matches, bob, record.id);
    clock.pass(DAY + HOUR);
    await matches.wake(record.id);
    const late = (await matches.find(ann, record.id))?.record;
    expect(late?.seatsAt).toBe(late?.version);
    await pick(matches, bob, record.id);
    expect((await matches.find(ann, record.id))?.record.seatsAt).toBe(late?.version);
  });
});
