import type { AccountCalendar } from '../../accounts/calendars/contract.ts';
import type { SeatInfo } from '../record/match-record.ts';
import type { SeatCalendars } from '../terms/match-clocks.ts';
import { goesByCalendars, type TimeControl } from '../terms/time-control.ts';

/** The calendars of those who play, by account. */
export type KnownCalendars = ReadonlyMap<string, AccountCalendar>;

/** A match as far as calendars go by it. */
type Timed = {
  readonly timeControl?: TimeControl;
  readonly seats: readonly Pick<SeatInfo, 'id' | 'holder'>[];
};

/** The calendars of a match's seats, as they are known at a time. */
export function seatCalendars(
  { timeControl, seats }: Timed,
  known: KnownCalendars | undefined,
  now: string,
): SeatCalendars {
  return (seat, asOf) => {
    if (timeControl === undefined || !goesByCalendars(timeControl)) return undefined;
    const holder = seats.find(({ id }) => id === seat)?.holder;
    if (holder?.kind !== 'account') return undefined;
    return known?.get(holder.account)?.seat(timeControl, asOf, now);
  };
}

/** Lists the accounts whose calendars a match goes by: those at its table, and the actor. */
export function accountsIn({ timeControl, seats }: Timed, actor?: string): readonly string[] {
  if (timeControl === undefined || !goesByCalendars(timeControl)) return [];
  const holders = seats.flatMap(({ holder }) => (holder?.kind === 'account' ? holder.account : []));
  return [...new Set([...holders, ...(actor === undefined ? [] : [actor])])];
}
