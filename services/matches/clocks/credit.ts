import type { Seat } from '../../../shared/engine/index.ts';
import type { TimeCredit } from '../../platform/storage/contract.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { ClockEntry } from '../record/entry.ts';
import type { RecordedClocks } from '../record/match-record.ts';
import { firstDeadline } from '../terms/seat-clock.ts';

/** The time after the end of an outage during which no clock expires, in ms. */
const AFTER_MS = 3_600_000;

/** The credit that a match's deadline lies within; of several the one that ends last. */
export const creditAround = (
  matchId: string,
  deadline: string,
  credits: readonly TimeCredit[],
): TimeCredit | undefined =>
  credits
    .filter(({ streams }) => streams === undefined || streams.includes(matchId))
    .filter(({ from, to }) => from <= deadline && deadline <= to)
    .toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];

/** The deadline as it truly is: with the time that operators have given back, recorded or not. */
export function creditedDeadline(
  matchId: string,
  deadline: string,
  credits: readonly TimeCredit[],
): string {
  const credit = creditAround(matchId, deadline, credits);
  return credit === undefined
    ? deadline
    : creditedDeadline(matchId, after(credit.to, AFTER_MS), credits);
}

/**
 * Computes the time that operators have credited and that the clocks do not show yet: a deadline
 * within a credit moves to an hour after the credit's end, and all of its seat's time with it;
 * `undefined` if there is none.
 */
export function creditDue(
  { id, clocks }: { readonly id: string; readonly clocks?: RecordedClocks | undefined },
  credits: readonly TimeCredit[],
): ClockEntry | undefined {
  const due = Object.entries(clocks?.seats ?? {}).flatMap(([seat, clock]) => {
    const deadline = firstDeadline(clock)?.deadline;
    const last = deadline === undefined ? undefined : creditAround(id, deadline, credits);
    if (deadline === undefined || last === undefined) return [];
    return [{ seat, milliseconds: between(deadline, after(last.to, AFTER_MS)), of: last }];
  });
  const [first] = due;
  if (first === undefined) return undefined;
  const seats: Readonly<Record<Seat, number>> = Object.fromEntries(
    due.map(({ seat, milliseconds }) => [seat, milliseconds]),
  );
  return { type: 'TimeCredited', aside: true, seats, reason: first.of.reason };
}
