import { createHash } from 'node:crypto';

/**
 * Creates a bot's random source: whole numbers from 0 to n-1, the same for the same seed. The seed
 * reveals nothing of the dice, because a bot must not foresee them.
 */
export function chanceOf(seed: readonly string[]): (n: number) => number {
  let drawn = 0;
  return (n) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([...seed, drawn]))
      .digest();
    drawn += 1;
    return hash.readUIntBE(0, 6) % n;
  };
}
