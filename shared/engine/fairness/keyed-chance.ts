import type { Chance } from '../run/running.ts';
import { toHex } from './hex.ts';
import { hmac } from './hmac.ts';
import { sha256 } from './sha256.ts';

/** What every roll of a match depends on besides the secret. */
export type Mix = {
  readonly match: string;
  /** What the seats added, in order of joining. */
  readonly entropy: readonly string[];
};

/** What is published before play: the SHA-256 of the secret, in hex. */
export const commitmentOf = (secret: Uint8Array): string => toHex(sha256(secret));

const text = new TextEncoder();

/**
 * Dice that nobody can foresee without the secret and anybody can check with it. The bytes of a
 * roll are HMAC-SHA256(secret, JSON `[entropy, match, key, block]`) for block 0, 1, …; each die
 * takes the next 32-bit big-endian word below the largest multiple of its sides, modulo, plus 1.
 * @throws RangeError where a die has not 1 to 2^32 sides.
 */
export function keyedChance(secret: Uint8Array, { match, entropy }: Mix): Chance {
  const mac = hmac(secret);
  return (key, sides) => {
    const nextWord = wordsOf((block) =>
      mac(text.encode(JSON.stringify([entropy, match, key, block]))),
    );
    return sides.map((n) => {
      if (!isDie(n)) throw new RangeError(`There is no die of ${String(n)} sides.`);
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

/** Reads 32-bit words off the blocks of a stream. */
function wordsOf(blockAt: (block: number) => Uint8Array): () => number {
  let block = 0;
  let offset = 32;
  let view: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    if (offset === 32) {
      view = new DataView(blockAt(block).buffer);
      block += 1;
      offset = 0;
    }
    offset += 4;
    return view.getUint32(offset - 4);
  };
}
