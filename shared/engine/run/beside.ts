import type { Entry } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import type { Beside, Checkpoint } from './running.ts';

/**
 * True for an entry that a resumed rule needs. Notes that only change orders or the pause are left
 * out: kept, they could make a checkpoint grow without limit.
 */
const isForRules = (entry: Entry): boolean =>
  entry.type !== 'Noted' ||
  entry.wakes ||
  !['OrdersSet', 'Paused', 'Resumed'].includes(entry.note.type);

/** The checkpoint of a match: its opening, the entries since, and its orders and pause. */
export function checkpointOf<S>(
  opening: Match<S>,
  since: readonly Entry[],
  { orders, paused }: Beside,
): Checkpoint<S> {
  return {
    match: { ...opening, orders: {}, paused: false },
    since: since.filter(isForRules),
    beside: { orders, paused },
  };
}

/** The match with the state that no rule reads: orders and the pause. */
export const withBeside = <S>(match: Match<S>, beside: Beside | undefined): Match<S> => ({
  ...match,
  ...beside,
});
