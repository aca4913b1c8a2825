import fc from 'fast-check';
import { addOpenTime, openTime, type Calendar } from '../../services/platform/time/open-time.ts';
import type { WeeklyWindow } from '../../services/platform/time/weekly-windows.ts';
import { changeDays, wallClock } from './wall-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const time = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`);
const two = (n: number): string => String(n).padStart(2, '0');
const windows: fc.Arbitrary<readonly WeeklyWindow[]> = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 7 }), from: time, to: time }),
  { minLength: 1, maxLength: 12 },
);
const stop = fc.record({
  after: fc.integer({ min: -3 * DAY, max: 10 * DAY }),
  long: fc.integer({ min: 0, max: 5 * DAY }),
});
const amount = fc.oneof(
  fc.integer({ min: 0, max: 14 * DAY }),
  fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minutes) => minutes * MINUTE),
);

/** A case of the calendar laws: two amounts of open time, one after the other, from a time on. */
export type CalendarCase = {
  readonly from: string;
  readonly calendar: Calendar;
  readonly first: number;
  readonly then: number;
};

/** Cases all over the year, half of them about the days on which the zone sets its clocks. */
export const casesIn = (zone: string): fc.Arbitrary<CalendarCase> =>
  fc
    .record({
      day: fc.oneof(
        fc.integer({ min: 0, max: 364 }),
        fc.nat().map((n) => changeDays(zone)[n % 2] ?? n % 365),
      ),
      after: fc.integer({ min: -2 * DAY, max: 2 * DAY }),
      hours: fc.option(windows, { nil: undefined }),
      stopsOnWeekends: fc.boolean(),
      stops: fc.array(stop, { maxLength: 3 }),
      first: amount,
      then: amount,
    })
    .filter(({ hours, stopsOnWeekends }) => opensAtAll(hours, stopsOnWeekends))
    .map(({ day, after, stops, hours, stopsOnWeekends, ...amounts }) => {
      const from = Date.UTC(2026, 0, 1) + day * DAY + after;
      const at = (ms: number): string => new Date(from + ms).toISOString();
      const standing = stops.map((each) => ({
        from: at(each.after),
        to: at(each.after + each.long),
      }));
      const calendar = { timeZone: zone, hours, stopsOnWeekends, stops: standing };
      return { from: at(0), calendar, ...amounts };
    });

/** A calendar of an hour on weekdays at least: with less, a case takes years. */
const opensAtAll = (hours: readonly WeeklyWindow[] | undefined, noWeekends: boolean): boolean =>
  hours === undefined ||
  hours.some(({ day, from, to }) => (!noWeekends || day < 6) && hour(from, to));

const hour = (from: string, to: string): boolean =>
  to > from && Number(to.slice(0, 2)) - Number(from.slice(0, 2)) > 1;

/** The calendar laws, each with its sentence; `false` where a case breaks it. */
export const calendarLaws: Readonly<Record<string, (of: CalendarCase) => boolean>> = {
  'one amount after another is as long as both at once': ({ from, calendar, first, then }) =>
    addOpenTime(addOpenTime(from, first, calendar), then, calendar) ===
    addOpenTime(from, first + then, calendar),
  'more time ends no sooner, and what begins later no sooner either': (of) => {
    const { from, calendar, first, then } = of;
    const ends = addOpenTime(from, first, calendar);
    const later = new Date(Date.parse(from) + then).toISOString();
    return (
      ends <= addOpenTime(from, first + then, calendar) &&
      ends <= addOpenTime(later, first, calendar)
    );
  },
  'time ends while the calendar is open, or as it closes': ({ from, calendar, first }) =>
    first === 0 || isOpen(Date.parse(addOpenTime(from, first, calendar)) - 1, calendar),
  'exactly so much time was open until it ends': ({ from, calendar, first }) =>
    openTime(from, addOpenTime(from, first, calendar), calendar) === first,
};

/**
 * True if a calendar is open for the millisecond that begins then, as a clock on the wall would
 * show.
 */
function isOpen(at: number, { timeZone, hours, stopsOnWeekends, stops }: Calendar): boolean {
  if (stops.some(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to))) return false;
  const { weekday, time: now } = wallClock(at, timeZone);
  if (stopsOnWeekends === true && weekday > 5) return false;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return (
    hours === undefined ||
    hours.some(({ day, from, to }) => {
      const isPastMidnight = to <= from;
      if (day === weekday && now >= from && (isPastMidnight || now < to)) return true;
      return day === yesterday && isPastMidnight && now < to;
    })
  );
}
