import type { MatchRecord } from '../record/match-record.ts';
import { limitsOf, type Speed } from '../terms/time-control.ts';

/**
 * Reads the speed that a match was created with: after time was called its clock is shorter, but
 * its speed stays. `undefined` without a time limit.
 */
export function speedOf({
  timeControl,
  lastRound,
}: Pick<MatchRecord, 'timeControl' | 'lastRound'>): Speed | undefined {
  if (lastRound !== undefined) return lastRound.speed;
  return timeControl && limitsOf(timeControl).speed;
}
