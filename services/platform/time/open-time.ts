import { partsOfDay, wallMidnight, weekdayOf, type DayPart, type TimeSpan } from './day.ts';
import { weekOf, type Minutes, type WeeklyWindow } from './weekly-windows.ts';

/** A calendar, which says when a player's time passes. */
export type Calendar = {
  /** An IANA time zone. */
  readonly timeZone: string;
  /** The playing hours; absent: always. */
  readonly hours?: readonly WeeklyWindow[] | undefined;
  /** Stops time on Saturdays and Sundays of their zone. */
  readonly stopsOnWeekends?: boolean;
  /** The stops of time besides: vacations. */
  readonly stops: readonly Stop[];
};

/** A stop of the time of a calendar, ISO 8601; the second is no part of it. */
export type Stop = { readonly from: string; readonly to: string };

/**
 * Computes the first time, ISO 8601, by which a calendar has been open for a number of milliseconds
 * since another. Windows follow local time, and time in them is elapsed time: on a day of a clock
 * change, a window may be an hour shorter or longer. Throws a RangeError for a calendar that does
 * not open within a year.
 */
export function addOpenTime(from: string, milliseconds: number, calendar: Calendar): string {
  let left = milliseconds;
  const begin = Date.parse(from);
  if (left <= 0) return from;
  for (const span of openSpans(begin, calendar)) {
    const long = span.to - span.from;
    if (left <= long) return iso(span.from + left);
    left -= long;
  }
  throw new RangeError(`The calendar doesn't open within a year of ${from}.`);
}

/** Computes the milliseconds for which a calendar was open from one ISO 8601 time to another. */
export function openTime(from: string, to: string, calendar: Calendar): number {
  const end = Date.parse(to);
  let open = 0;
  for (const span of openSpans(Date.parse(from), calendar)) {
    if (span.from >= end) break;
    open += Math.min(span.to, end) - span.from;
  }
  return open;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The spans in which the calendar is open from a time on, in order, as long as it is open within a year. */
function* openSpans(begin: number, { stops, ...calendar }: Calendar): Iterable<TimeSpan> {
  const closed = stops
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .filter((stop) => stop.to > begin && stop.from < stop.to)
    .toSorted((a, b) => a.from - b.from);
  for (const span of weeklySpans(begin, calendar)) yield* without(span, closed);
}

/** A span less the stops, which come in order. */
function* without(span: TimeSpan, stops: readonly TimeSpan[]): Iterable<TimeSpan> {
  let from = span.from;
  for (const stop of stops) {
    if (stop.to <= from) continue;
    if (stop.from >= span.to) break;
    if (stop.from > from) yield { from, to: stop.from };
    from = stop.to;
  }
  if (from < span.to) yield { from, to: span.to };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ALL_DAY: readonly Minutes[] = [{ from: 0, to: 24 * 60 }];
const SATURDAY = 6;
const YEAR = 366;

/** The spans in which a calendar is open, but for the stops. */
function* weeklySpans(begin: number, calendar: Omit<Calendar, 'stops'>): Iterable<TimeSpan> {
  const { timeZone, hours, stopsOnWeekends = false } = calendar;
  if (hours === undefined && !stopsOnWeekends) {
    yield { from: begin, to: Infinity };
    return;
  }
  const week = hours && weekOf(hours);
  let wall = wallMidnight(begin, timeZone);
  for (let closedDays = 0; closedDays < YEAR; closedDays += 1) {
    const weekday = weekdayOf(wall);
    const isStopped = stopsOnWeekends && weekday >= SATURDAY;
    const opens = isStopped ? [] : (week?.[weekday - 1] ?? ALL_DAY);
    for (const span of spansOf(opens, wall, partsOfDay(wall, timeZone))) {
      if (span.to <= begin) continue;
      yield { from: Math.max(span.from, begin), to: span.to };
      closedDays = 0;
    }
    wall += DAY;
  }
}

/** The open spans of a day by the clock on its wall, part by part. */
const spansOf = (
  opens: readonly Minutes[],
  wall: number,
  parts: readonly DayPart[],
): readonly TimeSpan[] =>
  parts.flatMap(({ from, to, offset }) =>
    opens
      .map((minutes) => ({
        from: Math.max(from, wall + minutes.from * MINUTE - offset),
        to: Math.min(to, wall + minutes.to * MINUTE - offset),
      }))
      .filter((span) => span.from < span.to),
  );
