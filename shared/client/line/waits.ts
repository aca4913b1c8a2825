/** The first wait before a retry, and the longest, in milliseconds. */
const FIRST = 250;
const LONGEST = 8_000;

/**
 * The wait before the next try, in milliseconds: growing and random, so that clients which lost the
 * connection together do not come back together.
 * @param tries number of tries that have failed, 1 or more
 */
export const waitAfter = (tries: number, chance: () => number): number =>
  Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + chance() / 2);
