import type { Game } from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { playable } from '../games/playable.ts';
import { unloaded, type Source } from '../terms/source.ts';
import { BadPackError } from './bad-pack.ts';
import { noPacks, packsFrom, type PackFile } from './read.ts';

/** The catalogue for those who play, with the games that the packs of the environment make. */
export const playableFrom = (
  env: Readonly<Record<string, string | undefined>>,
): readonly Source[] => [
  ...playable,
  ...packsFrom(env).map((file) => unloaded(file.gameId, () => packedGame(file))),
];

/**
 * The game that a pack makes of the one it is for.
 * @throws BadPackError with all that is wrong with it.
 */
export async function packedGame({ file, value, pack, gameId }: PackFile): Promise<Game> {
  const packs = await catalogue[pack.of]?.packs?.();
  if (packs === undefined) throw noPacks(file);
  const made = packs.packedGame({ value, origin: pack, gameId });
  if ('faults' in made) throw new BadPackError(file, made.faults);
  return made.game;
}
