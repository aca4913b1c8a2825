const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days, hours, minutes and seconds; the last of them may have a fraction. */
const DURATION =
  /^([+-])?P(?=[\dT])(?:(\d+)D)?(?:T(?=\d)(?:(\d+|\d+[.,]\d{1,9}(?=H$))H)?(?:(\d+|\d+[.,]\d{1,9}(?=M$))M)?(?:(\d+(?:[.,]\d{1,9})?)S)?)?$/i;

/**
 * The milliseconds of an ISO 8601 duration, with days of 24 hours; negative with a minus; `undefined`
 * if it is invalid or has no fixed length (weeks, months, years). Own code, because the library is 20
 * kB that every function would load at start.
 */
export function millisecondsOf(duration: string): number | undefined {
  const found = DURATION.exec(duration);
  if (found === null) return undefined;
  const [, sign, ...amounts] = found;
  const [days, hours, minutes, seconds] = amounts.map((amount: string | undefined) =>
    Number(amount?.replace(',', '.') ?? 0),
  );
  const whole =
    (days ?? 0) * DAY + (hours ?? 0) * HOUR + (minutes ?? 0) * MINUTE + (seconds ?? 0) * SECOND;
  if (whole > MOST) return undefined;
  return sign === '-' ? 0 - whole : whole;
}

/** The most milliseconds of a duration. */
const MOST = Number.MAX_SAFE_INTEGER;

/**
 * Milliseconds, at least 0, as an ISO 8601 duration in days, hours, minutes and seconds: `P1DT12H`.
 * Own code, because every view of a match has some, and the library would take a tenth of a
 * millisecond for each.
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

/** Normalizes an ISO 8601 time as clocks write it: in UTC, to the millisecond. */
export const iso = (time: string): string => new Date(time).toISOString();

/** The ISO 8601 time a number of milliseconds after another. */
export const after = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** The later of two times in ISO 8601 UTC: times of commits never go back within a stream. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** The milliseconds from one ISO 8601 time to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
