import type { ClockEntry } from '../record/entry.ts';
import type { RecordedClocks } from '../record/match-record.ts';
import type { Seat } from '../../../shared/engine/index.ts';
import { credited, stopped, type SeatClock } from '../terms/seat-clock.ts';

/** Folds what clocks do. */
export function evolveClocks(
  clocks: RecordedClocks = { seats: {} },
  entry: ClockEntry,
): RecordedClocks {
  switch (entry.type) {
    case 'ClocksSet': {
      const { turn, wake } = entry;
      const seats = { ...clocks.seats, ...entry.seats };
      return { ...clocks, seats, ...(turn && { turn }), ...(wake && { wake }) };
    }
    case 'TimeCredited':
      return eachSeat(clocks, (clock, seat) => credited(clock, entry.seats[seat] ?? 0));
    case 'ClocksStopped':
      return eachSeat(clocks, (clock, seat) => entry.seats?.[seat] ?? stopped(clock, entry.at));
  }
}

const eachSeat = (
  clocks: RecordedClocks,
  change: (clock: SeatClock, seat: Seat) => SeatClock,
): RecordedClocks => ({
  ...clocks,
  seats: Object.fromEntries(
    Object.entries(clocks.seats).map(([seat, clock]) => [seat, change(clock, seat)]),
  ),
});
