import { createHash } from 'node:crypto';
import { keyedChance, type Chance } from '../shared/engine/index.ts';

/** A secret derived from a seed, so that the same seed gives the same dice. */
export const secretOf = (seed: string): Uint8Array => createHash('sha256').update(seed).digest();

/** The dice of one match under a seed. */
export const seededChance = (seed: string, match: string): Chance =>
  keyedChance(secretOf(seed), { match, entropy: [] });

/**
 * A bot's own randomness: `chance(n)` gives a whole number from 0 to n-1, the same sequence for the
 * same seed.
 */
export function botLuck(seed: string): (n: number) => number {
  let state = createHash('sha256').update(seed).digest().readUInt32BE();
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
