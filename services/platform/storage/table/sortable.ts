import { KeyError } from '../errors.ts';

/** A time as part of a key: times of one precision sort as text. */
export function sortable(time: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time)) return time;
  throw new KeyError(`A time must be like "2026-01-31T08:15:00.000Z", got "${time}".`);
}
