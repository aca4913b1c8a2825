import type { Speed } from '../../matches/terms/time-control.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { Episode } from './state.ts';

/** The hold of an episode before its first notice, in ms: most are over by then. */
const HOLD_MS: Readonly<Record<Speed, number>> = { LIVE: 20_000, ASYNC: 90_000 };
/** The longest hold, while the account looks at the match. */
const LONGEST_HOLD_MS = 5 * 60_000;
/** The reminders of a seat, by the parts of its time that have passed. */
const REMINDERS = [0.5, 0.9] as const;

type Timed = Pick<Episode, 'since' | 'deadline'>;

/**
 * Computes the time of an episode's first notice, ISO 8601, unless the account looks at the match.
 */
export const holdEnd = ({ since }: Timed, speed: Speed | undefined): string =>
  after(since, HOLD_MS[speed ?? 'ASYNC']);

/** The time to look again, ISO 8601, while the account looks at the match; `undefined` once it was held for long enough. */
export function watchedHold(
  { since }: Timed,
  speed: Speed | undefined,
  now: string,
): string | undefined {
  const longest = after(since, LONGEST_HOLD_MS);
  const again = after(now, HOLD_MS[speed ?? 'ASYNC']);
  if (now >= longest) return undefined;
  return again < longest ? again : longest;
}

/** The times at which its reminders are due, ISO 8601: with half of the time left, and with a tenth. None without a deadline. */
export const remindersOf = ({ since, deadline }: Timed): readonly string[] =>
  deadline === undefined
    ? []
    : REMINDERS.map((part) => after(since, Math.max(0, between(since, deadline)) * part));

/** The percentage of the time that has passed at a reminder, the first being 1. */
export const reminderPercent = (nth: number): number | undefined => {
  const part = REMINDERS[nth - 1];
  return part === undefined ? undefined : Math.round(part * 100);
};

/** The first time, after the hold or from now on, at which there may be something to tell. */
export function firstStep(
  episode: Timed,
  speed: Speed | undefined,
  now: string,
): string | undefined {
  const hold = holdEnd(episode, speed);
  if (hold > now) return hold;
  return remindersOf(episode).find((time) => time > now);
}
