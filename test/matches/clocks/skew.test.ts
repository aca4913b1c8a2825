import { describe, expect, it } from 'vitest';
import type { Store } from '../../../services/platform/storage/contract.ts';
import { ann, bob, codeOf, pick, started, useHalls } from '../hall.ts';
import { heldClock, timed } from './table.ts';

const open = useHalls();

/** Stores what only a newer release would store. */
const storeNews = (store: Store, stream: string, entries: readonly object[]) =>
  store.events.append({
    stream,
    version: 3,
    at: '2026-03-01T13:00:00.000Z',
    actor: 'clock',
    body: { of: 'match', entries },
  });

describe('an entry of a newer release', () => {
  it('is skipped if it says so: the match is read, played on and reported', async () => {
    const { matches, store } = open();
    const { record } = await started(matches, [ann, bob]);
    const stored = await storeNews(store, record.id, [{ type: 'Unheard', aside: true, of: 'it' }]);
    expect(stored).toBe('stored');
    await pick(matches, ann, record.id);
    const other = open().matches;
    await pick(other, bob, record.id);
    expect((await other.find(ann, record.id))?.view).toMatchObject({ round: 1 });
    expect(await other.updates(ann, record.id, { after: 2 })).toHaveLength(3);
    expect((await other.log(ann, record.id, { first: 50 })).length).toBeGreaterThan(0);
  });

  it('prevents reading the match if it doesn’t say so', async () => {
    const { matches, store } = open();
    const { record } = await started(matches, [ann, bob]);
    await storeNews(store, record.id, [{ type: 'Unheard', of: 'it' }]);
    await expect(open().matches.find(ann, record.id)).rejects.toThrow('"Unheard"');
  });
});

describe('every entry about time', () => {
  it('can be skipped by an older release', async () => {
    const clock = heldClock();
    const { matches, store } = open(undefined, clock.now);
    const { record } = await timed(matches, [ann, bob], { timeControl: { preset: 'live' } });
    clock.pass(3 * 60_000);
    await matches.wake(record.id);
    clock.pass(3 * 60_000);
    await matches.wake(record.id);
    expect(await codeOf(matches.returnToSeat(ann, { matchId: record.id }))).toBe('done');
    const commits = await store.events.range(record.id, undefined, 100);
    const entries = commits.flatMap(
      ({ body }) => (body as { entries: readonly { type: string; aside?: true }[] }).entries,
    );
    const aside = new Set(entries.filter((entry) => entry.aside).map(({ type }) => type));
    expect(aside).toEqual(new Set(['ClocksSet', 'SeatLate', 'SeatAbsent', 'SeatReturned']));
  });
});
