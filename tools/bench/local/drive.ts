import { tokenFor } from '../../../test/local/player.ts';
import type { Driven, DriverOrder } from './load.ts';
import { stopwatch } from './stopwatch.ts';
import { leave, play, seated } from './table.ts';

const SEATS = 4;

/** Puts a service under a load, by stock clients; where a match is over another begins. */
export async function drive({ host, pid, load }: DriverOrder): Promise<Driven> {
  const watch = stopwatch(load, pid);
  const names = Array.from({ length: load.sockets }, (_, n) => `person${String(n)}`);
  const tokens = await Promise.all(names.map((name) => tokenFor(host, name)));
  const seat = () => seated({ host, game: load.game, seats: SEATS }, tokens);
  // nobody answers before all sit: to set a table up is no answer
  const tables = await Promise.all(Array.from({ length: load.matches }, seat));
  const last = await Promise.all(
    tables.map(async (first) => {
      let table = first;
      while ((await play(table, SEATS, watch)) === 'over') {
        await leave(table);
        table = await seat();
      }
      return table;
    }),
  );
  const driven = await watch.read();
  await Promise.all(last.map(leave));
  return driven;
}
