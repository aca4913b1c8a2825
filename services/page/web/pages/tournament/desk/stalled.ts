import type { OpenTable } from './use-open-tables.ts';

/** In milliseconds, how long a table may go without a move before it is looked at. */
const QUIET = 10 * 60_000;

type Table = Pick<OpenTable, 'status' | 'held' | 'match'>;

/** Time since the last change at a table, in milliseconds; nothing if that is not known. */
export const quietFor = ({ match }: Pick<Table, 'match'>, now: number): number | undefined =>
  match === null ? undefined : Math.max(0, now - Date.parse(match.updatedAt));

/** True if a table waits for an arbiter, or goes without a move for long. */
export const isStalled = (table: Table, now: number): boolean =>
  table.status === 'RUNNING' && (table.held || (quietFor(table, now) ?? 0) >= QUIET);

/** Tables that want a look: those that wait for an arbiter, then those without a move, the longest first. */
export const stalledOf = <T extends Table>(tables: readonly T[], now: number): readonly T[] =>
  tables
    .filter((table) => isStalled(table, now))
    .toSorted(
      (one, other) =>
        Number(other.held) - Number(one.held) ||
        (quietFor(other, now) ?? 0) - (quietFor(one, now) ?? 0),
    );
