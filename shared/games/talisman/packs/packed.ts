import type { Game } from '../../../engine/index.ts';
import { talismanOf, type Make } from '../game.ts';
import { packedPrint, packedWords, type Laid } from './laid.ts';

/** A Talisman of some edition with a pack: a game of its own. */
export const packed = <O>(make: Make<O>, laid: Laid): Game =>
  talismanOf({
    ...make,
    pack: laid.origin,
    edition: packedPrint(make.edition, laid),
    words: packedWords(make.words, laid.pack),
  });
