import { once } from '../../once.ts';
import type { Ratings } from '../contract.ts';
import type { Table } from '../table/client.ts';

/** The ratings on a table, loaded when they are first wanted: few requests want them. */
export function ratings(table: Table): Ratings {
  const loaded = once(async () => (await import('./on-table.ts')).ratingsOn(table));
  return {
    all: async (...of) => (await loaded()).all(...of),
    tally: async (...of) => (await loaded()).tally(...of),
    putTally: async (...of) => (await loaded()).putTally(...of),
    rated: async (...of) => (await loaded()).rated(...of),
    putRated: async (...of) => (await loaded()).putRated(...of),
    isAdded: async (...of) => (await loaded()).isAdded(...of),
    markAdded: async (...of) => (await loaded()).markAdded(...of),
    board: async (...of) => (await loaded()).board(...of),
  };
}
