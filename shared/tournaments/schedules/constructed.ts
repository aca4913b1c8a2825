import { berger } from './berger.ts';
import type { ScheduleRound } from './round.ts';
import { columnsOf, shifted } from './shift.ts';
import { stored } from './tables.ts';

/**
 * Rounds without a repeat by the known constructions: by the circle in pairs, by a stored table, or
 * by shifts and, if a column is as long as some pods, in columns. Empty if players do not divide
 * into pods.
 * @param most maximum number of rounds.
 */
export function constructed(
  players: number,
  podSize: number,
  most: number,
): readonly ScheduleRound[] {
  if (podSize === 2) return berger(players, most);
  if (players % podSize !== 0) return [];
  const rows = players / podSize;
  const within = constructed(rows, podSize, most);
  const grid = [...shifted(players, podSize, most), ...columnsOf(podSize, within, rows)];
  const table = stored(players, podSize);
  return (table.length > grid.length ? table : grid).slice(0, most);
}
