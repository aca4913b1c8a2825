import { weekOf, type WeeklyWindow } from '../../platform/time/weekly-windows.ts';

/**
 * The least playing time, in minutes a day on a number of days, and a week: hours must not stall a
 * match.
 */
const LEAST_A_DAY = 6 * 60;
const DAYS = 5;
const LEAST_A_WEEK = 42 * 60;

/** Describes the fault of hours that are too few; `undefined` if there is none. */
export function floorFault(windows: readonly WeeklyWindow[]): string | undefined {
  const days = weekOf(windows).map((spans) =>
    spans.reduce((sum, { from, to }) => sum + to - from, 0),
  );
  const long = days.filter((minutes) => minutes >= LEAST_A_DAY).length;
  const week = days.reduce((sum, minutes) => sum + minutes, 0);
  const least = 'Must be at least 6 hours on each of 5 days, and 42 hours a week';
  if (long < DAYS) return `${least}. Got ${String(long)} days with 6 hours.`;
  if (week < LEAST_A_WEEK) return `${least}. Got ${String(Math.floor(week / 60))} hours a week.`;
  return undefined;
}
