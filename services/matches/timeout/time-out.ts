import type { Signature } from '../../platform/commands/command.ts';
import type { AccountCalendars } from '../../accounts/calendars/account-calendars.ts';
import type { OperatorTimes } from '../../platform/storage/contract.ts';
import type { MatchRecord } from '../contract.ts';
import { creditDue } from '../clocks/credit.ts';
import { seatCalendars } from '../clocks/seat-calendar.ts';
import { stopped } from '../terms/seat-clock.ts';
import { vacationDue } from './vacation-due.ts';
import { dueActs, type Due } from './due-acts.ts';
import type { TakeBack } from '../decisions/carry-out.ts';
import type { Act } from '../session/compose.ts';
import { loaded, type LoadedMatch } from '../session/loaded-match.ts';
import { clocksOf } from '../record/play.ts';

type Parts = {
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  readonly calendars: Pick<AccountCalendars, 'fresh' | 'takeDay'>;
  readonly now: () => Date;
  readonly takeBack: TakeBack;
  /** Stores the effects on the match; `undefined` if another commit was first. */
  storeAs(match: LoadedMatch, act: Act, signature: Signature): Promise<MatchRecord | undefined>;
};

/** The outcome of a timeout in a match; `fault`: what the rules threw. */
export type TimedOut = {
  readonly done: 'answered' | 'credited' | 'stopped' | 'held' | 'overtaken';
  readonly fault?: unknown;
};

/**
 * Does the acts that are due in a match: nothing while operators hold the clocks; gives back the
 * time they have credited, and the time of vacations; else does the due act, by the clock. If the
 * rules can't go on, all time stops until they can, so that no one loses by it. The loaded match
 * can't be used again, unless the clocks are held.
 */
export function createTimeOut({ operatorTimes, calendars, now, takeBack, storeAs }: Parts) {
  return async (match: LoadedMatch, received: string): Promise<TimedOut> => {
    const { record } = match;
    const { hold, credits } = await operatorTimes.read();
    if (hold !== undefined) return { done: 'held' };
    const at = now().toISOString();
    const stored = async (act: Act, by: LoadedMatch, name?: string) =>
      storeAs(by, act, { at, actor: 'clock', ...(name !== undefined && { commandId: name }) });

    const credit = creditDue({ id: record.id, clocks: clocksOf(record) }, credits);
    if (credit !== undefined) {
      return { done: (await stored({ after: [credit] }, match)) ? 'credited' : 'overtaken' };
    }
    const vacation = await vacationDue(match, { received, at }, calendars);
    if (vacation !== undefined) {
      return { done: (await stored({ after: [vacation] }, match)) ? 'credited' : 'overtaken' };
    }
    const { due, fault } = await attempt(async () => dueActs(match, { received, at }, takeBack));
    if (due !== undefined) {
      return { done: (await stored(due.act, match, due.name)) ? 'answered' : 'overtaken' };
    }
    const { game, secret, since, size } = match;
    const standing = loaded({ game, record, secret, since, size });
    const stop = { type: 'ClocksStopped', aside: true, at, ...stoppedClocks(match, at) } as const;
    const done = (await stored({ after: [stop] }, standing)) ? 'stopped' : 'overtaken';
    return { done, fault };
  };
}

/** Stops the clocks, if time goes by calendars. */
function stoppedClocks({ record, calendars }: LoadedMatch, at: string) {
  const clocks = clocksOf(record);
  if (calendars === undefined || clocks === undefined) return {};
  const of = seatCalendars(record, calendars, at);
  const seats = Object.entries(clocks.seats).map(
    ([seat, clock]) => [seat, stopped(clock, at, of(seat, clock.since ?? at))] as const,
  );
  return { seats: Object.fromEntries(seats) };
}

/** The result of the rules, or the fault that they threw. */
async function attempt(
  work: () => Promise<Due>,
): Promise<{ readonly due?: Due; readonly fault?: unknown }> {
  try {
    return { due: await work() };
  } catch (fault) {
    return { fault };
  }
}
