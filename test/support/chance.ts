import { createHash } from 'node:crypto';
import type { Chance } from '../../shared/engine/index.ts';

/** A source of whole numbers below n that repeats itself for the same seed (mulberry32). */
export function numbersFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** Dice that fall by such numbers. */
export const diceFrom =
  (next: (n: number) => number): Chance =>
  (_key, sides) =>
    sides.map((n) => next(n) + 1);

/** Bytes that repeat themselves for the same seed, and differ from call to call. */
export function bytesFrom(seed: string): (bytes: number) => Uint8Array {
  let calls = 0;
  return (bytes) => {
    calls += 1;
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, i) =>
      createHash('sha256')
        .update(`${seed}/${String(calls)}/${String(i)}`)
        .digest(),
    );
    return new Uint8Array(Buffer.concat(blocks).subarray(0, bytes));
  };
}
