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
  /** The round of a public beacon whose chance takes the place of what was added. */
  readonly beacon?: Pick<DrawnRound, 'signature'> | undefined;
};

const text = new TextEncoder();

/**
 * The commitment published before play, in hex: SHA-256 of the secret, and behind it of the round of a beacon
 * where one is named (JSON `[chain, publicKey, scheme, round]`), so that neither is exchanged.
 */
export function commitmentOf(secret: Uint8Array, named?: NamedRound): string {
  if (named === undefined) return toHex(sha256(secret));
  const { chain, publicKey, scheme, round } = named;
  const name = text.encode(JSON.stringify([chain, publicKey, scheme, round]));
  return toHex(sha256(Uint8Array.from([...secret, ...name])));
}

/**
 * Dice that nobody can foresee without the secret and anybody can check with it. The bytes of a
 * roll are HMAC-SHA256(secret, JSON `[added, match, key, block]`) for block 0, 1, …, where added is the
 * entropy, or with a beacon its round's chance alone; each die
 * takes the next 32-bit big-endian word below the largest multiple of its sides, modulo, plus 1.
 * @throws RangeError where a die has not 1 to 2^32 sides.
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

/** Whether a die may have so many sides. */
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
