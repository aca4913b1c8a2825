import { talismanOf, type Make } from '../game.ts';
import { packOf } from './faults.ts';
import { packedPrint, packedWords } from './laid.ts';
import type { PackedGame } from './packing.ts';

/** Lays packs over a Talisman of some edition: each makes a game of its own. */
export const packedGameOf =
  <O>(make: Make<O>): PackedGame =>
  ({ value, origin, gameId }) => {
    const checked = packOf(value, make);
    if ('faults' in checked) return checked;
    const laid = { pack: checked.pack, origin, gameId };
    const game = talismanOf({
      ...make,
      pack: origin,
      edition: packedPrint(make.edition, laid),
      words: packedWords(make.words, laid.pack),
    });
    return { game };
  };
