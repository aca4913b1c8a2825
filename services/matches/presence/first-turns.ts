import { EVERYONE, type Entry, type Seat, type GameDisplay } from '../../../shared/engine/index.ts';
import { FIRST_TURNS } from '../record/play.ts';
import type { Begun, FirstTurns } from '../record/match-record.ts';

/** The first turns after an entry; in a game without turns each answer is one. */
export function firstTurnsAfter(
  { turnBegun }: Pick<GameDisplay, 'turnBegun'>,
  { firstTurns, seats }: Begun,
  entry: Entry,
): Partial<Pick<Begun, 'firstTurns'>> {
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
  ...Object.fromEntries(seats.map((id) => [id, Math.min(FIRST_TURNS, (done[id] ?? 0) + 1)])),
});

/** Whether some seat that has not been given up has yet to do two turns. */
export const isEarly = ({ firstTurns, seats }: Begun): boolean =>
  seats.some(({ id, resigned }) => resigned !== true && (firstTurns.done[id] ?? 0) < FIRST_TURNS);
