import type { Game } from '../../../shared/engine/index.ts';
import { packedGame } from './playable.ts';
import { packsFrom } from './read.ts';

/**
 * The games that packs make, every one checked: a folder's, or those of the files after commas.
 * @throws BadPackError for the first that no match can be played with.
 */
export const packedGames = (paths: string | undefined): Promise<readonly Game[]> =>
  Promise.all(packsFrom({ PACKS: paths }).map(packedGame));
