import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirector } from '../../services/tournaments/directing/director.ts';
import { sweepingTournaments } from '../../services/tournaments/directing/sweep.ts';
import { withTournaments } from '../../services/tournaments/directing/timed.ts';
import type { Work } from '../../services/tournaments/directing-contract.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { createDue } from '../../services/workers/timers/due.ts';
import { sweepingTimers } from '../../services/workers/timers/sweep.ts';
import { at, summary } from '../storage/summaries.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { cameTo, comes, cupsOn, podNews, setUp } from './cups.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

function directed(broken?: string) {
  const { store } = place;
  const ordered: Work[] = [];
  const whole = cupsOn(store);
  const directing = {
    ...whole,
    mend: (cup: string) => (cup === broken ? Promise.reject(new Error('No.')) : whole.mend(cup)),
  };
  const queue = { send: async (work: readonly Work[]) => void ordered.push(...work) };
  const tell = async () => undefined;
  return {
    ordered,
    director: createDirector({ directing, podNews, inboxes: store.inboxes, queue, tell }),
  };
}

describe('a sweep of tournaments', () => {
  it('repairs running tournaments and counts its repairs; a failure stops no other', async () => {
    const { store } = place;
    const played = { by: 'director', since: at(1) } as const;
    for (const cup of ['one', 'two']) {
      await setUp(store, cup);
      await store.summaries.project(summary({ stream: tournamentStream(cup), played }));
      await store.inboxes.put(comes(cup, 'ann'));
    }
    const counts: number[] = [];
    const complaints: unknown[] = [];
    const sweep = (broken?: string) => {
      const { director, ordered } = directed(broken);
      return {
        ordered,
        swept: sweepingTournaments({
          summaries: store.summaries,
          director,
          mended: (count) => counts.push(count),
          log: { error: (_, { tournament }) => complaints.push(tournament) },
        })(),
      };
    };
    await expect(sweep('one').swept).rejects.toThrow('1 tournaments');
    const { ordered, swept } = sweep();
    expect(await swept).toEqual({ tournaments: 2, mended: 1 });
    expect(counts).toEqual([1, 1]);
    expect(complaints).toEqual(['one']);
    expect(ordered.map(({ tournament }) => tournament).toSorted()).toEqual(['one', 'two']);
    for (const cup of ['one', 'two']) expect((await cameTo(store, cup)).came).toEqual(['ann']);
    // if nothing is under way, no event is checked
    for (const cup of ['one', 'two'])
      await store.summaries.project(summary({ stream: tournamentStream(cup), version: 1 }));
    expect(await sweep().swept).toEqual({ tournaments: 0, mended: 0 });
  });
});

describe('a tournament that is due', () => {
  it('is found by the timers like a match, acts, and is woken again at the time it gives', async () => {
    const { wakeUps } = place.store;
    const stream = tournamentStream('timed');
    await wakeUps.set({ stream, at: at(10) });
    const { director, ordered } = directed();
    const others = { wake: () => Promise.reject(new Error('It is no match.')) };
    const now = () => new Date(at(20));
    const log = { error: () => undefined };
    const seeTo = createDue({ matches: withTournaments(others, director), wakeUps, now, log });
    const handOn = async (wakes: readonly { stream: string; at: string }[]) => {
      for (const wake of wakes) expect(await seeTo(wake)).toBe('seen to');
    };
    const sweep = sweepingTimers({ wakeUps, now, handOn });
    expect(await sweep()).toEqual({ due: 1 });
    expect(await sweep()).toEqual({ due: 0 });
    expect(ordered[0]).toMatchObject({ does: 'seatPods', tournament: 'timed' });
    expect(await wakeUps.next()).toEqual({ stream, at: at(90) });
  });
});
