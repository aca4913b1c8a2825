import type { Seat } from '../../../shared/engine/index.ts';
import { isOwnTurn } from '../terms/match-clocks.ts';
import type { PresenceEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { clocksOf } from '../record/play.ts';

/**
 * Builds the presence entries of seats that are late, at this time. Each late turn of the seat's
 * own counts once, and after several in a row the seat is absent; not in the last round, whose
 * clock may be shorter than a night's sleep.
 */
export function latenessOf(
  record: MatchRecord,
  late: readonly Seat[],
  at: string,
): readonly PresenceEntry[] {
  const { seats, absence, lastRound } = record;
  const turn = clocksOf(record)?.turn;
  if (absence?.onExpiry !== 'AUTOPILOT') return [];
  return seats.flatMap(({ id: seat, missed = 0, missedTurn }): readonly PresenceEntry[] => {
    const counts = isOwnTurn(turn, seat) && (turn === undefined || turn.n !== missedTurn);
    if (!late.includes(seat) || !counts) return [];
    const now = missed + 1;
    const told = { type: 'SeatLate', aside: true, seat, missed: now } as const;
    return [
      { ...told, ...(turn && { turn: turn.n }) },
      ...(now < absence.absentAfter || lastRound !== undefined
        ? []
        : [{ type: 'SeatAbsent', aside: true, seat, since: at } as const]),
    ];
  });
}
