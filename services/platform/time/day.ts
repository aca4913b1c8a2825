import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDate';
import { offsetNanoseconds, type Record as Zoned } from 'temporal-polyfill/fns/ZonedDateTime';
import { zoneOrUtc } from './zone.ts';

/** A span of time, in milliseconds since 1970. */
export type TimeSpan = { readonly from: number; readonly to: number };

/** A part of a day within which its clocks are not set; their offset from UTC in milliseconds. */
export type DayPart = TimeSpan & { readonly offset: number };

const DAY = 24 * 3_600_000;

/**
 * The day of a zone that a time, in milliseconds, lies in: by what the clock on the wall shows at its midnight,
 * as if that were UTC.
 */
export const wallMidnight = (time: number, timeZone: string): number =>
  Math.floor((time + offsetOf(zoned(time, timeZone))) / DAY) * DAY;

/** The day of the week, from 1, a Monday, to 7: 1970 began on a Thursday. */
export const weekdayOf = (wall: number): number => ((((wall / DAY + 3) % 7) + 7) % 7) + 1;

/** Days that were looked up lately, by zone and wall: the same few are asked for again and again. */
const known = new Map<string, readonly DayPart[]>();
const MOST = 4_096;

/**
 * Splits a day of a zone: whole, or before and after its clocks are set; empty if the zone has
 * skipped it.
 */
export function partsOfDay(wall: number, timeZone: string): readonly DayPart[] {
  const key = `${timeZone} ${String(wall)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const parts = partsBetween(startOf(wall, timeZone), startOf(wall + DAY, timeZone));
  known.set(key, parts);
  return parts;
}

/** The beginning of a day, in milliseconds. */
export const dayBegins = (wall: number, timeZone: string): number =>
  startOf(wall, timeZone).epochMilliseconds;

function startOf(wall: number, timeZone: string): Zoned {
  const date = new Date(wall);
  const day = create(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return toZonedDateTime(day, zoneOrUtc(timeZone));
}

function partsBetween(midnight: Zoned, next: Zoned): readonly DayPart[] {
  const [from, to] = [midnight.epochMilliseconds, next.epochMilliseconds];
  const { timeZoneId } = midnight;
  const offset = offsetOf(midnight);
  const offsetAt = (time: number): number => offsetOf(zoned(time, timeZoneId));
  if (from >= to) return [];
  if (offsetAt(to - 1) === offset) return [{ from, to, offset }];
  let [before, since] = [from, to - 1];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetAt(middle) === offset) before = middle;
    else since = middle;
  }
  return [
    { from, to: since, offset },
    { from: since, to, offset: offsetAt(since) },
  ];
}

const zoned = (time: number, timeZone: string): Zoned =>
  toZonedDateTimeISO(fromEpochMilliseconds(time), zoneOrUtc(timeZone));

const offsetOf = (time: Zoned): number => offsetNanoseconds(time) / 1_000_000;
