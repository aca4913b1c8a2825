import type { Seat } from '../../../shared/engine/index.ts';
import { afterAbsence } from '../terms/seat-clock.ts';
import { limitsOf } from '../terms/time-control.ts';
import type { PresenceEntry } from '../record/entry.ts';
import type { Begun, MatchRecord, SeatInfo } from '../record/match-record.ts';
import { isStarted } from '../record/play.ts';

/** Folds what becomes of seats whose holders do not play. */
export const evolvePresence = (record: MatchRecord, entry: PresenceEntry): MatchRecord => ({
  ...(isStarted(record) && entry.type === 'SeatReturned'
    ? { ...record, ...clocksOfReturned(record, entry.seat) }
    : record),
  ...(entry.type === 'SeatAbsent' && leaving(record, entry.seat)),
  ...(entry.type === 'SeatReturned' && {
    leavers: record.leavers.filter(({ account }) => account !== holderIn(record, entry.seat)),
  }),
  seats: record.seats.map((seat) => (seat.id === entry.seat ? after(seat, entry) : seat)),
});

/** Resets the clock of a seat whose player has returned: it has the time of a turn. */
export function clocksOfReturned(
  { clocks, timeControl }: Begun,
  seat: Seat,
): Pick<Begun, 'clocks'> {
  const clock = clocks?.seats[seat];
  if (clocks === undefined || clock === undefined || timeControl === undefined) return {};
  const given = { ...clocks.seats, [seat]: afterAbsence(clock, limitsOf(timeControl)) };
  return { clocks: { ...clocks, seats: given } };
}

/** Adds the account that leaves this seat now to the leavers. */
export function leaving(record: MatchRecord, seat: Seat): Partial<Pick<MatchRecord, 'leavers'>> {
  const { leavers } = record;
  const account = holderIn(record, seat);
  if (account === undefined || leavers.some((leaver) => leaver.account === account)) return {};
  return { leavers: [...leavers, { seat, account }] };
}

/** The account that holds a seat; others may have held it before. */
function holderIn({ seats }: Pick<MatchRecord, 'seats'>, seat: Seat): string | undefined {
  const holder = seats.find(({ id }) => id === seat)?.holder;
  return holder?.kind === 'account' ? holder.account : undefined;
}

function after(seat: SeatInfo, entry: PresenceEntry): SeatInfo {
  switch (entry.type) {
    case 'SeatLate': {
      const { missed, turn } = entry;
      return { ...seat, missed, ...(turn !== undefined && { missedTurn: turn }) };
    }
    case 'SeatAbsent':
      return { ...seat, presence: 'ABSENT', absentSince: entry.since };
    case 'SeatOffered':
      return { ...seat, presence: 'OFFERED' };
    case 'SeatReturned':
      return inTime(seat);
  }
}

/** The seat without marks of absence or lateness. */
export const inTime = ({
  presence: _,
  absentSince: __,
  missed: ___,
  missedTurn: ____,
  ...seat
}: SeatInfo): SeatInfo => seat;
