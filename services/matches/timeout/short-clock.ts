import { millisecondsOf } from '../../platform/time/duration.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import type { ClockEntry } from '../record/entry.ts';
import { stepOf } from '../session/clock-entry.ts';
import { evolveClocks } from '../clocks/evolve-clocks.ts';
import { clocksAfter, limitsIn } from '../terms/match-clocks.ts';
import { stopped, type SeatClock } from '../terms/seat-clock.ts';
import { seatCalendars } from '../clocks/seat-calendar.ts';
import { limitsOf, usualReaction, type Limits, type TimeControl } from '../terms/time-control.ts';
import { dueAt, newWake } from '../session/wake.ts';
import { isStarted } from '../record/play.ts';

/**
 * A time control with so much for a turn and no more, ISO 8601: none of its parts is longer than before, and its
 * time always runs. Also for a match in which nothing limits time.
 */
export function shortened(
  { perQuestion, perTurn, bank, reaction }: TimeControl = {},
  to: string,
): TimeControl {
  const turn = shorter(perTurn, to);
  return {
    ...(perQuestion !== undefined && { perQuestion }),
    perTurn: turn,
    ...(bank && { bank }),
    reaction: shorter(reaction, usualReaction([turn])),
  };
}

const shorter = (own: string | undefined, other: string): string =>
  (own === undefined ? Infinity : (millisecondsOf(own) ?? Infinity)) < (millisecondsOf(other) ?? 0)
    ? (own ?? other)
    : other;

/**
 * The clocks of a match from now on by a control that is shorter: what was left is cut to what that gives. Those that
 * stand go on standing.
 */
export function shortClocks(
  match: Pick<LoadedMatch, 'game' | 'record' | 'calendars'>,
  timeControl: TimeControl,
  at: string,
): ClockEntry | undefined {
  const { game, record, calendars } = match;
  if (!isStarted(record)) return undefined;
  const { play, clocks } = record;
  const limits = limitsOf(timeControl);
  const calendarOf = seatCalendars(record, calendars, at);
  const known = Object.entries(clocks?.seats ?? {}).map(([seat, clock]) => {
    const still = stopped(clock, at, calendarOf(seat, clock.since ?? at));
    return [seat, cut(still, limitsIn(game, limits))] as const;
  });
  const before = { ...clocks, seats: Object.fromEntries(known) };
  const step = stepOf(record, { match: play }, { at, entries: [] });
  const { seats } = clocksAfter(before, step, { game, limits });
  const set = { type: 'ClocksSet', aside: true, seats } as const;
  const after = { ...record, timeControl, clocks: evolveClocks(clocks, set) };
  const wake = newWake(clocks, dueAt(after), at);
  return { ...set, ...(wake !== undefined && { wake }) };
}

/**
 * Builds a stopped clock, with at most these limits for a turn or a question, and nothing granted.
 */
function cut({ turn, granted: _, questions = {}, ...clock }: SeatClock, limits: Limits): SeatClock {
  const { perTurn, perQuestion, reaction } = limits;
  const less = (amount: number | undefined, limit: number | undefined) =>
    amount === undefined ? limit : Math.min(amount, limit ?? Infinity);
  const rest = less(turn, perTurn);
  const shorter = Object.entries(questions).map(([id, { left, cause }]) => {
    const own = less(left, cause === 'REACTION' ? reaction : perQuestion);
    return [id, { ...(own !== undefined && { left: own }), cause }] as const;
  });
  return {
    ...clock,
    ...(rest !== undefined && { turn: rest }),
    questions: Object.fromEntries(shorter),
  };
}
