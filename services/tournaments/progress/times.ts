import { after, millisecondsOf } from '../../platform/time/duration.ts';

/** True if `time` has passed; false if undefined. Times are ISO 8601, in any zone. */
export const isDue = (time: string | undefined, at: string): boolean =>
  time !== undefined && Date.parse(time) <= Date.parse(at);

/** The time so long before another. */
export const before = (time: string, duration: string): string =>
  after(time, -(millisecondsOf(duration) ?? 0));

/** The time so long after another. */
export const later = (time: string, duration: string): string =>
  after(time, millisecondsOf(duration) ?? 0);
