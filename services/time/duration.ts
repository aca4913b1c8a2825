import { fromString, total } from 'temporal-polyfill/fns/Duration';

/**
 * The milliseconds of an ISO 8601 duration, a day being 24 hours; `undefined` for what is none, or has no
 * fixed length (weeks, months, years).
 */
export function millisecondsOf(duration: string): number | undefined {
  try {
    return total(fromString(duration), 'milliseconds');
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds, of which there are none below 0, as an ISO 8601 duration in days, hours, minutes and seconds:
 * `P1DT12H`. Every view of a match says some, and the library would take a tenth of a millisecond for each.
 */
export function durationOf(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  const days = said(Math.floor(whole / DAY), 'D');
  const time = [
    said(Math.floor((whole % DAY) / HOUR), 'H'),
    said(Math.floor((whole % HOUR) / MINUTE), 'M'),
    said((whole % MINUTE) / SECOND, 'S'),
  ].join('');
  return whole === 0 ? 'PT0S' : `P${days}${time === '' ? '' : `T${time}`}`;
}

const said = (n: number, unit: string): string => (n === 0 ? '' : `${String(n)}${unit}`);

/** An ISO 8601 time so many milliseconds after another. */
export const after = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** The milliseconds from one ISO 8601 time to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
