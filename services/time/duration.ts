import { fromFields, fromString, round, toString, total } from 'temporal-polyfill/fns/Duration';

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

/** Milliseconds as an ISO 8601 duration in days, hours, minutes and seconds: `P1DT12H`. */
export const durationOf = (milliseconds: number): string =>
  toString(round(fromFields({ milliseconds: Math.round(milliseconds) }), { largestUnit: 'days' }));

/** An ISO 8601 time so many milliseconds after another. */
export const after = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** The milliseconds from one ISO 8601 time to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
