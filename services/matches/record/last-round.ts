import type { Closing, MatchRecord } from './match-record.ts';
import { isStarted } from './play.ts';

/** The author of the end of a match whose last round is played out. */
export const PLAYED_OUT = 'clock';

/**
 * Computes the end of a match in which time was called, if this commit begins the table's next
 * round: by the standings at its beginning, because all have had as many turns, whatever orders
 * have played since. `undefined` in other commits, and if the match ended otherwise.
 * @param before the match before the commit
 * @param after the match after it
 */
export function endOfLastRound(
  { lastRound }: MatchRecord,
  after: MatchRecord,
): ({ readonly type: 'MatchClosed' } & Closing) | undefined {
  if (lastRound === undefined || !isStarted(after) || after.status === 'ABANDONED')
    return undefined;
  const { tableRound, version } = after;
  if (tableRound?.begun !== version) return undefined;
  return {
    type: 'MatchClosed',
    reason: 'deadline',
    by: PLAYED_OUT,
    ranking: tableRound.ranking,
  };
}
