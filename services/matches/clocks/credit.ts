import type { Seat } from '../../../shared/engine/index.ts';
import type { TimeCredit } from '../../storage/contract.ts';
import { after, between } from '../../time/duration.ts';
import type { ClockEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { firstDeadline } from './seat-clock.ts';

/** How long after the end of an outage nobody's time ends. */
const AFTER_MS = 3_600_000;

/**
 * The time that operators have given back and that the clocks do not show yet: a deadline within a credit
 * moves to an hour after the credit's end, and all of its seat's time with it; `undefined` where none is.
 */
export function creditDue(
  { id, clocks }: Pick<MatchRecord, 'id' | 'clocks'>,
  credits: readonly TimeCredit[],
): ClockEntry | undefined {
  const ours = credits.filter(({ streams }) => streams === undefined || streams.includes(id));
  const due = Object.entries(clocks?.seats ?? {}).flatMap(([seat, clock]) => {
    const deadline = firstDeadline(clock)?.deadline;
    const within = ours.filter(
      ({ from, to }) => deadline !== undefined && from <= deadline && deadline <= to,
    );
    const last = within.toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];
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
