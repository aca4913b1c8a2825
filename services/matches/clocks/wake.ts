import { after } from '../../time/duration.ts';
import type { MatchRecord, RecordedClocks } from '../record/match-record.ts';
import { firstDeadline } from './seat-clock.ts';
import { limitsOf } from './time-control.ts';

/** When the first of the questions is overdue, ISO 8601; `undefined` where no clock runs. */
export function dueAt({ timeControl, clocks, status }: MatchRecord): string | undefined {
  if (timeControl === undefined || clocks === undefined || status !== 'RUNNING') return undefined;
  const deadlines = Object.values(clocks.seats).flatMap(
    (clock) => firstDeadline(clock)?.deadline ?? [],
  );
  const [first] = deadlines.toSorted();
  return first === undefined ? undefined : after(first, limitsOf(timeControl).grace);
}

/** Whether a question of the match was overdue at this time. */
export function isOverdue(record: MatchRecord, at: string): boolean {
  const due = dueAt(record);
  return due !== undefined && due <= at;
}

/**
 * When the match has to be looked at, where nobody knows of it yet: what was said before is later, or has
 * passed.
 */
export function newWake(
  before: RecordedClocks | undefined,
  due: string | undefined,
  at: string,
): string | undefined {
  const known = before?.wake;
  if (due === undefined || (known !== undefined && known > at && known <= due)) return undefined;
  return due;
}
