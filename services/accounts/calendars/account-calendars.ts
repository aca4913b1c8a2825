import { ttlCache } from '../../platform/requests/ttl-cache.ts';
import { once } from '../../platform/once.ts';
import type { AccountStore, StoredVacation, Vacations } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Stop } from '../../platform/time/open-time.ts';
import type { AccountCalendar } from './contract.ts';

/** Zones are loaded when they are first wanted: a start costs nothing for matches without calendars. */
const zoned = once(() => import('./zoned.ts'));

/** The calendars of accounts. Keep one for as long as the process lives. */
export type AccountCalendars = {
  /** The calendar of an account as it was known a minute ago at most. */
  of(account: string): Promise<AccountCalendar>;
  /** The calendar of an account as it is stored now. */
  fresh(account: string): Promise<AccountCalendar>;
  /** Forgets what was known of an account that has changed. */
  forget(account: string): void;
  /** Changes the vacations of an account by what it gives for them; `undefined` changes nothing. */
  change(account: string, by: (known: readonly StoredVacation[]) => Changed): Promise<Changed>;
  /**
   * Takes the day of vacation that a deadline falls on, unless it is taken already; returns the
   * stopped time. `undefined` if no day is left, or the account has opted out, or is a bot account.
   */
  takeDay(account: string, deadline: string): Promise<Stop | undefined>;
};
type Changed = readonly StoredVacation[] | undefined;

export type CalendarStores = {
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly vacations: Vacations;
};

export function calendarsOn({ accounts, vacations }: CalendarStores, now: Clock): AccountCalendars {
  const look = async (account: string): Promise<AccountCalendar> => {
    const [profile, taken, { calendarOf }] = await Promise.all([
      accounts.profile(account, 'fresh'),
      vacations.read(account),
      zoned(),
    ]);
    return calendarOf(profile, taken?.vacations ?? []);
  };
  const known = ttlCache(look, now);

  const change: AccountCalendars['change'] = (account, by) =>
    retried(`The vacations of ${account}`, async () => {
      const { revision = 0, vacations: before = [] } = (await vacations.read(account)) ?? {};
      const after = by(before);
      if (after === undefined || after === before) return after;
      known.forget(account);
      const isPut = await vacations.put(account, { revision: revision + 1, vacations: after });
      return isPut ? after : OVERTAKEN;
    });

  return {
    of: known.get,
    async fresh(account) {
      const calendar = await look(account);
      known.put(account, calendar);
      return calendar;
    },
    forget: known.forget,
    change,
    async takeDay(account, deadline) {
      const { profile } = await look(account);
      if (profile?.autoVacation === false || profile?.owner !== undefined) return undefined;
      const { stopOf, withDay } = await zoned();
      const timeZone = profile?.timeZone ?? 'UTC';
      const taken = await change(account, (before) => withDay(before, { deadline, timeZone }));
      return taken && stopOf(deadline, timeZone);
    },
  };
}
