import { shownOf, type Showing } from '../shown.ts';
import { packedPrint, packedWords } from './laid.ts';
import type { PackedShown } from './packing.ts';

/** Tells and shows a Talisman with a pack, without playing it and so without what could check the pack. */
export const packedShownOf =
  <O>({ print, words, ...showing }: Showing<O>): PackedShown =>
  (laid) => ({
    ...shownOf({
      print: packedPrint(print, laid),
      words: packedWords(words, laid.pack),
      ...showing,
    }),
    pack: laid.origin,
  });
