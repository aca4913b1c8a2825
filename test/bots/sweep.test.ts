import { createApp } from '../../services/app/app.ts';
import { describe, expect, it } from 'vitest';
import { createBots } from '../../services/workers/bots/play-bots.ts';
import { sweeping } from '../../services/workers/bots/sweep.ts';
import type { Visibility } from '../../services/matches/contract.ts';
import { games as catalogue } from '../../services/matches/games/loaded.ts';
import { ann } from '../matches/hall.ts';
import { onEveryStore, type TestTable } from '../support/stores.ts';

const games = Object.values(catalogue);
const MINUTE = 60_000;

/** Matches whose calls to the bots are all lost; the lists know of them. */
function lost(place: TestTable) {
  const matches = createApp({ store: place.store, games }).matches;
  const complaints: unknown[] = [];
  const bots = createBots({ matches, games });
  const project = async (id: string, from: number) => {
    for (const commit of await place.store.events.range(id, from, 100)) {
      await matches.project(commit);
    }
  };
  return {
    complaints,
    project,
    async match(visibility: Visibility, seats = 2): Promise<string> {
      const asked = { gameId: 'tales-of-glory', seats, visibility, bots: ['greedy'] };
      const { record } = await matches.create(ann, asked);
      await matches.start(ann, { matchId: record.id });
      await project(record.id, -1);
      return record.id;
    },
    waitingOn: async (id: string) => (await matches.find(ann, id))?.waitingOn,
    resign: (id: string) => matches.resign(ann, { matchId: id }),
    sweep: (minutes: number, broken?: string) =>
      sweeping({
        summaries: place.store.summaries,
        playBots: (id) => (id === broken ? Promise.reject(new Error('No.')) : bots(id)),
        now: () => new Date(Date.now() + minutes * MINUTE),
        log: { error: (_, details) => complaints.push(details['matchId']) },
      })(),
  };
}

describe('a sweep of bots', () => {
  onEveryStore((place) => {
    it('plays for bots whose call got lost, also in private matches', async () => {
      const table = lost(place());
      const ids = [await table.match('PUBLIC'), await table.match('PRIVATE')];
      expect(await table.sweep(6)).toMatchObject({ failed: 0 });
      for (const id of ids) expect(await table.waitingOn(id)).toEqual(['seat1']);
    });

    it('skips a match with a recent move', async () => {
      const table = lost(place());
      const id = await table.match('PUBLIC');
      await table.sweep(4);
      expect(await table.waitingOn(id)).toContain('seat2');
    });

    it('reports a match that fails, and still plays the others', async () => {
      const table = lost(place());
      const broken = await table.match('PUBLIC');
      const other = await table.match('PUBLIC');
      await expect(table.sweep(6, broken)).rejects.toThrow('1 matches');
      expect(table.complaints).toEqual([broken]);
      expect(await table.waitingOn(other)).toEqual(['seat1']);
    });

    it('forgets a finished match', async () => {
      const table = lost(place());
      const before = (await table.sweep(6)).quiet;
      const id = await table.match('PUBLIC');
      expect((await table.sweep(6)).quiet).toBe(before + 1);
      await table.resign(id);
      await table.project(id, -1);
      expect((await table.sweep(6)).quiet).toBe(before);
    });
  });
});
