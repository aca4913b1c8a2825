import type { Game } from '../../shared/engine/index.ts';
import type { Make } from '../../shared/games/talisman/game.ts';
import { playable } from '../games/playable.ts';
import { unloaded, type Source } from '../matches/source.ts';
import { BadPackError } from './bad-pack.ts';
import { packsFrom, type PackFile } from './read.ts';

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
export async function packedGame(file: PackFile): Promise<Game> {
  switch (file.pack.of) {
    case 'talisman': {
      const { talismanMake } = await import('../../shared/games/talisman/game.ts');
      return laidOver(talismanMake, file);
    }
    case 'talisman-hp': {
      const { make } = await import('../../shared/games/talisman/editions/harry-potter/game.ts');
      return laidOver(make, file);
    }
    default:
      throw new BadPackError(file.file, [
        { place: 'of', reason: 'only talisman and talisman-hp can have packs' },
      ]);
  }
}

async function laidOver<O>(make: Make<O>, from: PackFile): Promise<Game> {
  const { packOf, packed } = await import('../../shared/games/talisman/packs/index.ts');
  const checked = packOf(from.value, make);
  if ('faults' in checked) throw new BadPackError(from.file, checked.faults);
  return packed(make, { pack: checked.pack, origin: from.pack, gameId: from.gameId });
}
