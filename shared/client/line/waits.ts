/** In milliseconds: the first wait before something is tried again, and the longest. */
const FIRST = 250;
const LONGEST = 8_000;

/**
 * How long to wait before the next try, in milliseconds: ever longer, and never quite the same, so that
 * those who lost the line together do not come back together.
 * @param tries number of tries that have failed, 1 or more
 */
export const waitAfter = (tries: number, chance: () => number): number =>
  Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + chance() / 2);
