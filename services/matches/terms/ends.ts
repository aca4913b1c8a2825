import type { SeatCalendar } from '../../accounts/calendars/contract.ts';
import { after } from '../../platform/time/duration.ts';
import type { Stop } from '../../platform/time/open-time.ts';

/** The furthest distance of a deadline, as a multiple of its limit, whatever the hours. */
export const MOST_TIMES = 4;

/** The calendar of a seat, and the days of vacation taken. */
export type SeatAvailability = {
  readonly calendar: SeatCalendar;
  readonly daysOff: readonly Stop[] | undefined;
};

/** The time at which an amount of open time ends, and no later than the most that passes. */
export function endOf(
  at: string,
  { left, most = MOST_TIMES * left }: { readonly left: number; readonly most?: number | undefined },
  by: SeatAvailability | undefined,
): string {
  if (by === undefined) return after(at, left);
  const { calendar, daysOff } = by;
  const end = calendar.open.after(at, left, daysOff);
  const latest = calendar.most.after(at, most, daysOff);
  return end < latest ? end : latest;
}

/**
 * Computes the end of a question's time with the time granted on top: granted time runs at all
 * hours, except in vacations.
 */
export function withGranted(end: string, granted = 0, by?: SeatAvailability): string {
  if (granted === 0) return end;
  return by === undefined ? after(end, granted) : by.calendar.most.after(end, granted, by.daysOff);
}
