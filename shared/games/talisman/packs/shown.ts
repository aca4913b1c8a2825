import { shownOf, type Showing } from '../shown.ts';
import { packedPrint, packedWords } from './laid.ts';
import type { PackedShown } from './packing.ts';

/** Tells and shows a Talisman with a pack, without playing it and so without what could check the pack. */
export const packedShownOf =
  <O>({ print, words, settings }: Showing<O>): PackedShown =>
  (laid) => ({
    ...shownOf(packedPrint(print, laid), packedWords(words, laid.pack), settings),
    pack: laid.origin,
  });
