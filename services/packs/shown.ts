import type { Shown } from '../../shared/engine/index.ts';
import type { Pack } from '../../shared/games/talisman/packs/schema.ts';
import { shown } from '../games/shown.ts';
import { unloaded, type Source } from '../matches/source.ts';
import { packsFrom, type PackFile } from './read.ts';

/** The catalogue as it can be told and shown, with the games that the packs of the environment make. */
export const shownFrom = (
  env: Readonly<Record<string, string | undefined>>,
): readonly Source<Shown>[] => [
  ...shown,
  ...packsFrom(env).map((file) => unloaded<Shown>(file.gameId, () => packedShown(file))),
];

/** What a pack need not say. */
const none = { add: [], replace: [] };

/** Whoever only tells has no rules to check a pack by: it was checked before a match of it was made. */
async function packedShown({ value, pack: origin, gameId }: PackFile): Promise<Shown> {
  const packs = await import('../../shared/games/talisman/packs/shown.ts');
  const pack: Pack = { ...none, ...(value as Omit<Pack, keyof typeof none>) };
  const laid = { pack, origin, gameId };
  if (origin.of === 'talisman-hp') {
    const { showing } = await import('../../shared/games/talisman/editions/harry-potter/shown.ts');
    return packs.packedShown(showing, laid);
  }
  const { showing } = await import('../../shared/games/talisman/editions/revised/shown.ts');
  return packs.packedShown(showing, laid);
}
