import { games as catalogue } from '../../shared/games/index.ts';
import type { Game } from '../../shared/engine/index.ts';
import { UsageError } from './cli/errors.ts';

/** The games of the catalogue, by id. */
export const games: ReadonlyMap<string, Game> = new Map(catalogue.map((game) => [game.id, game]));

/** A game named on the command line. */
export function gameNamed(id: string, among = games): Game {
  const game = among.get(id);
  if (game === undefined) {
    throw new UsageError(`there is no game '${id}'; the games are ${[...among.keys()].join(', ')}`);
  }
  return game;
}
