import type { Game } from '../../shared/engine/index.ts';

/** The game of a match. Matches of games that are gone are a fault of the deploy. */
export function gameOf(games: readonly Game[], id: string): Game {
  const game = games.find((each) => each.id === id);
  if (game === undefined)
    throw new Error(`There is a match of ${id}, which is not in the catalogue.`);
  return game;
}
