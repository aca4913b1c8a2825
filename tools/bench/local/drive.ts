import { tokenFor } from '../../../test/local/player.ts';
import type { Driven, DriverOrder } from './load.ts';
import { stopwatch } from './stopwatch.ts';
import { leave, play, seated } from './table.ts';

const SEATS = 4;

/** Puts a service under a load, by stock clients; when a match is over another begins. */
export async function drive({ host, pid, load }: DriverOrder): Promise<Driven> {
  const watch = stopwatch(load, pid);
  const names = Array.from({ length: load.sockets }, (_, n) => `person${String(n)}`);
  const tokens = await Promise.all(names.map((name) => tokenFor(host, name)));
  // the number of matches of one host is limited, so each sets up its share
  const seat = (turn: number) => {
    const first = turn % tokens.length;
    const inTurn = [...tokens.slice(first), ...tokens.slice(0, first)];
    return seated({ host, game: load.game, seats: SEATS }, inTurn);
  };
  // no one answers before all are seated: setting up is not measured
  const tables = await Promise.all(Array.from({ length: load.matches }, (_, n) => seat(n)));
  const last = await Promise.all(
    tables.map(async (begun, n) => {
      let table = begun;
      while ((await play(table, SEATS, watch)) === 'over') {
        await leave(table);
        table = await seat(n);
      }
      return table;
    }),
  );
  const driven = await watch.read();
  await Promise.all(last.map(leave));
  return driven;
}
