import type { MatchRecord } from '../record/match-record.ts';
import { limitsOf, type Speed } from '../terms/time-control.ts';

/**
 * The speed of a match, which it was set up with: where time was called, its clock is shorter, and it is no other
 * match by that. `undefined` where no time is limited.
 */
export function speedOf({
  timeControl,
  lastRound,
}: Pick<MatchRecord, 'timeControl' | 'lastRound'>): Speed | undefined {
  if (lastRound !== undefined) return lastRound.speed;
  return timeControl && limitsOf(timeControl).speed;
}
