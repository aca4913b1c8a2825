import type { Chance } from '../run/running.ts';
import { randomnessOf, type DrawnRound, type NamedRound } from './beacon.ts';
import { toHex } from './hex.ts';
import { hmac } from './hmac.ts';
import { sha256, wordAt } from './sha256.ts';

/** The public inputs of every roll of a match, beside its secret. */
export type Mix = {
  readonly match: string;
  /** Entropy added by players and host, in that order. */
  readonly entropy: readonly string[];
  /** The round of a public beacon that replaces the added entropy. */
  readonly beacon?: Pick<DrawnRound, 'signature'> | undefined;
};

const text = new TextEncoder();

/**
 * The commitment published before play, in hex: SHA-256 of the secret, followed by the round of a
 * beacon if one is named (JSON `[chain, publicKey, scheme, round]`), so that neither can be exchanged.
 */
export function commitmentOf(secret: Uint8Array, named?: NamedRound): string {
  if (named === undefined) return toHex(sha256(secret));
  const { chain, publicKey, scheme, round } = named;
  const name = text.encode(JSON.stringify([chain, publicKey, scheme, round]));
  return toHex(sha256(Uint8Array.from([...secret, ...name])));
}

/**
 * Provably fair dice: unpredictable without the secret, and verifiable with it. The bytes of a roll
 * are HMAC-SHA256(secret, JSON `[added, match, key, block]`) for block 0, 1, …; `added` is the
 * entropy, or with a beacon only the randomness of its round. Each die takes the next 32-bit
 * big-endian word below the largest multiple of its sides, modulo, plus 1.
 * @throws RangeError if a die does not have 1 to 2^32 sides.
 */
export function keyedChance(secret: Uint8Array, { match, entropy, beacon }: Mix): Chance {
  const mac = hmac(secret);
  const added = beacon === undefined ? entropy : [randomnessOf(beacon)];
  const mixed = JSON.stringify([added, match]).slice(0, -1);
  return (key, sides) => {
    const named = `${mixed},${JSON.stringify(key)},`;
    const nextWord = wordsOf((block) => mac(text.encode(`${named}${String(block)}]`)));
    return sides.map((n) => {
      if (!isDie(n)) throw new RangeError(`There is no die with ${String(n)} sides.`);
      const limit = Math.floor(2 ** 32 / n) * n;
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return (word % n) + 1;
    });
  };
}

/** True for a number of sides that a die may have: 1 to 2^32. */
export const isDie = (sides: number): boolean =>
  Number.isInteger(sides) && sides >= 1 && sides <= 2 ** 32;

/** Reads 32-bit words off the blocks of a stream, big-endian. */
function wordsOf(blockAt: (block: number) => Uint8Array): () => number {
  let next = 0;
  let block: Uint8Array = new Uint8Array();
  let offset = 0;
  return () => {
    if (offset === block.length) {
      block = blockAt(next);
      next += 1;
      offset = 0;
    }
    offset += 4;
    return wordAt(block, offset - 4) >>> 0;
  };
}
