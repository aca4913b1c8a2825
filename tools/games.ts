import { games as catalogue } from '../services/matches/games/loaded.ts';
import type { Game } from '../shared/engine/index.ts';
import { BadPackError } from '../services/matches/packs/bad-pack.ts';
import { packedGames } from '../services/matches/packs/checked.ts';
import { UsageError } from './cli/errors.ts';

/** Games by id. */
export type GamesById = ReadonlyMap<string, Game>;

/** The games of the catalogue. */
export const games: GamesById = new Map(Object.entries(catalogue));

/** The flag by which a command knows packs of content: a folder, or files after commas. */
export const packsFlag = {
  packs: {
    type: 'string',
    value: 'PATH',
    says: 'Card packs: a folder, or files separated by commas.',
  },
} as const;

/** The games of the catalogue, and those that packs make. */
export async function gamesWith(packs: string | undefined): Promise<GamesById> {
  try {
    const packed = await packedGames(packs);
    return new Map([...games, ...packed.map((game) => [game.id, game] as const)]);
  } catch (error) {
    if (!(error instanceof BadPackError)) throw error;
    throw new UsageError(error.message);
  }
}

/** A game with a pack bears the pack and its hash in its id. */
export const packHint = (game: string): string =>
  game.includes('.') ? '. Pass its pack with --packs' : '';

/** A game named on the command line; one with a pack also by the pack's own id. */
export function gameNamed(id: string, known: GamesById = games): Game {
  const game = known.get(id) ?? [...known.values()].find(({ pack }) => pack?.id === id);
  if (game === undefined) {
    throw new UsageError(`unknown game "${id}". Available: ${[...known.keys()].join(', ')}`);
  }
  return game;
}
