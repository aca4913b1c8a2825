import type { GameDisplay } from '../../../shared/engine/index.ts';
import { catalogue, type ShownGames } from '../../matches/terms/games.ts';
import type { Source } from '../../matches/terms/source.ts';
import { matchCommit } from '../../matches/record/match-commit.ts';
import type { EventStore } from '../../platform/storage/contract.ts';

/** Number of matches remembered before all are forgotten. */
const MAX_KNOWN = 10_000;

/** The game that a match is one of: what its first commit says, read once. */
export function gameFinder(
  events: Pick<EventStore, 'range'>,
  games: readonly Source<GameDisplay>[],
): (matchId: string) => Promise<GameDisplay> {
  const catalogued = catalogue(games);
  const known = new Map<string, GameDisplay>();
  return async (matchId) => {
    const found =
      known.get(matchId) ?? (await gameIn(catalogued, await events.range(matchId, undefined, 1)));
    if (found === undefined) throw new UnknownGameError(matchId);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(matchId, found);
    return found;
  };
}

/** The stream holds a match that this deployment has no rules for. */
class UnknownGameError extends Error {
  override readonly name = 'UnknownGameError';
  constructor(matchId: string) {
    super(`The game of match ${matchId} is not in the catalogue.`);
  }
}

async function gameIn(
  games: ShownGames,
  [first]: Awaited<ReturnType<EventStore['range']>>,
): Promise<GameDisplay | undefined> {
  const entries = first === undefined ? undefined : matchCommit(first)?.body.entries;
  const created = entries?.find((entry) => entry.type === 'MatchCreated');
  return created && games.find(created.gameId);
}
