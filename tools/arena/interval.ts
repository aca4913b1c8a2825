/** An interval of shares, from 0 to 1. */
export type Interval = readonly [number, number];

/** The standard score of a two-sided interval of 95 %. */
const Z = 1.96;

/** Wilson's 95 % confidence interval of a share, from a number of hits and of trials. */
export function intervalOf(hits: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))) /
    (1 + Z ** 2 / trials);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
