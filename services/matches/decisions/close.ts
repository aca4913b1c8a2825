import type { LoadedMatch } from '../session/loaded-match.ts';
import type { LobbyEntry } from '../record/entry.ts';

/** Ends a match in play early, with the ranking as it stands. */
export const closing = (
  { game, play }: Pick<LoadedMatch, 'game' | 'play'>,
  reason: string,
  by: string,
): LobbyEntry => ({
  type: 'MatchClosed',
  reason,
  by,
  ranking: game.standing(play().match.game),
});
