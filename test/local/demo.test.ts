import { createApp } from '../../services/app/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBots } from '../../services/workers/bots/index.ts';
import { games as catalogue } from '../../services/matches/games/loaded.ts';
import { createDemo } from '../../services/local/demo/demo.ts';
import { keepsake, type Keepsake } from '../../services/local/demo/keepsake.ts';
import { demoTables } from '../../services/local/demo/tables.ts';
import { ann } from '../matches/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { ticTacToe } from '../support/tic-tac-toe.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

const games = [ticTacToe, secretNumbers];

/** A demo of two small games, without a pause between two answers. */
function demoOf(kept: Keepsake) {
  const matches = createApp({ store: place.store, games }).matches;
  const faults: unknown[] = [];
  const demo = createDemo({
    matches,
    playOne: createBots({ matches, games, answers: 1 }),
    pace: 0,
    keepsake: kept,
    tables: demoTables(games),
    onError: (error) => faults.push(error),
  });
  const recordOf = async (id = '') => (await matches.find(ann, id))?.record;
  return { demo, faults, recordOf };
}
type Run = ReturnType<typeof demoOf>;

/** The next match after this one, which is played to its end. */
async function nextAfter({ demo, recordOf }: Run, id: string | undefined): Promise<string> {
  await expect.poll(async () => (await recordOf(id))?.status).toBe('FINISHED');
  let next: string | undefined;
  await expect.poll(async () => (next = await demo.look())).not.toBe(id);
  return next ?? '';
}

const gameOf = async ({ demo, recordOf }: Run) => (await recordOf(demo.current()))?.gameId;

describe('the demo match', () => {
  it('is of each game in turn, after a restart as well', async () => {
    const kept = keepsake(undefined);
    const run = demoOf(kept);
    await run.demo.begin();
    const [first = '', second = ''] = demoTables(games).map(({ gameId }) => gameId);
    expect(await gameOf(run)).toBe(first);
    const next = await nextAfter(run, run.demo.current());
    expect((await run.recordOf(next))?.gameId).toBe(second);
    await expect.poll(async () => (await run.recordOf(next))?.status).toBe('FINISHED');
    run.demo.stop();

    const again = demoOf(kept);
    await again.demo.begin();
    expect(again.demo.current()).not.toBe(next);
    expect(await gameOf(again)).toBe(first);
    again.demo.stop();
    expect([...run.faults, ...again.faults]).toEqual([]);
  });

  it('has a setup for every game of the catalogue, Talisman first, with valid sizes and bots', () => {
    const all = Object.values(catalogue);
    const tables = demoTables(all);
    expect(tables[0]?.gameId).toBe('talisman');
    expect(tables.map(({ gameId }) => gameId).toSorted()).toEqual(
      all.map(({ id }) => id).toSorted(),
    );
    for (const { gameId, seats, options, bots } of tables) {
      const game = catalogue[gameId] ?? expect.fail(gameId);
      expect(seats).toBeGreaterThanOrEqual(game.seats.min);
      expect(seats).toBeLessThanOrEqual(game.seats.max);
      expect(bots).toHaveLength(seats);
      for (const bot of bots) expect(Object.keys(game.bots)).toContain(bot);
      expect(game.options.safeParse(options).success).toBe(true);
    }
  });
});
