import { shownOf, type Showing } from '../shown.ts';
import { packedPrint, packedWords } from './laid.ts';
import type { PackedShown } from './packing.ts';
import type { Pack } from './schema.ts';

/** What a pack need not say. */
const none = { add: [], replace: [] };

/** Tells and shows a Talisman with a pack, without playing it and so without what could check the pack. */
export const packedShownOf =
  <O>({ print, words, settings }: Showing<O>): PackedShown =>
  ({ value, origin, gameId }) => {
    const pack: Pack = { ...none, ...(value as Omit<Pack, keyof typeof none>) };
    const laid = { pack, origin, gameId };
    return {
      ...shownOf(packedPrint(print, laid), packedWords(words, pack), settings),
      pack: origin,
    };
  };
