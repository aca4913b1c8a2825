import { displayOf, type Showing } from '../display.ts';
import { packedPrint, packedWords } from './laid.ts';
import type { PackedShown } from './packing.ts';

/**
 * Describes and displays a Talisman with a pack, without its rules and so without the code that could
 * check the pack.
 */
export const packedShownOf =
  <O>({ print, words, ...showing }: Showing<O>): PackedShown =>
  (laid) => ({
    ...displayOf({
      print: packedPrint(print, laid),
      words: packedWords(words, laid.pack),
      ...showing,
    }),
    pack: laid.origin,
  });
