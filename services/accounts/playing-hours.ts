import * as z from 'zod';
import { weekOf, type WeeklyWindow } from '../time/weekly-windows.ts';
import { timeOfDay } from '../requests/time-of-day.ts';

/** How many windows a week may have, and what it is open at least, in minutes: nobody stalls by their hours. */
const MOST = 28;
const LEAST_A_DAY = 6 * 60;
const DAYS = 5;
const LEAST_A_WEEK = 42 * 60;

/** The schema of playing hours: weekly windows, open for six hours on five days and 42 a week, at least. */
export const playingHours = () =>
  z
    .array(z.object({ day: z.int().min(1).max(7), from: timeOfDay(), to: timeOfDay() }))
    .min(1)
    .max(MOST)
    .superRefine((windows, context) => {
      const fault = floorFault(windows);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    });

/** The fault of hours that are too few; `undefined` where nothing is. */
function floorFault(windows: readonly WeeklyWindow[]): string | undefined {
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
