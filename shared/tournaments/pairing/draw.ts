import { fromHex, keyedChance, type Chance } from '../../engine/index.ts';
import { arrange } from '../../engine/procedure/step.ts';

/**
 * The randomness of a seed for one algorithm: dice as those of a match that is named after the
 * algorithm and has no entropy of players.
 * @throws RangeError if the seed is not lower-case hex of at least one byte.
 */
export function chanceOf(seed: string, algorithm: string): Chance {
  const secret = fromHex(seed);
  if (secret === undefined || secret.length === 0) {
    throw new RangeError('A seed must be lower-case hex of at least a byte.');
  }
  return keyedChance(secret, { match: algorithm, entropy: [] });
}

/** Shuffles items under a key, as decks are shuffled: by dice of n, n-1, … 2 sides. */
export const drawn = <T>(items: readonly T[], chance: Chance, key: string): readonly T[] =>
  arrange(
    items,
    chance(
      key,
      items.slice(1).map((_, i) => items.length - i),
    ),
  );

const WORD = 2 ** 32;

/**
 * An endless source of whole numbers from 0 to below n, for a search that asks for thousands:
 * Marsaglia's xorshift128, seeded with four words drawn under the key, each 1 to 2^32.
 */
export function numbersOf(chance: Chance, key: string): (below: number) => number {
  let [x = 1, y = 1, z = 1, w = 1] = chance(key, [WORD, WORD, WORD, WORD]).map((word) => word | 0);
  // a state of only zeros would stay so
  w |= 1;
  return (below) => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ (t ^ (t >>> 8));
    return (w >>> 0) % below;
  };
}
