import type { Speed } from '../matches/clocks/time-control.ts';
import { after, between } from '../time/duration.ts';
import type { Episode } from './state.ts';

/** How long an episode is held before anybody is told: most are over by then. */
const HOLD_MS: Readonly<Record<Speed, number>> = { LIVE: 20_000, ASYNC: 90_000 };
/** Which parts of its time have passed when a seat is reminded. */
const REMINDERS = [0.5, 0.9] as const;

type Timed = Pick<Episode, 'since' | 'deadline'>;

/** When an episode is told of, ISO 8601, unless the account looks at the match. */
const holdEnd = ({ since }: Timed, speed: Speed | undefined): string =>
  after(since, HOLD_MS[speed ?? 'ASYNC']);

/** When its reminders are due, ISO 8601: with half of the time left, and with a tenth. None without a deadline. */
const remindersOf = ({ since, deadline }: Timed): readonly string[] =>
  deadline === undefined
    ? []
    : REMINDERS.map((part) => after(since, Math.max(0, between(since, deadline)) * part));

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
