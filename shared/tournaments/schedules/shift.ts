import { pairsOf } from '../pairing/history.ts';
import { fieldOf, type FiniteField } from './field.ts';
import type { ScheduleRound } from './round.ts';

/**
 * Rounds by shifts: players stand in a grid with a column for each seat of a pod. In round r the
 * pods are the rows that remain when each column j is moved by r · j, so players never meet others
 * of their own column. Rounds in which the same two would meet are left out; in a field there are
 * as many as rows.
 * @param most maximum number of rounds.
 */
export function shifted(players: number, podSize: number, most: number): readonly ScheduleRound[] {
  const rows = players / podSize;
  const field = fieldOf(rows);
  const shifts = shiftsOf({ rows, columns: podSize, most }, field);
  return shifts.map((by) => ({
    pods: Array.from({ length: rows }, (_, row) =>
      Array.from(
        { length: podSize },
        (_unused, column) => rows * column + field.add(row, field.multiply(by, column)),
      ),
    ),
    byes: [],
  }));
}

/** Shifts for which no two columns are moved against each other by the same distance twice. */
function shiftsOf(
  {
    rows,
    columns,
    most,
  }: { readonly rows: number; readonly columns: number; readonly most: number },
  { add, negate, multiply }: FiniteField,
): readonly number[] {
  const pairs = pairsOf(Array.from({ length: columns }, (_, column) => column));
  const used = pairs.map(() => new Set<number>());
  const shifts: number[] = [];
  for (let by = 0; by < rows && shifts.length < most; by += 1) {
    const apart = pairs.map(([one, other]) => add(multiply(by, one), negate(multiply(by, other))));
    if (apart.some((distance, i) => used[i]?.has(distance))) continue;
    for (const [i, distance] of apart.entries()) used[i]?.add(distance);
    shifts.push(by);
  }
  return shifts;
}

/** Rounds within each column of the grid, whose players have not met by shifts. */
export function columnsOf(
  columns: number,
  within: readonly ScheduleRound[],
  rows: number,
): readonly ScheduleRound[] {
  return within.map(({ pods }) => ({
    pods: Array.from({ length: columns }, (_, column) =>
      pods.map((pod) => pod.map((row) => rows * column + row)),
    ).flat(),
    byes: [],
  }));
}
