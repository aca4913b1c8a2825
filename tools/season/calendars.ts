import { calendarOf } from '../../services/accounts/calendars/zoned.ts';
import type { AccountCalendar, SeatCalendar } from '../../services/accounts/calendars/contract.ts';
import type { TimeControl } from '../../services/matches/terms/time-control.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import type { Store, StoredVacation } from '../../services/platform/storage/contract.ts';
import { dayBegins } from '../../services/platform/time/day.ts';
import type { Stop } from '../../services/platform/time/open-time.ts';
import { DAY } from './units.ts';

/** The calendars of a match's players, once it is over. */
export type SeasonCalendars = {
  /** The calendar of an account, with the hours that count for a question asked at a time. */
  seat(account: string, asOf: string, now: string): SeatCalendar | undefined;
  /** The vacation it has taken: whole days, because each day that has begun is used up. */
  taken(account: string): readonly Stop[];
};

/** Reads the calendars of all players of a match, if its clock goes by any. */
export async function seasonCalendars(
  { accounts, vacations }: Pick<Store, 'accounts' | 'vacations'>,
  { weekends, playingHours, vacation }: TimeControl,
  entries: readonly MatchEntry[],
): Promise<SeasonCalendars> {
  const minds = {
    ...(weekends && { weekends }),
    ...(playingHours && { playingHours }),
    ...(vacation && { vacation }),
  };
  const holders = entries.flatMap((entry) =>
    entry.type === 'SeatTaken' && entry.holder.kind === 'account' ? entry.holder.account : [],
  );
  const known = new Map<string, AccountCalendar>();
  if (Object.keys(minds).length > 0) {
    for (const account of holders) {
      const profile = await accounts.profile(account, 'fresh');
      known.set(account, calendarOf(profile, (await vacations.read(account))?.vacations ?? []));
    }
  }
  return {
    seat: (account, asOf, now) => known.get(account)?.seat(minds, asOf, now),
    taken: (account) => (known.get(account)?.vacations ?? []).map(wholeDays),
  };
}

function wholeDays({ from, day, days, timeZone }: StoredVacation): Stop {
  const ends = dayBegins(Date.parse(`${day}T00:00Z`) + days * DAY, timeZone);
  return { from, to: new Date(ends).toISOString() };
}
