import { fromString as instant, toString, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { fromString as timeOfDay } from 'temporal-polyfill/fns/PlainTime';
import {
  addDays,
  toInstant,
  toPlainTime,
  withPlainTime,
} from 'temporal-polyfill/fns/ZonedDateTime';
import { after } from '../../platform/time/duration.ts';
import type { Hours } from './hours.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Computes the end of the quiet hours, ISO 8601, as known now; `undefined` outside of them. */
export function quietUntil(
  { timeZone, quietFrom, quietTo }: Hours,
  now: string,
): string | undefined {
  const [time, from, to] = [minuteOf(now, timeZone), minutesIn(quietFrom), minutesIn(quietTo)];
  const isQuiet = from <= to ? from <= time && time < to : time >= from || time < to;
  if (!isQuiet) return undefined;
  // where clocks are set in between one of the two is wrong, and the earlier only too early
  const counted = after(now, ((to - time + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS);
  const told = nextTime(timeZone, quietTo, now);
  return counted < told ? counted : told;
}

/** The first time after this at which digests are sent, ISO 8601. */
export const nextDigest = ({ timeZone, digestAt }: Hours, time: string): string =>
  nextTime(timeZone, digestAt, time);

function nextTime(timeZone: string, time: string, after: string): string {
  const now = toZonedDateTimeISO(instant(after), timeZone);
  const today = iso(withPlainTime(now, timeOfDay(time)));
  return today > after ? today : iso(withPlainTime(addDays(now, 1), timeOfDay(time)));
}

const iso = (zoned: Parameters<typeof toInstant>[0]): string =>
  new Date(toString(toInstant(zoned))).toISOString();

function minuteOf(now: string, timeZone: string): number {
  const { hour, minute } = toPlainTime(toZonedDateTimeISO(instant(now), timeZone));
  return hour * 60 + minute;
}

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
