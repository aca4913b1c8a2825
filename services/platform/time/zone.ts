/** Zones that were looked up, with whether there are such: the same few are asked for again and again. */
const known = new Map<string, boolean>();
const MOST = 4_096;

/** Whether there is a time zone of this name, as far as this machine knows. */
export function isTimeZone(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const is = isThere(name);
  known.set(name, is);
  return is;
}

/** The zone of this name; UTC for none, and for one that is not there any more: zone data change. */
export const zoneOrUtc = (name: string | undefined): string =>
  name !== undefined && isTimeZone(name) ? name : 'UTC';

function isThere(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
