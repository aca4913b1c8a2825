import type { Entry } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import type { Beside, Checkpoint } from './running.ts';

/**
 * Whether a regained rule needs this entry. What only changes orders or the pause it never reads; kept
 * among what was recorded since, such notes would make a checkpoint as heavy as anybody likes.
 */
const isForRules = (entry: Entry): boolean =>
  entry.type !== 'Noted' ||
  entry.wakes ||
  !['OrdersSet', 'Paused', 'Resumed'].includes(entry.note.type);

/** A checkpoint of a match that stands at `now`. */
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

/** The match with what stands beside its rules. */
export const withBeside = <S>(match: Match<S>, beside: Beside | undefined): Match<S> => ({
  ...match,
  ...beside,
});
