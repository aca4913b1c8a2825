import type { Shown } from '../../../engine/index.ts';
import { shownOf, type Showing } from '../shown.ts';
import { packedPrint, packedWords, type Laid } from './laid.ts';

/** What can be told and shown of a Talisman with a pack, without playing it. */
export const packedShown = <O>({ print, words, settings }: Showing<O>, laid: Laid): Shown => ({
  ...shownOf(packedPrint(print, laid), packedWords(words, laid.pack), settings),
  pack: laid.origin,
});
