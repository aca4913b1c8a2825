/**
 * Creates a quick random source for imagined matches: whole numbers from 0 to n-1, the same for the
 * same seed. A linear congruential generator is good enough, because no one gains by foreseeing it.
 */
export function luckOf(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // the upper bits are the better ones
    return Math.floor((state / 2 ** 32) * n);
  };
}
