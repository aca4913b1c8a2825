import type { Seat } from '../../../shared/engine/index.ts';
import { after } from '../../platform/time/duration.ts';
import { speedOf } from '../clocks/speed-of.ts';
import type { Speed } from '../terms/time-control.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { offeredAfter } from '../record/absence.ts';
import { desertedSince } from '../record/present.ts';

/** The time that a match waits for one of its players to come back, in ms. */
const patience: Readonly<Record<Speed, number>> = { LIVE: 10 * 60_000, ASYNC: 7 * 24 * 3_600_000 };

/** The seat that is next to be offered to others, and when, ISO 8601. */
export function offerDue({
  absence,
  seats,
}: MatchRecord): { readonly seat: Seat; readonly at: string } | undefined {
  const wait = absence && offeredAfter(absence);
  if (wait === undefined) return undefined;
  return seats
    .flatMap(({ id, presence, absentSince }) =>
      presence === 'ABSENT' && absentSince !== undefined
        ? [{ seat: id, at: after(absentSince, wait) }]
        : [],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/** Computes the time at which a match is given up if no player has come back, ISO 8601. */
export function desertionDue(record: MatchRecord): string | undefined {
  const speed = speedOf(record);
  if (speed === undefined) return undefined;
  const since = desertedSince(record);
  return since === undefined ? undefined : after(since, patience[speed]);
}
