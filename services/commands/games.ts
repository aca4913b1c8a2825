import { games as catalogue } from '../../shared/games/index.ts';
import type { Game } from '../../shared/engine/index.ts';
import { UsageError } from './cli/errors.ts';

/** The games of the catalogue, by id. */
export const games: ReadonlyMap<string, Game> = new Map(Object.entries(catalogue));

/** A game named on the command line. */
export function gameNamed(id: string): Game {
  const game = games.get(id);
  if (game === undefined) {
    throw new UsageError(`there is no game '${id}'; the games are ${[...games.keys()].join(', ')}`);
  }
  return game;
}
