import { EVERYONE, type Entry, type Seat, type Shown } from '../../../shared/engine/index.ts';
import type { FirstTurns, MatchRecord } from '../record/match-record.ts';

const ENOUGH = 2;

/** The first turns after an entry; in a game without turns each answer is one. */
export function firstTurnsAfter(
  { turnBegun }: Pick<Shown, 'turnBegun'>,
  { firstTurns, seats }: MatchRecord,
  entry: Entry,
): Pick<MatchRecord, 'firstTurns'> {
  if (firstTurns === undefined) return {};
  if (turnBegun === undefined) {
    if (entry.type !== 'Answered') return {};
    return { firstTurns: { done: oneMore(firstTurns, [entry.seat]) } };
  }
  const of = entry.type === 'Told' ? turnBegun(entry.event) : undefined;
  if (of === undefined) return {};
  const all = firstTurns.of === EVERYONE ? seats.map(({ id }) => id) : [firstTurns.of ?? ''];
  return { firstTurns: { of, done: oneMore(firstTurns, firstTurns.of === undefined ? [] : all) } };
}

const oneMore = ({ done }: FirstTurns, seats: readonly Seat[]): FirstTurns['done'] => ({
  ...done,
  ...Object.fromEntries(seats.map((id) => [id, Math.min(ENOUGH, (done[id] ?? 0) + 1)])),
});

/** Whether some seat that has not been given up has yet to do two turns. */
export const isEarly = ({ firstTurns, seats }: MatchRecord): boolean =>
  firstTurns !== undefined &&
  seats.some(({ id, resigned }) => resigned !== true && (firstTurns.done[id] ?? 0) < ENOUGH);
