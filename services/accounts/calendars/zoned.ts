import type { StoredVacation } from '../../platform/storage/contract.ts';
import { addOpenTime, openTime, type Calendar } from '../../platform/time/open-time.ts';
import type { AccountCalendar, Minds, SeatCalendar, Timeline } from './contract.ts';
import { hoursAt } from './hours.ts';
import { stopsOf } from './vacation.ts';

export { stopOf, withDay } from './vacation.ts';

/** Builds the calendar of an account from its stored profile and vacations. */
export const calendarOf = (
  profile: AccountCalendar['profile'],
  vacations: readonly StoredVacation[],
): AccountCalendar => ({
  profile,
  vacations,
  seat: (minds, asOf, now) => seatCalendar({ profile, vacations }, minds, { asOf, now }),
});

function seatCalendar(
  { profile, vacations }: Pick<AccountCalendar, 'profile' | 'vacations'>,
  { weekends, playingHours, vacation }: Minds,
  { asOf, now }: { readonly asOf: string; readonly now: string },
): SeatCalendar {
  const { timeZone, windows } = hoursAt(profile, asOf);
  const stops = vacation === 'ALLOWED' ? stopsOf(vacations, now) : [];
  const hours = playingHours === true ? windows : undefined;
  return {
    open: timelineOf({ timeZone, stops, hours, stopsOnWeekends: weekends === 'STOP' }),
    most: timelineOf({ timeZone, stops }),
  };
}

function timelineOf(calendar: Calendar): Timeline {
  const without = (besides: Calendar['stops'] = []): Calendar =>
    besides.length === 0 ? calendar : { ...calendar, stops: [...calendar.stops, ...besides] };
  return {
    between: (from, to, besides) => openTime(from, to, without(besides)),
    after: (from, milliseconds, besides) => addOpenTime(from, milliseconds, without(besides)),
  };
}
