import type { GameDisplay } from '../../../shared/engine/index.ts';
import type { Pack } from '../../../shared/games/talisman/packs/schema.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { displayCatalogue } from '../games/display-catalogue.ts';
import { unloaded, type Source } from '../terms/source.ts';
import { noPacks, packsFrom, type PackFile } from './read.ts';

/** Builds the catalogue for display, with the games that the packs of the environment make. */
export const displayCatalogueFrom = (
  env: Readonly<Record<string, string | undefined>>,
): readonly Source<GameDisplay>[] => [
  ...displayCatalogue,
  ...packsFrom(env).map((file) => unloaded<GameDisplay>(file.gameId, () => packedShown(file))),
];

/** The defaults of a pack, what it need not say. */
const none = { add: [], replace: [] };

/**
 * Loads a game with its pack for those who only tell, without rules to check the pack by: it was checked
 * before a match of it was made.
 * @throws BadPackError for one of a game that takes none.
 */
async function packedShown({ file, value, pack, gameId }: PackFile): Promise<GameDisplay> {
  const { packedShown: shownWith } = (await catalogue[pack.of]?.show()) ?? {};
  if (shownWith === undefined) throw noPacks(file);
  const checked = { ...none, ...(value as Omit<Pack, keyof typeof none>) };
  return shownWith({ pack: checked, origin: pack, gameId });
}
