import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountCalendars } from '../../accounts/calendars/account-calendars.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import type { ClockEntry } from '../record/entry.ts';
import { isOverdueQuestion } from './expire.ts';
import { seatCalendars } from '../clocks/seat-calendar.ts';
import { firstDeadline, retimed, type SeatClock } from '../terms/seat-clock.ts';
import { clocksOf } from '../record/play.ts';

/** The most days of vacation that a match takes for an absent player, in a row. */
const DAYS_OFF = 3;

/**
 * Computes the time that late seats get from vacation: their questions' deadlines move behind it.
 * An account that is not on vacation takes a day of it, if any is left and it has not opted out: at
 * most three in a match before it answers in person. `undefined` if nothing changes.
 */
export async function vacationDue(
  match: LoadedMatch,
  { received, at }: { readonly received: string; readonly at: string },
  accounts: Pick<AccountCalendars, 'fresh' | 'takeDay'>,
): Promise<ClockEntry | undefined> {
  const { record } = match;
  if (record.timeControl?.vacation !== 'ALLOWED') return undefined;
  const seats: Record<Seat, SeatClock> = {};
  for (const { id: seat, holder } of record.seats) {
    const clock = clocksOf(record)?.seats[seat];
    const late = clock && lateIn(match, seat, received);
    if (clock === undefined || late === undefined || holder?.kind !== 'account') continue;
    const { account } = holder;
    const known = new Map([[account, await accounts.fresh(account)]]);
    const calendar = seatCalendars(record, known, at)(seat, late.since);
    if (calendar === undefined) continue;
    const away = retimed(clock, calendar);
    const { daysOff = [] } = clock;
    if (isLater(away, late)) seats[seat] = away;
    else if (daysOff.length < DAYS_OFF) {
      const day = await accounts.takeDay(account, late.deadline);
      if (day !== undefined)
        seats[seat] = retimed({ ...clock, daysOff: [...daysOff, day] }, calendar);
    }
  }
  return Object.keys(seats).length === 0 ? undefined : { type: 'ClocksSet', aside: true, seats };
}

type Late = { readonly since: string; readonly deadline: string; readonly ids: readonly string[] };

/** The question that a seat is late with in its own time. */
function lateIn(match: LoadedMatch, seat: Seat, received: string): Late | undefined {
  const clock = clocksOf(match.record)?.seats[seat];
  const ids = (match.record.play?.pending ?? [])
    .filter((question) => question.seat === seat && isOverdueQuestion(match, question, received))
    .map(({ id }) => id)
    .filter((id) => clock?.questions?.[id]?.cause !== 'REACTION');
  const questions = Object.entries(clock?.questions ?? {}).filter(([id]) => ids.includes(id));
  const first = clock && firstDeadline({ ...clock, questions: Object.fromEntries(questions) });
  return clock?.since === undefined || first === undefined
    ? undefined
    : { since: clock.since, deadline: first.deadline, ids };
}

const isLater = ({ questions = {} }: SeatClock, { deadline, ids }: Late): boolean =>
  ids.every((id) => (questions[id]?.deadline ?? deadline) > deadline);
