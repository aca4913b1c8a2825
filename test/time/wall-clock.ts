/** Every time zone that `Intl` knows. */
export const zones: readonly string[] = Intl.supportedValuesOf('timeZone');

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** The clock on a wall of the zone at a time in milliseconds: a weekday from 1 to 7, and `18:00`. */
export function wallClock(at: number, timeZone: string) {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: weekdays.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const DAY = 24 * 3_600_000;
const changes = new Map<string, readonly number[]>();

/** The days of 2026 on which the zone sets its clocks, counted from 0 for the first. */
export function changeDays(zone: string): readonly number[] {
  const known = changes.get(zone);
  if (known !== undefined) return known;
  const noons = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1, 12) + day * DAY);
  const shown = noons.map((noon) => wallClock(noon, zone).time);
  const found = shown.flatMap((time, day) => (day > 0 && time !== shown[day - 1] ? [day] : []));
  changes.set(zone, found);
  return found;
}
