import type { Closing, MatchRecord } from './match-record.ts';

/** The author of the end of a match whose last round is played out. */
export const PLAYED_OUT = 'clock';

/**
 * The end of a match in which time was called, where this commit begins the next round of the table: by the standing at
 * its beginning, for all have had as many turns, whatever was played by orders since. `undefined` elsewhere, and where
 * something else has ended it.
 * @param before the match before the commit
 * @param after the match after it
 */
export function endOfLastRound(
  { lastRound }: MatchRecord,
  after: MatchRecord,
): ({ readonly type: 'MatchClosed' } & Closing) | undefined {
  const { tableRound, version, status } = after;
  if (lastRound === undefined || status === 'ABANDONED' || tableRound?.begun !== version)
    return undefined;
  return {
    type: 'MatchClosed',
    reason: 'deadline',
    by: PLAYED_OUT,
    ranking: tableRound.ranking,
  };
}
