import { after } from '../../platform/time/duration.ts';
import type { MatchRecord, RecordedClocks } from '../record/match-record.ts';
import { isOver } from '../record/seats.ts';
import { proposalDue } from '../proposals/carried.ts';
import { endToPropose } from '../proposals/left-alone.ts';
import { desertionDue, offerDue } from '../presence/due.ts';
import { firstDeadline, type QuestionClock } from '../terms/seat-clock.ts';
import { openUntil } from '../record/open-until.ts';
import { limitsOf } from '../terms/time-control.ts';
import { clocksOf, pauseOf } from '../record/play.ts';

/**
 * Computes the time at which the first of the questions that the clock answers is overdue, ISO
 * 8601; `undefined` if no clock runs.
 */
function expiryOf(record: MatchRecord): string | undefined {
  const { timeControl, absence } = record;
  if (timeControl === undefined) return undefined;
  const waits = absence?.onExpiry === 'WAIT';
  const deadlines = Object.values(clocksOf(record)?.seats ?? {}).flatMap(
    (clock) => firstDeadline(clock, waits ? isReaction : undefined)?.deadline ?? [],
  );
  const [first] = deadlines.toSorted();
  return first === undefined ? undefined : after(first, limitsOf(timeControl).grace);
}

const isReaction = ({ cause }: QuestionClock): boolean => cause === 'REACTION';

/**
 * Computes the time at which the match next needs an act of the service, ISO 8601; `undefined` if
 * never.
 */
export function dueAt(record: MatchRecord): string | undefined {
  const table = proposalDue(record)?.at;
  const due = {
    RUNNING: [
      table,
      endToPropose(record),
      expiryOf(record),
      offerDue(record)?.at,
      desertionDue(record),
    ],
    PAUSED: [table, pauseOf(record)?.until],
    OPEN: [openUntil(record)],
    FINISHED: [],
    ABANDONED: [],
  }[record.status];
  return due.filter((time) => time !== undefined).toSorted()[0];
}

/**
 * The time to come at which commits of the match count on its being looked at, ISO 8601, if there is one: they
 * asked for it, and ask for nothing later than that.
 */
export function countedOn(record: MatchRecord, at: string): string | undefined {
  const wake = clocksOf(record)?.wake;
  return wake !== undefined && wake > at ? wake : undefined;
}

/** The time at which the match is to be looked at next once it was seen to, ISO 8601; `undefined`: never. */
export function nextLook(record: MatchRecord, at: string): string | undefined {
  if (isOver(record)) return undefined;
  const looks = [dueAt(record), countedOn(record, at)];
  return looks.filter((time) => time !== undefined).toSorted()[0];
}

/** Whether something was to be done about the match by this time. */
export function isOverdue(record: MatchRecord, at: string): boolean {
  const due = dueAt(record);
  return due !== undefined && due <= at;
}

/**
 * The time by which the clock of another process may be ahead, in ms: for it, a time so near may
 * have passed.
 */
const AHEAD_MS = 5_000;

/**
 * Returns the wake-up of a match if it is not set yet: the one set before is later, or has passed.
 */
export function newWake(
  before: RecordedClocks | undefined,
  due: string | undefined,
  at: string,
): string | undefined {
  const known = before?.wake;
  if (due === undefined) return undefined;
  const isToCome = known !== undefined && known > after(at, AHEAD_MS);
  return isToCome && known <= due ? undefined : due;
}
