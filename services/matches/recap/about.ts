import type { LogLine, Seat } from '../../../shared/engine/index.ts';

/**
 * Tests if a line is about this seat: the seat acts, or the fact names it, for example as a target.
 */
export const isAbout = (line: Pick<LogLine, 'seat' | 'data'>, seat: Seat | undefined): boolean =>
  seat !== undefined && (line.seat === seat || isNamedIn(line.data, seat));

/** Things of a seat are called after it: `seat:seat1`. */
function isNamedIn(value: unknown, seat: Seat): boolean {
  if (typeof value === 'string') return value === seat || value === `seat:${seat}`;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => isNamedIn(each, seat));
}
