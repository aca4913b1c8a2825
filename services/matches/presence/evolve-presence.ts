import type { Seat } from '../../../shared/engine/index.ts';
import { afterAbsence } from '../clocks/seat-clock.ts';
import { limitsOf } from '../clocks/time-control.ts';
import type { PresenceEntry } from '../record/entry.ts';
import type { MatchRecord, SeatInfo } from '../record/match-record.ts';

/** Folds what becomes of seats whose holders do not play. */
export const evolvePresence = (record: MatchRecord, entry: PresenceEntry): MatchRecord => ({
  ...record,
  ...(entry.type === 'SeatAbsent' && leaving(record, entry.seat)),
  ...(entry.type === 'SeatReturned' && {
    leavers: (record.leavers ?? []).filter(({ seat }) => seat !== entry.seat),
    ...clocksOfReturned(record, entry.seat),
  }),
  seats: record.seats.map((seat) => (seat.id === entry.seat ? after(seat, entry) : seat)),
});

/** The clocks where somebody plays a seat again: it has the time of a turn. */
export function clocksOfReturned(
  { clocks, timeControl }: MatchRecord,
  seat: Seat,
): Pick<MatchRecord, 'clocks'> {
  const clock = clocks?.seats[seat];
  if (clocks === undefined || clock === undefined || timeControl === undefined) return {};
  const given = { ...clocks.seats, [seat]: afterAbsence(clock, limitsOf(timeControl)) };
  return { clocks: { ...clocks, seats: given } };
}

/** Those who left, with whoever leaves this seat now. */
export function leaving(
  { seats, leavers = [] }: MatchRecord,
  seat: Seat,
): Pick<MatchRecord, 'leavers'> {
  const holder = seats.find(({ id }) => id === seat)?.holder;
  if (holder?.kind !== 'account' || leavers.some((leaver) => leaver.seat === seat)) return {};
  return { leavers: [...leavers, { seat, account: holder.account }] };
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

/** The seat of somebody who is there and in time. */
export const inTime = ({
  presence: _,
  absentSince: __,
  missed: ___,
  missedTurn: ____,
  ...seat
}: SeatInfo): SeatInfo => seat;
